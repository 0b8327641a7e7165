/** Scoring on the device, in English. */
export default {
  title: 'Score on this device',
  lead: 'The scoring engine runs in your browser, so your voice never leaves this device. The server only gets the numbers of a score, to count it and keep it in your history.',
  turnOn: 'Score on this device: your recording stays here',
  isOff: 'Off: your recordings are sent to this server and scored there.',
  serverOnly: 'This server scores recordings itself; scoring on the device is turned off here.',
  deviceOnly: 'On this server all scoring happens on your device: recordings are never sent.',
  unsupported:
    'This browser can’t score on the device. Use a current version of Chrome, Edge, Firefox, or Safari on a secure page (https).',
  languagesTitle: 'Languages on this device',
  languagesLead:
    'Each language is downloaded once. The first download is larger, because it includes the scoring engine.',
  onDevice: 'On this device',
  download: 'Download',
  ofLanguage: (language: string) => `: ${language}`,
  progress: (loaded: string, total: string) => `${loaded} of ${total}`,
  starting: 'Starting...',
  cancel: 'Cancel',
  goOn: 'Continue',
  remove: 'Remove',
  removeAll: 'Remove everything',
  failures: {
    'download-failed': 'The connection broke. What has arrived stays: continue when you’re connected.',
    'download-damaged': 'The download arrived damaged. Try again.',
    'storage-full': 'There’s no room for the download on this device. Free up some space, then continue.',
  },
  space: (size: string) => `Takes up ${size} on this device.`,
  premium:
    'With Premium you can practice without a connection too: scores wait here and reach your account later. Free scores need a connection, because they’re counted on the server.',
  neededTitle: (language: string) => `${language} isn’t on this device yet`,
  needed:
    'You’re scored on this device, so your recording wasn’t sent. Download the language, then score the recording.',
  notCountedTitle: 'Your score needs a connection',
  notCounted:
    'Your recording was scored on this device, but free scores are counted on the server before they’re shown. Connect, then try again. Your recording is kept.',
  scoreIt: 'Score the recording',
  where: 'Where your recording is scored',
  onServer: 'On this server',
  onThisDevice: 'On this device: your recording stays here',
  once: (size: string) => `Downloads ${size} once.`,
  later: 'You can change this at any time.',
  settings: 'Scoring settings',
} as const;
