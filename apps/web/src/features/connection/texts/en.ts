export default {
  offline: {
    title: 'You’re offline.',
    text: 'Terms & phrases and your browser’s own voices still work. Translation, scoring, and your account will be back when you’re connected. What you type stays here.',
    tryAgain: 'Try again',
    trying: 'Trying...',
    backTitle: 'You’re back online',
    back: 'Everything works again.',
  },
  recordingNeedsServer: 'You’re offline. Recordings are scored on the server, so connect to record.',
  update: {
    title: 'A new version is ready.',
    text: 'It only takes a moment. What you’ve typed stays.',
    load: 'Update',
  },
} as const;
