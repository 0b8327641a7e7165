import type { Grades, WordGrade } from '../score/grade.ts';

/** Below this a word was clearly something else. */
const OTHER_WORD_ACCURACY = 20;

/**
 * What was said, in the order of the expected words, without the missing ones. Another word that was clearly said is
 * written instead. Sounds that form no word stand between slashes; '…' stands for unclear ones.
 */
export function transcribe({ words }: Grades): string {
  return words
    .filter(({ isMissing }) => !isMissing)
    .map((word) => word.heardWord ?? (word.accuracy >= OTHER_WORD_ACCURACY ? word.text : otherWord(word)))
    .join(' ');
}

function otherWord(word: WordGrade): string {
  const isClear = word.phones.every(({ accuracy, heard }) => heard !== undefined || accuracy >= 60);
  const ipa = ipaOf(word);
  return isClear && ipa !== '' ? `/${ipa}/` : '…';
}

/** The sounds that were said, as far as they are known: the expected ones, with clear differences applied. */
export function heardIpa({ words }: Grades): string {
  return words
    .filter(({ isMissing }) => !isMissing)
    .map(ipaOf)
    .filter((ipa) => ipa !== '')
    .join(' ');
}

function ipaOf({ phones }: WordGrade): string {
  return phones.map(({ phone, heard }) => heard ?? phone.ipa).join('');
}
