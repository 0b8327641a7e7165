export default {
  offline: {
    title: 'Speak It Now is out of reach.',
    text: 'Terms & phrases and your browser’s own voices still work. Translating, scoring and your account wait until the connection is back; what you type stays here.',
    tryAgain: 'Try again',
    trying: 'Trying...',
    backTitle: 'Connected again',
    back: 'Everything works as before.',
  },
  recordingNeedsServer: 'Recording waits for the connection: your voice is judged on the server.',
  update: {
    title: 'A new version is ready.',
    text: 'Loading it takes a moment. What you have typed stays.',
    load: 'Load it',
  },
} as const;
