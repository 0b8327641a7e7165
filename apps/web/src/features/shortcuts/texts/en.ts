/** The settings of the keyboard shortcuts, in English. */
const en = {
  title: 'Keyboard shortcuts',
  lead: 'They work in the Pronunciation Checker, the vocabulary review and the weak-sound drills, also while you type. Keys without Alt or Ctrl wait until you have left the text box.',
  on: 'Use keyboard shortcuts',
  actions: {
    record: { name: 'Record', text: 'opens the microphone; in a word drill for its word.' },
    stop: {
      name: 'Stop',
      text: 'ends the recording, or whatever is being played. Escape ends a recording, too.',
    },
    listen: { name: 'Listen', text: 'speaks the phrase, as Hear It does.' },
    next: {
      name: 'Next phrase',
      text: 'goes on in the list you chose from, or clears the page for a new phrase; in the review and the drills it goes to the next item.',
    },
  },
  none: 'no keys',
  change: 'Change',
  changeOf: (action: string) => `Change the keys of ${action}`,
  remove: 'Remove',
  removeOf: (action: string) => `Remove the keys of ${action}`,
  press: 'Press the new keys. Escape keeps the old ones.',
  problems: {
    incomplete: 'Add a letter, a digit or a function key.',
    page: 'This key works the buttons and boxes of the page. Choose another one.',
    browser: 'The browser or this page needs these keys itself. Try Alt with a letter.',
  },
  changed: (action: string, keys: string) => `${action} is now ${keys}.`,
  exchanged: (action: string, keys: string, other: string, otherKeys: string) =>
    `${action} is now ${keys}. ${other} had these keys and has ${otherKeys} in exchange.`,
  exchangedForNone: (action: string, keys: string, other: string) =>
    `${action} is now ${keys}. ${other} had these keys and has none now.`,
  removed: (action: string) => `${action} has no keys now.`,
  kept: 'Nothing was changed.',
  restore: 'Restore the original keys',
  restored: 'The original keys are back.',
} as const;

export default en;
