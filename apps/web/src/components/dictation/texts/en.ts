const en = {
  title: 'Dictation',
  lead: 'Listen, type what you hear, then say it.',
  hearSlowly: 'Slowly',
  input: 'Type what you hear',
  check: 'Check',
  letters: 'Letters of this language',
  exact: 'Every letter is right.',
  accents: 'Right, except for the accents.',
  differences: (count: number) =>
    count === 1 ? 'One letter is different.' : `${count} letters are different.`,
  comparison: 'Your spelling, letter by letter',
  rows: 'Above: how it’s spelled. Below: what you typed.',
  other: (expected: string, typed: string) => `“${expected}”, you typed “${typed}”`,
  missing: (letter: string) => `“${letter}” is missing`,
  extra: (letter: string) => `“${letter}” is one too many`,
  space: 'space',
  sayIt: 'Now say it',
  next: 'Next phrase',
  again: 'Start again',
  done: (right: number, total: number) => `${right} of ${total} spelled right.`,
  itemOf: (place: number, total: number) => `${place} of ${total}`,
  close: 'Close',
};

export default en;
