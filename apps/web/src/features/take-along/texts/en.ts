const english = {
  title: 'Take it along',
  lead: 'Your history and your vocabulary as files, to read, to count or to learn on with.',
  premiumTitle: 'Files are part of premium',
  signIn: 'Create an account',
  historyText: 'Every scored attempt with its text, its scores and its sounds, newest first.',
  vocabularyText:
    'Every text you have said in a language, with its meaning, its sounds in phonetic script and the model voice. Your best score is on the card.',
  noRecordings: 'Your own recordings are never kept, so they are in no file.',
  language: 'Vocabulary in',
  meaningIn: 'Meaning in',
  premium: 'Taking files along is part of premium. A copy of all your data is free, under Account.',
  subscribe: 'See the plans',
  history: 'History',
  vocabulary: 'Vocabulary',
  csv: 'History as CSV',
  json: 'History as JSON',
  apkg: 'Anki package (.apkg)',
  zip: 'Anki text with sound (.zip)',
  ankiHint:
    'The package opens with a double click. From the zip, copy the folder collection.media into Anki’s media folder, then import the text file.',
  running: (megabytes: string) => `Preparing your file: ${megabytes} MB so far`,
  texts: (count: number) => `${count} texts are being spoken.`,
  cancel: 'Cancel',
  done: 'Your file is saved.',
  failed: 'The file could not be made. Please try again.',
};

export default english;
