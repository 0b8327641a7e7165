/** Home around the checker, in English. */
export const home = {
  promo: {
    banner: 'Five languages, a tutor that listens, and an honest score for every word.',
    bannerLink: 'Try It For Free',
    introTitle: 'Try It For Free',
    introLead:
      'Write what you want to say. Hear how it sounds. Say it, and see which sounds were right, which were not, and how to change them. The first five scores of every day are free, without an account.',
    start: 'Try It For Free: type your first phrase',
    features: [
      {
        title: 'Custom AI tutor pronunciation feedback',
        text: 'In writing and in speech, about the sounds you made.',
      },
      {
        title: 'Accuracy scores',
        text: 'For the phrase, each word and each sound, with every point accounted for.',
      },
      {
        title: 'Guidance',
        text: 'Where the tongue goes, what to do with the lips, what to fix first.',
      },
      {
        title: 'A translation function',
        text: 'Casual or formal, so that you say it the way people would.',
      },
      { title: 'Five languages', text: 'English, Spanish, French, German and Italian.' },
    ],
  },

  tabs: {
    label: 'What would you like to do?',
    tips: 'Tips / Instructions',
    pronunciation: 'Pronunciation Checker',
    resources: 'Terms & Phrases to Try',
  },

  vocabulary: {
    title: 'Terms & Phrases to Try',
    lead: 'Choose one and it is put into the checker.',
    language: 'Language',
    level: 'Difficulty Level',
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    category: 'Topic Category',
    loading: 'Loading vocabulary...',
    empty: 'No vocabulary could be loaded. Check your connection and try again.',
    tryAgain: 'Try again',
    terms: 'Terms',
    phrases: 'Phrases',
    hear: (text: string) => `Hear ${text}`,
  },

  popup: {
    title: 'Unlock Unlimited Practice',
    lead: 'Your five free scores of these 24 hours are used. A subscription takes the limit away.',
    nextFree: (time: string) => `Your next free score comes at ${time}.`,
    features: [
      'Unlimited pronunciation practice',
      'Custom AI accuracy scores',
      'Feedback and coaching',
      'Access to all languages',
    ],
    subscribe: 'Subscribe Now',
    prices: 'Prices',
    price: (price: string, interval: string) => `${price} per ${interval}`,
    intervals: { day: 'day', week: 'week', month: 'month', year: 'year' },
    notNow: 'Not now',
  },
} as const;
