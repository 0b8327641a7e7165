export default {
  offline: {
    title: 'You’re offline.',
    text: 'Terms & phrases and your browser’s own voices still work. Translation, scoring, and your account will be back when you’re connected. What you type stays here.',
    onDevice: (languages: string) =>
      `You can go on in ${languages}: it’s scored on this device. Scores wait here and reach your account when you’re connected.`,
    waiting: (count: number) => (count === 1 ? '1 score is waiting.' : `${count} scores are waiting.`),
    needsCounting:
      'Listening, terms & phrases still work. Scores need a connection: free scores are counted on the server.',
    tryAgain: 'Try again',
    trying: 'Trying...',
    backTitle: 'You’re back online',
    back: 'Everything works again.',
  },
  scoresNeedConnection: 'Scores need a connection: free scores are counted on the server.',
  scoresNeedAccount:
    'Scores need a connection now: this device hasn’t reached your account for more than 7 days.',
  languageNeedsDownload:
    'You’re offline, and this language isn’t on this device yet. Connect to download it.',
  needsConnection: {
    title: 'This page needs a connection',
    text: 'It shows your account, which is on the server. It opens by itself once you’re connected.',
  },
  delivered: {
    title: 'Scores saved',
    text: (count: number) =>
      count === 1
        ? 'The score you earned offline is in your account.'
        : `The ${count} scores you earned offline are in your account.`,
  },
  recordingNeedsServer: 'You’re offline. Recordings are scored on the server, so connect to record.',
  update: {
    title: 'A new version is ready.',
    text: 'It only takes a moment. What you’ve typed stays.',
    load: 'Update',
  },
} as const;
