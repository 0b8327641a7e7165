/** The agreement before the first recording, in English. */
export default {
  consent: {
    title: 'Before you record',
    lead: 'Recording your voice needs your agreement.',
    whatHappens: 'What happens with your voice',
    points: [
      'Your recording goes to this server, which judges it with its own engine, or with the AI provider its operator has set up.',
      'The recording is not stored: it is gone once it has been scored.',
      'While you speak, your browser may show live text. That is the browser’s own speech recognition, which some browsers run on their maker’s servers.',
    ],
    textsGoTo: (recipients: string) =>
      `Phrases that the phrasebook cannot translate are sent to ${recipients}.`,
    recordingsGoTo: {
      assessment: (recipient: string) =>
        `To be scored, your recording and the phrase go to ${recipient}, an outside AI provider.`,
      transcription: (recipient: string) =>
        `So that you can read what a transcription service understood, your recording also goes to ${recipient}, an outside AI provider.`,
    },
    checkboxBefore: 'I agree to the ',
    terms: 'Terms of Service',
    checkboxBetween: ' and the ',
    privacy: 'Privacy Policy',
    checkboxAfter: '.',
    notReady: 'Please Accept All Agreements Above',
    ready: 'Accept All & Continue to App',
    notKept: {
      title: 'Agreement not kept',
      text: 'Your browser does not allow this site to keep data. Allow it and accept again.',
    },
    renewal:
      'Free users are asked to renew this agreement every 24 hours. Subscribers are asked again only when it changes.',
  },
} as const;
