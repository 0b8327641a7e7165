import type { Grades, WordGrade } from '../score/grade.ts';

/** Below this a word was clearly something else. */
const OTHER_WORD_ACCURACY = 20;
const UNCLEAR = '…';

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
  const ipa = clearIpa(word);
  return ipa === UNCLEAR ? UNCLEAR : `/${ipa}/`;
}

/**
 * The sounds that were said: the expected ones, except where another one was clearly heard. A word that the findings call
 * unclear is '…'. '' if all words are.
 */
export function heardIpa({ words }: Grades): string {
  const said = words
    .filter(({ isMissing }) => !isMissing)
    .map((word) => {
      if (word.isUnsure || word.isAnotherWord) return UNCLEAR;
      return word.accuracy < OTHER_WORD_ACCURACY && word.heardWord === undefined
        ? clearIpa(word)
        : ipaOf(word);
    })
    .filter((ipa) => ipa !== '');
  return said.every((ipa) => ipa === UNCLEAR) ? '' : said.join(' ');
}

function clearIpa(word: WordGrade): string {
  const isClear = word.phones.every(({ accuracy, heard }) => heard !== undefined || accuracy >= 60);
  const ipa = ipaOf(word);
  return isClear && ipa !== '' ? ipa : UNCLEAR;
}

function ipaOf({ phones }: WordGrade): string {
  return phones.map(({ phone, heard }) => heard ?? phone.ipa).join('');
}
