import type { LanguageCode } from '@speak-it-now/contract';
import type { Assessment, NotJudgedReason, PhoneAssessment, WordAssessment } from '@speak-it-now/engine';
import {
  type Cause,
  NOT_JUDGED_MESSAGES,
  shareDeductions,
  tipFor,
  tutorMessage,
} from '@speak-it-now/engine/wording';
import type { AzureAnswer, AzureBest, AzurePhoneme, AzureWord } from './answer.ts';

export interface AzureContext {
  readonly expectedText: string;
  readonly language: LanguageCode;
  readonly durationSeconds: number;
}

const TICKS_PER_SECOND = 10_000_000;
/** As the engine has them: from these accuracies on a word is good or fair, a sound clear, and a substitute sure. */
const GOOD_WORD = 80;
const FAIR_WORD = 60;
const CLEAR_SOUND = 75;
const HEARD_MAX_ACCURACY = 60;
/** Where fewer of the words were said, it was another text. */
const ATTEMPTED_COMPLETENESS = 50;

const REASONS = {
  NoMatch: 'other-speech',
  InitialSilenceTimeout: 'silence',
  BabbleTimeout: 'too-noisy',
} as const satisfies Record<string, NotJudgedReason>;

/**
 * Azure's findings as the engine's own would be: the same fields, the same rule that deductions add up to the score,
 * the same refusal to judge silence or another text. Sounds have names in US English alone; elsewhere words are the
 * smallest thing that is judged.
 *
 * @returns undefined when Azure says that it failed.
 */
export function toAssessment(answer: AzureAnswer, context: AzureContext): Assessment | undefined {
  if (answer.RecognitionStatus === 'Error') return undefined;
  if (answer.RecognitionStatus !== 'Success') return notJudged(REASONS[answer.RecognitionStatus], context);
  const best = answer.NBest[0]!;
  if (best.Display.trim() === '' || best.Words.length === 0) return notJudged('silence', context);
  const hasTextWords = best.Words.some(({ ErrorType }) => ErrorType !== 'Insertion');
  if (!hasTextWords || best.CompletenessScore < ATTEMPTED_COMPLETENESS)
    return notJudged('wrong-text', context);
  return scored(best, context);
}

function notJudged(reason: NotJudgedReason, { durationSeconds }: AzureContext): Assessment {
  return {
    outcome: 'not-judged',
    reason,
    accuracy: 0,
    scores: { pronunciation: 0, fluency: 0, completeness: 0 },
    estimate: false,
    transcription: '',
    heardIpa: '',
    message: NOT_JUDGED_MESSAGES[reason],
    durationSeconds,
    words: [],
    extraWords: [],
    breakdown: { deductions: [], finalScore: 0 },
    stageMs: {},
  };
}

function scored(best: AzureBest, context: AzureContext): Assessment {
  const spoken = best.Words.filter((word) => word.ErrorType !== 'Insertion');
  const inserted = best.Words.filter((word) => word.ErrorType === 'Insertion');
  const words = toWords(spoken, context);
  const finalPercent = Math.round(best.PronScore);
  const { named, unnamedWeight } = findCauses(words, inserted);
  const deductions = shareDeductions(100 - finalPercent, named, unnamedWeight);
  const said = words.filter(({ status }) => status !== 'missing');
  return {
    outcome: 'scored',
    accuracy: best.PronScore,
    scores: {
      pronunciation: best.AccuracyScore,
      fluency: best.FluencyScore,
      completeness: best.CompletenessScore,
    },
    estimate: false,
    transcription: said.map(({ text }) => text).join(' '),
    heardIpa: said
      .map(({ phones }) => phones.map(({ ipa, heard }) => heard ?? ipa).join(''))
      .filter((ipa) => ipa !== '')
      .join(' '),
    message: tutorMessage(finalPercent, deductions),
    durationSeconds: context.durationSeconds,
    words,
    extraWords: inserted.map((word) => ({ heardIpa: word.Word, ...timesOf(word, 0) })),
    breakdown: { deductions, finalScore: finalPercent / 100 },
    stageMs: {},
  };
}

function toWords(spoken: readonly AzureWord[], { expectedText, language }: AzureContext): WordAssessment[] {
  const typed = wordsOf(expectedText);
  let end = 0;
  return spoken.map((word, index) => {
    const times = timesOf(word, end);
    end = times.end;
    const accuracy = word.AccuracyScore ?? 0;
    const isMissing = word.ErrorType === 'Omission';
    return {
      // As the learner typed it, unless Azure has cut the text into other words.
      text: (typed.length === spoken.length ? typed[index] : undefined) ?? word.Word,
      ...times,
      accuracy: isMissing ? 0 : accuracy,
      status: isMissing
        ? 'missing'
        : accuracy >= GOOD_WORD
          ? 'good'
          : accuracy >= FAIR_WORD
            ? 'fair'
            : 'poor',
      phones: isMissing ? [] : toPhones(word.Phonemes, times, language),
    };
  });
}

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** A word that was left out has no times: it stands where it would have been. */
function timesOf(
  { Offset, Duration = 0 }: { Offset?: number | undefined; Duration?: number | undefined },
  end: number,
) {
  if (Offset === undefined) return { start: end, end };
  return { start: Offset / TICKS_PER_SECOND, end: (Offset + Duration) / TICKS_PER_SECOND };
}

function toPhones(
  phonemes: readonly AzurePhoneme[],
  word: { start: number; end: number },
  language: LanguageCode,
): PhoneAssessment[] {
  if (phonemes.some(({ Phoneme }) => Phoneme === '')) return [];
  let end = word.start;
  return phonemes.map((phoneme) => {
    const { Phoneme: ipa, AccuracyScore: accuracy, NBestPhonemes } = phoneme;
    const times = timesOf(phoneme, end);
    end = times.end;
    const likeliest = NBestPhonemes?.[0]?.Phoneme;
    const heard = accuracy < HEARD_MAX_ACCURACY && likeliest && likeliest !== ipa ? likeliest : undefined;
    const tip = accuracy < CLEAR_SOUND ? tipFor(language, ipa, heard) : '';
    return { ipa, ...times, accuracy, ...(heard && { heard }), ...(tip && { tip }) };
  });
}

function findCauses(words: readonly WordAssessment[], inserted: readonly AzureWord[]) {
  const wordShare = 100 / words.length;
  const named: Cause[] = [];
  let unnamedWeight = 0;
  const add = (weight: number, isNamed: boolean, cause: Omit<Cause, 'weight'>) => {
    if (isNamed) named.push({ weight, ...cause });
    else unnamedWeight += weight;
  };
  for (const { text, status, accuracy, phones } of words) {
    if (status === 'missing') {
      add(wordShare, true, { reason: `“${text}” was not heard`, details: `Say every word, also “${text}”.` });
    } else if (phones.length === 0) {
      add(((100 - accuracy) / 100) * wordShare, accuracy < CLEAR_SOUND, {
        reason: `“${text}” was not clear`,
        details: `Listen to “${text}” by itself, then say it slowly.`,
      });
    } else {
      for (const { ipa, accuracy: phoneAccuracy, heard, tip } of phones) {
        const weight = ((100 - phoneAccuracy) / 100) * (wordShare / phones.length);
        const reason = heard ? `sounded like /${heard}/` : 'was not clear';
        add(weight, phoneAccuracy < CLEAR_SOUND, {
          reason: `“${text}”: /${ipa}/ ${reason}`,
          ...(tip && { details: tip }),
        });
      }
    }
  }
  for (const { Word } of inserted) {
    add(wordShare, true, {
      reason: `“${Word}” is not part of the phrase`,
      details: 'Say only the words of the phrase.',
    });
  }
  return { named, unnamedWeight };
}
