/** Finds what cost points, and says it in the language of the feedback. */
import {
  CLEAR_ACCURACY,
  type Grades,
  type PenalizedExtra,
  type PhoneGrade,
  type WordGrade,
} from '../score/grade.ts';
import type { Language } from '../types.ts';
import type { Cause } from './deductions.ts';
import { SENTENCES } from './sentences/index.ts';
import type { FeedbackSentences } from './sentences/sentences.ts';
import { tipFor } from './tips/index.ts';

/** In an estimate fewer sounds are named. */
const CLEAR_ACCURACY_OF_ESTIMATE = 50;
/** A word below this, with most of its sounds wrong, was unrecognizable; naming single sounds would mislead. */
const LOST_WORD_ACCURACY = 30;

export interface Causes {
  readonly named: readonly Cause[];
  readonly unnamedWeight: number;
}

/** The language of the text, and the language of the feedback. */
interface Languages {
  readonly language: Language;
  readonly locale: Language;
}

/**
 * Everything that cost points, in the language `locale`. Weights are the percents of the overall score that each cause
 * explains.
 */
export function findCauses(grades: Grades, language: Language, locale: Language): Causes {
  const sentences = SENTENCES[locale];
  const phoneShare = 100 / grades.words.reduce((sum, { phones }) => sum + phones.length, 0);
  const clear = grades.isEstimate ? CLEAR_ACCURACY_OF_ESTIMATE : CLEAR_ACCURACY;
  const named: Cause[] = [];
  let unnamedWeight = 0;
  grades.words.forEach((word, wordIndex) => {
    if (word.isMissing) named.push({ ...missingWord(word, phoneShare, sentences), wordIndex });
    else if (word.heardWord !== undefined || word.isPartOfLonger) {
      named.push({ ...anotherWord(word, phoneShare, sentences), wordIndex });
    } else if (word.isUnsure) return;
    else if (isLost(word)) named.push({ ...lostWord(word, phoneShare, { language, locale }), wordIndex });
    else {
      word.phones.forEach((phone, phoneIndex) => {
        const weight = ((100 - phone.accuracy) / 100) * phoneShare;
        if (phone.accuracy < clear) {
          const cause = unclearPhone(word, phone, weight, { language, locale });
          named.push({ ...cause, wordIndex, phoneIndex });
        } else unnamedWeight += weight;
      });
    }
  });
  for (const extra of grades.extras) {
    const cause = extraSpeech(extra, grades, sentences);
    if (cause) named.push(cause);
  }
  for (const pause of grades.pauses) {
    named.push({
      weight: pause.penalty,
      reason: sentences.longPause(grades.words[pause.word]!.text),
      details: sentences.longPauseDetails(
        pause.seconds.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      ),
    });
  }
  for (const { word, expectedSyllable, heardSyllable, expectedPhoneIndex, penalty } of grades.movedStress) {
    const { text, phones } = grades.words[word]!;
    named.push({
      weight: penalty,
      reason: sentences.stressMoved(text, `${expectedSyllable + 1}`, `${heardSyllable + 1}`),
      details: sentences.stressMovedDetails(phones[expectedPhoneIndex]!.phone.ipa),
      wordIndex: word,
    });
  }
  return { named, unnamedWeight };
}

function missingWord(
  { text, phones }: WordGrade,
  phoneShare: number,
  { notHeard, notHeardDetails }: FeedbackSentences,
): Cause {
  return {
    weight: phones.length * phoneShare,
    reason: notHeard(text),
    details: notHeardDetails(text, ipaOf(phones)),
  };
}

function anotherWord(
  { text, accuracy, phones, heardWord }: WordGrade,
  phoneShare: number,
  sentences: FeedbackSentences,
): Cause {
  return {
    // Even if the other word differs in a single sound, it ranks above a wrong sound of a word that was said.
    weight: Math.max(lossOf(phones, phoneShare), ((100 - accuracy) / 100) * phones.length * phoneShare),
    reason: heardWord === undefined ? sentences.longerWord(text) : sentences.anotherWord(text, heardWord),
    details: sentences.anotherWordDetails(text, ipaOf(phones)),
  };
}

const lossOf = (phones: readonly PhoneGrade[], phoneShare: number) =>
  phones.reduce((sum, { accuracy }) => sum + ((100 - accuracy) / 100) * phoneShare, 0);

const ipaOf = (phones: readonly PhoneGrade[]) => phones.map(({ phone }) => phone.ipa).join('');

function isLost({ accuracy, phones }: WordGrade): boolean {
  return (
    accuracy < LOST_WORD_ACCURACY &&
    phones.filter((phone) => phone.accuracy < CLEAR_ACCURACY).length * 2 > phones.length
  );
}

function lostWord({ text, phones }: WordGrade, phoneShare: number, { language, locale }: Languages): Cause {
  const { notRecognized, notRecognizedDetails } = SENTENCES[locale];
  const worst = phones.reduce((a, b) => (b.accuracy < a.accuracy ? b : a));
  return {
    weight: lossOf(phones, phoneShare),
    reason: notRecognized(text),
    details: notRecognizedDetails(
      ipaOf(phones),
      worst.phone.ipa,
      tipFor(language, worst.phone.unit, undefined, locale, worst.phone.ipa),
    ),
  };
}

function unclearPhone(
  { text }: WordGrade,
  phone: PhoneGrade,
  weight: number,
  { language, locale }: Languages,
): Cause {
  const { unclear, leftOut, soundedLike, wrongLength, wrongLengthDetails } = SENTENCES[locale];
  const { ipa, unit } = phone.phone;
  if (phone.length && phone.heard === undefined) {
    return {
      weight,
      reason: wrongLength(text, ipa, phone.length),
      details: wrongLengthDetails(phone.length),
    };
  }
  const reason =
    phone.heard === undefined
      ? unclear(text, ipa)
      : phone.heard === ''
        ? leftOut(text, ipa)
        : soundedLike(text, ipa, phone.heard);
  return { weight, reason, details: tipFor(language, unit, phone.heard, locale, ipa) };
}

function extraSpeech(
  extra: PenalizedExtra,
  { words }: Grades,
  sentences: FeedbackSentences,
): Cause | undefined {
  const next = words.find(({ phones }) => (phones[0]?.span?.start ?? -1) >= extra.span.end);
  const previous = words.findLast(
    ({ phones }) => (phones.at(-1)?.span?.end ?? Number.POSITIVE_INFINITY) <= extra.span.start,
  );
  const repeated = [next, previous].find((word) => word && isRepetition(extra.units, word));
  if (repeated) {
    return {
      weight: extra.penalty,
      reason: sentences.repeated(repeated.text),
      details: sentences.repeatedDetails,
    };
  }
  if (extra.word !== undefined) {
    return {
      weight: extra.penalty,
      reason: sentences.notInPhrase(extra.word),
      details: sentences.extraDetails,
    };
  }
  // The rest of a longer word is reported with the word.
  if (next?.isPartOfLonger || previous?.isPartOfLonger) return undefined;
  return {
    weight: extra.penalty,
    reason: next
      ? sentences.extraBefore(next.text)
      : sentences.extraAfter(previous?.text ?? words.at(-1)!.text),
    details: sentences.extraDetails,
  };
}

/** Whether most sounds of the word occur in `units` in the same order (longest common subsequence). */
function isRepetition(units: readonly string[], { phones }: WordGrade): boolean {
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
