import type { ExtraSpeech } from '../score/evidence.ts';
import type { Judgement, PhoneJudgement, WordJudgement } from '../score/judge.ts';
import type { Language } from '../types.ts';
import type { Cause } from './deductions.ts';
import { tipFor } from './tips/index.ts';

/** From this accuracy on a sound is right for every listener and is not named. */
export const CLEAR_ACCURACY = 75;
const CLEAR_ACCURACY_OF_ESTIMATE = 50;
/** Below this a word with most of its sounds off was not recognisable; naming single sounds would mislead. */
const LOST_WORD_ACCURACY = 30;

export interface Causes {
  readonly named: readonly Cause[];
  readonly unnamedWeight: number;
}

/** Everything that cost points. Weights are percents of the overall score as far as each cause explains it. */
export function findCauses(judgement: Judgement, language: Language): Causes {
  const phoneShare = 100 / judgement.words.reduce((sum, { phones }) => sum + phones.length, 0);
  const clear = judgement.isEstimate ? CLEAR_ACCURACY_OF_ESTIMATE : CLEAR_ACCURACY;
  const named: Cause[] = [];
  let unnamedWeight = 0;
  judgement.words.forEach((word) => {
    if (word.isMissing) named.push(missingWord(word, phoneShare));
    else if (isLost(word)) named.push(lostWord(word, phoneShare, language));
    else {
      for (const phone of word.phones) {
        const weight = ((100 - phone.accuracy) / 100) * phoneShare;
        if (phone.accuracy < clear) named.push(unclearPhone(word, phone, weight, language));
        else unnamedWeight += weight;
      }
    }
  });
  for (const extra of judgement.extras) named.push(extraSpeech(extra, judgement));
  for (const pause of judgement.pauses) {
    named.push({
      weight: pause.penalty,
      reason: `Long pause before “${judgement.words[pause.word]!.text}”`,
      details: `You stopped for ${pause.seconds.toFixed(1)} seconds. Say the phrase in one breath, a little slower if you need to.`,
    });
  }
  return { named, unnamedWeight };
}

function missingWord({ text, phones }: WordJudgement, phoneShare: number): Cause {
  return {
    weight: phones.length * phoneShare,
    reason: `“${text}” was not heard`,
    details: `Say every word: “${text}” is /${phones.map(({ phone }) => phone.ipa).join('')}/.`,
  };
}

function isLost({ accuracy, phones }: WordJudgement): boolean {
  return (
    accuracy < LOST_WORD_ACCURACY &&
    phones.filter((phone) => phone.accuracy < CLEAR_ACCURACY).length * 2 > phones.length
  );
}

function lostWord({ text, phones }: WordJudgement, phoneShare: number, language: Language): Cause {
  const worst = phones.reduce((a, b) => (b.accuracy < a.accuracy ? b : a));
  return {
    weight: phones.reduce((sum, { accuracy }) => sum + ((100 - accuracy) / 100) * phoneShare, 0),
    reason: `“${text}” could not be recognised`,
    details: `It is /${phones.map(({ phone }) => phone.ipa).join('')}/. Begin with /${worst.phone.ipa}/: ${tipFor(language, worst.phone.unit)}`,
  };
}

function unclearPhone(word: WordJudgement, phone: PhoneJudgement, weight: number, language: Language): Cause {
  const { ipa, unit } = phone.phone;
  const reason =
    phone.heard === undefined
      ? `“${word.text}”: /${ipa}/ was not clear`
      : phone.heard === ''
        ? `“${word.text}”: /${ipa}/ was left out`
        : `“${word.text}”: /${ipa}/ sounded like /${phone.heard}/`;
  return { weight, reason, details: tipFor(language, unit, phone.heard) };
}

function extraSpeech(extra: ExtraSpeech & { penalty: number }, { words }: Judgement): Cause {
  const next = words.find(({ phones }) => (phones[0]?.span?.start ?? -1) >= extra.span.end);
  const previous = words.findLast(
    ({ phones }) => (phones.at(-1)?.span?.end ?? Number.POSITIVE_INFINITY) <= extra.span.start,
  );
  const repeated = [next, previous].find((word) => word && isRepetition(extra.units, word));
  if (repeated) {
    return {
      weight: extra.penalty,
      reason: `“${repeated.text}” was said more than once`,
      details: 'Say each word once; if you slip, start the phrase again from the beginning.',
    };
  }
  return {
    weight: extra.penalty,
    reason: next
      ? `Something extra was said before “${next.text}”`
      : `Something extra was said after “${previous?.text ?? words.at(-1)!.text}”`,
    details: 'Say only the words of the phrase.',
  };
}

/** Whether most sounds of the word come up in the same order. */
function isRepetition(units: readonly string[], { phones }: WordJudgement): boolean {
  const expected = phones.map(({ phone }) => phone.unit);
  const lengths = new Array<number>(expected.length + 1).fill(0);
  for (const unit of units) {
    let diagonal = 0;
    expected.forEach((other, j) => {
      const above = lengths[j + 1]!;
      lengths[j + 1] = unit === other ? diagonal + 1 : Math.max(above, lengths[j]!);
      diagonal = above;
    });
  }
  return lengths.at(-1)! >= Math.ceil(0.6 * Math.max(expected.length, 2));
}
