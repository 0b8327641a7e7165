import type { Judgement, WordJudgement } from '../score/judge.ts';

/** Below this a word was clearly something else. */
const OTHER_WORD_ACCURACY = 20;

/**
 * What was said, in the order of the expected words. Missing words are left out. A word that was clearly replaced by
 * another one is written as that. If it was something else, its sounds are written between slashes, or '…' if any is
 * unclear.
 */
export function transcribe({ words }: Judgement): string {
  return words
    .filter(({ isMissing }) => !isMissing)
    .map((word) => word.heardWord ?? (word.accuracy >= OTHER_WORD_ACCURACY ? word.text : otherWord(word)))
    .join(' ');
}

function otherWord(word: WordJudgement): string {
  const isClear = word.phones.every(({ accuracy, heard }) => heard !== undefined || accuracy >= 60);
  const ipa = ipaOf(word);
  return isClear && ipa !== '' ? `/${ipa}/` : '…';
}

/** The sounds that were said, as far as they are known: the expected ones, with clear differences applied. */
export function heardIpa({ words }: Judgement): string {
  return words
    .filter(({ isMissing }) => !isMissing)
    .map(ipaOf)
    .filter((ipa) => ipa !== '')
    .join(' ');
}

function ipaOf({ phones }: WordJudgement): string {
  return phones.map(({ phone, heard }) => heard ?? phone.ipa).join('');
}
