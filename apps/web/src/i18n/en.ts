import { englishAccount } from './en-account.ts';
import { englishBilling } from './en-billing.ts';

/** The interface in English. Other languages have this shape (see catalogue.ts). */
export const english = {
  ...englishAccount,
  ...englishBilling,
  productName: 'Speak It Now',
  languageNames: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian' },

  header: {
    skipToContent: 'Skip to content',
    home: 'Speak It Now, home',
    questions: 'Questions / Comments',
    signIn: 'Sign In',
    logOut: 'Log Out',
    averageAccuracy: 'Average Accuracy',
    percent: (value: number) => `${value}%`,
    averageExplained: (count: number) =>
      count === 0
        ? 'No scored attempt in this session yet'
        : `Mean of ${count} scored ${count === 1 ? 'attempt' : 'attempts'} in this session`,
  },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  footer: {
    copyright: (year: number) => `© ${year} Speak It Now`,
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    label: 'Legal',
  },

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

  tips: {
    hintsTitle: 'Helpful Hints',
    hints: [
      {
        title: '95 percent is good',
        text: 'A score of 95 percent is good; even natives rarely reach 100.',
      },
      { title: 'Speak clearly and slowly', text: 'Give every word its time. Speed comes by itself.' },
      {
        title: 'Use a good microphone',
        text: 'A good microphone close to the mouth hears what you do; one across the room guesses.',
      },
      {
        title: 'Keep background noise minimal',
        text: 'Close the window, pause the music, and let one person speak.',
      },
      {
        title: 'Pronounce each syllable',
        text: 'Also the small ones at the end, where a language keeps them.',
      },
      {
        title: 'Some words score perfect more easily',
        text: 'Short words with familiar sounds are generous. Long ones teach more.',
      },
    ],
    instructionsTitle: 'Instructions',
    steps: [
      { title: 'Pick languages', text: 'The one you write in and the one you want to say it in.' },
      { title: 'Choose Casual or Formal', text: 'For a friend, or for someone you address with respect.' },
      { title: 'Enter text', text: 'A term or a phrase of up to 250 characters.' },
      { title: 'Translate', text: 'Press Translate, or Enter in the text box.' },
      { title: 'Hear It', text: 'Listen to the phrase as often as you like.' },
      {
        title: 'Choose speed',
        text: 'Slow Speed to catch every sound, Conversation Speed to hear it as spoken.',
      },
      {
        title: 'Record',
        text: 'Say it. Recording stops when you fall silent, when you press Stop, or with Escape.',
      },
      {
        title: 'Get score and feedback, repeat',
        text: 'Read and hear what to change, press a word to hear just that word, and record again.',
      },
    ],
    functionsTitle: 'Functions',
    functions: [
      { name: 'Translate', text: 'puts your text into the language you practise, casual or formal.' },
      { name: 'Hear It', text: 'speaks the phrase at the chosen speed.' },
      { name: 'Slow Speed', text: 'speaks at seven tenths of the usual speed.' },
      { name: 'Conversation Speed', text: 'speaks as people do.' },
      { name: 'Record', text: 'listens to you; Stop or Escape ends it, and so does silence.' },
      { name: 'Listen', text: 'speaks the tutor’s feedback again.' },
      { name: 'Record Your Response', text: 'takes the same phrase again.' },
      { name: 'Mute', text: 'stops speech that starts by itself; what you press still sounds.' },
      { name: 'Average Accuracy', text: 'is the mean of your scores in this session.' },
      { name: 'Terms & Phrases to Try', text: 'offers words and sentences by topic and difficulty.' },
    ],
  },

  checker: {
    title: 'Pronunciation Checker',
    sourceLanguage: 'I write in',
    targetLanguage: 'I say it in',
    register: 'Way of speaking',
    casual: 'Casual',
    formal: 'Formal',
    sourceText: 'Your text',
    sourcePlaceholder: 'Enter term or phrase...',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
    translation: 'Translation',
    translationPlaceholder: 'Translation will appear here...',
    translate: 'Translate',
    translating: 'Translating...',
    translationFrom: (source: string) => `From ${source}`,
    unableToTranslate: 'unable to translate',
    translationError: 'Translation error',
    practiseAsTyped: 'Practise my text as typed',
    practisingAsTyped: (language: string) => `Your text, taken as ${language}.`,
    transport: 'Hear, record, speed',
    hearIt: 'Hear It',
    slowSpeed: 'Slow Speed',
    conversationSpeed: 'Conversation Speed',
    speed: 'Speed',
    mute: 'Mute automatic speech',
    unmute: 'Unmute automatic speech',
    record: 'Record',
    recording: 'Recording...',
    processing: 'Processing...',
    stop: 'Stop',
    stopHint: 'or press Escape',
    listening: 'Listening...',
    quoted: (text: string) => `“${text}”`,
    inputLevel: 'Microphone level',
    cannotHearYou: 'We can’t hear you yet. Speak up, or move closer to the microphone.',
    evaluating: 'Your AI tutor is evaluating your pronunciation...',
    errorProcessing: 'Error processing audio',
    sendAgain: 'Send the same recording again',
    waitingForMicrophone: 'Waiting for the microphone...',
  },

  empty: {
    title: 'The studio is yours',
    text: 'Type something you would like to say, or start with one of these.',
    examples: ['good morning', 'thank you very much', 'where is the bathroom?'],
  },

  result: {
    label: 'Result of your recording',
    latest: 'Latest feedback',
    percentAccuracy: (percent: number) => `${percent} percent accuracy`,
    percentSign: '%',
    verdict: {
      good: 'That is how it is said.',
      fair: 'Close. A sound or two to move.',
      poor: 'Let us take it apart.',
    },
    estimate:
      'An estimate: for this language the judge has heard little real speech, so take the number as a guide.',
    scores: { pronunciation: 'Pronunciation', fluency: 'Fluency', completeness: 'Completeness' },
    wordsTitle: 'Word by word',
    wordsHint: 'Press a word to see its sounds.',
    status: { good: 'good', fair: 'almost', poor: 'off', missing: 'not heard' },
    wordLabel: (word: string, percent: number, status: string) => `${word}: ${percent} percent, ${status}`,
    soundsOf: (word: string) => `The sounds of ${word}`,
    soundLabel: (ipa: string, percent: number) => `${ipa}, ${percent} percent`,
    heardInstead: (ipa: string) => `heard ${ipa}`,
    leftOut: 'left out',
    tipsTitle: 'How to make it',
    close: 'Close',
    you: 'You',
    model: 'Model',
    playMine: 'Play my recording',
    playModel: 'Play the model',
    playMyWord: (word: string) => `Play my ${word}`,
    playModelWord: (word: string) => `Play the model’s ${word}`,
    waveform: (seconds: string) => `Waveform of your recording, ${seconds} seconds`,
    extraWords: (ipa: string) => `Also heard: ${ipa}`,
    heardAs: 'Heard as',
    scoreAnnouncement: (percent: number, message: string) => `${percent} percent accuracy. ${message}`,
    notJudgedTitle: 'Not scored this time',
    notJudgedFree: 'It cost you no attempt.',
    notJudged: {
      silence: {
        why: 'We heard no speech.',
        todo: 'Check that the right microphone is chosen, then speak after pressing Record.',
      },
      'too-quiet': {
        why: 'Your voice was too quiet to judge.',
        todo: 'Move closer to the microphone or speak up.',
      },
      'too-short': {
        why: 'The recording was too short.',
        todo: 'Say the whole phrase before you press Stop.',
      },
      clipped: {
        why: 'The recording was so loud that it broke up.',
        todo: 'Move back a little or lower the microphone’s level.',
      },
      'too-noisy': {
        why: 'There was more noise than voice.',
        todo: 'Find a quieter place or use a microphone closer to your mouth.',
      },
      'other-speech': {
        why: 'That did not sound like this language.',
        todo: 'Hear the phrase once, then repeat it.',
      },
      'wrong-text': {
        why: 'That sounded like a different sentence.',
        todo: 'Read the phrase above and say just that.',
      },
    },
  },

  chat: {
    label: 'Conversation with your tutor',
    you: 'You',
    tutor: 'Tutor',
    greeting: 'Type a phrase, hear it, then record yourself. I will tell you which sounds to change.',
    breakdownTitle: 'Score breakdown',
    base: 'Base 100%',
    deduction: (percent: number) => `−${percent}%`,
    final: (percent: number) => `Final ${percent}%`,
    noDeductions: 'Nothing to take off.',
    listen: 'Listen',
    recordResponse: 'Record Your Response',
  },

  toasts: {
    area: 'Notifications ({hotkey})',
    close: 'Dismiss',
    microphone: {
      title: 'Microphone Error',
      text: 'Could not access microphone. Please check permissions and try again.',
    },
    recording: {
      title: 'Recording Error',
      noAudio: 'No audio was captured. Please try again.',
      tooShort: 'Recording too short or silent. Please speak clearly and try again.',
      noTerm: 'No practice term available - please enter text and translate first',
      notHeard: 'We heard no speech, so the recording was stopped. Please speak clearly and try again.',
    },
    processing: {
      title: 'Processing Error',
      text: 'Failed to process your pronunciation. Please try again.',
    },
    translation: { title: 'Error', text: 'Failed to translate term. Please try again.' },
    speech: {
      title: 'Speech Error',
      text: 'The voice could not be played. Please check your connection and try again.',
    },
    consentNotKept: {
      title: 'Agreement not kept',
      text: 'Your browser does not allow this site to keep data. Allow it and accept again.',
    },
    logout: { title: 'Logged out', text: 'You have been successfully logged out.' },
    logoutFailed: { title: 'Logout failed', text: 'You are still signed in. Please try again.' },
  },

  microphoneHelp: {
    title: 'The microphone is not available',
    'not-allowed':
      'This page may not use the microphone. Press the icon beside the address, allow the microphone, and record again.',
    'not-found':
      'No microphone was found. Plug one in, or turn it on in the system settings, and record again.',
    'in-use': 'Another program is using the microphone. Close it, and record again.',
    insecure: 'Browsers only open the microphone on a secure page. Use https, or localhost on this computer.',
    unsupported: 'This browser cannot record sound. A current Chrome, Edge, Firefox or Safari can.',
    unknown: 'The microphone did not start. Check its connection and record again.',
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

  consent: {
    title: 'Before you record',
    lead: 'Recording your voice needs your agreement.',
    whatHappens: 'What happens with your voice',
    points: [
      'Your recording goes to this server, which judges it with its own engine, or with the AI provider its operator has set up.',
      'The recording is not stored: it is gone once it has been scored.',
      'While you speak, your browser may show live text. That is the browser’s own speech recognition, which some browsers run on their maker’s servers.',
    ],
    checkboxBefore: 'I agree to the ',
    terms: 'Terms of Service',
    checkboxBetween: ' and the ',
    privacy: 'Privacy Policy',
    checkboxAfter: '.',
    notReady: 'Please Accept All Agreements Above',
    ready: 'Accept All & Continue to App',
    renewal:
      'Free users are asked to renew this agreement every 24 hours. Subscribers are asked again only when it changes.',
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

  notFound: {
    title: 'Page Not Found',
    text: 'Nothing is kept at this address. It may have moved, or the link may be mistyped.',
    home: 'Return Home',
  },
  crash: {
    title: 'Something broke on this page',
    text: 'Nothing you typed was sent or lost. Load the page again; if it happens once more, tell us.',
    reload: 'Load again',
    home: 'Return Home',
  },

  pages: {
    review: {
      title: 'Comprehensive Vocabulary Review - 1',
      text: 'Beginner Lessons 1-10: 70 vocabulary terms in ten categories and 5 conversation scenarios, spoken to you, recorded by you and scored.',
    },
    back: 'Go to the checker',
  },
} as const;
