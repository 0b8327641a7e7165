/** From raw scores to the percents that learners see, with every cap and penalty. */
import type { Span } from '../align/align.ts';
import { clamp } from '../clamp.ts';
import type { ReferencePhone } from '../types.ts';
import { changesMeaning } from '../verify/meaning.ts';
import { differencesOf, type Verification, type WordVerdict } from '../verify/verify.ts';
import { type Calibration, type CalibrationKnots, calibrate } from './calibration.ts';
import type { ExtraSpeech, HypothesisEvidence } from './evidence.ts';
import { heardInstead } from './heard-instead.ts';
import { findWrongLengths, type WrongLength } from './length.ts';
import type { RawScores } from './scorer.ts';
import type { MovedStress } from './stress.ts';

export interface PhoneGrade {
  readonly phone: ReferencePhone;
  /** 0..100. */
  readonly accuracy: number;
  /** Undefined for the phones of a missing word. */
  readonly span: Span | undefined;
  /** Unit that was clearly said instead, '' if the phone was clearly missing, undefined if unsure. */
  readonly heard: string | undefined;
  /** A consonant that was clearly too short or too long. */
  readonly length?: WrongLength['is'];
}

export interface WordGrade {
  readonly text: string;
  readonly accuracy: number;
  readonly isMissing: boolean;
  /** The sound does not tell whether the word was said; nothing is deducted for it. */
  readonly isUnsure?: true;
  /** The word of the language that was clearly said instead. */
  readonly heardWord?: string;
  /** The word was heard as a part of a longer one. */
  readonly isPartOfLonger?: true;
  readonly phones: readonly PhoneGrade[];
}

/** Extra speech; `word` if it is clearly a word of the language. */
export interface PenalizedExtra extends ExtraSpeech {
  readonly word?: string;
  /** Points of the overall score. */
  readonly penalty: number;
}

export interface LongPause {
  /** The pause is before this word. */
  readonly word: number;
  readonly seconds: number;
}

export interface Grades {
  /** All 0..100. */
  readonly accuracy: number;
  readonly pronunciation: number;
  readonly fluency: number;
  readonly completeness: number;
  /** The model was trained on too little of the language to be exact, so fewer sounds are named. */
  readonly isEstimate: boolean;
  readonly words: readonly WordGrade[];
  readonly extras: readonly PenalizedExtra[];
  readonly pauses: readonly (LongPause & { readonly penalty: number })[];
  /** Words stressed on another syllable. */
  readonly movedStress: readonly (MovedStress & { readonly penalty: number })[];
}

/** Longer silence between two words is noticed as a break. */
const LONG_PAUSE_SECONDS = 0.7;
/** Points of the overall score. */
const PAUSE_PENALTY_PER_SECOND = 4;
const MAX_PAUSE_PENALTY = 6;
const EXTRA_PENALTY_PER_SECOND = 10;
const MIN_EXTRA_PENALTY = 3;
const MAX_EXTRA_PENALTY = 12;
const MOVED_STRESS_PENALTY = 3;
/** Words below this are too unclear to say anything about their stress. */
const STRESS_MIN_WORD_ACCURACY = 50;

/** Cap for a consonant of the wrong length: another word to Italians, but understood by most. */
const WRONG_LENGTH_ACCURACY = 60;

/** From this accuracy on a sound is right to any listener, so it is not named as a deduction. */
export const CLEAR_ACCURACY = 75;
/** From this accuracy on a word is good. */
export const GOOD_WORD_ACCURACY = 80;
/** Of a word that may not have been said: neither good nor poor. */
const UNSURE_ACCURACY = 75;
/** Weight of a word's worst sound against the mean of its sounds, and how far the word may be above the result. */
const WORST_PHONE_WEIGHT = 0.1;
const MAX_ABOVE_PHONES = 5;
/** Another word is named as the one that was said only if the accuracy of the expected word is below this. */
const REPLACED_WORD_ACCURACY = 60;
/** Cap of a word by the natural log of the odds that another word was said. */
const WORD_LIMITS: CalibrationKnots = [
  [-1, 100],
  [0, REPLACED_WORD_ACCURACY],
  [3, 42],
];
/**
 * The same for the sounds that differ; higher, because experts often hear a weak sound where the model hears another.
 */
const DIFFERENT_PHONE_LIMITS: CalibrationKnots = [
  [-0.5, 100],
  [0, 74],
  [2, 55],
  [4, 40],
];
/** How many points the overall score may be from that of the only word, or above the mean of several words. */
const MAX_FROM_WORDS = 5;
/** How many points the overall score may be below the mean of its words: for each word, and in all. */
const MAX_BELOW_PER_WORD = 10;
const MAX_BELOW_WORDS = 40;
/** Cap of a phrase whose meaning changed: "no", a number, "can" for "can't". */
const CHANGED_MEANING_ACCURACY = 65;

/** What all hypotheses of one recording share. */
export interface GradingContext {
  readonly calibration: Calibration;
  /** See Grades. */
  readonly isEstimate: boolean;
  readonly movedStress: readonly MovedStress[];
  readonly verification: Verification;
}

/**
 * Turns raw scores into the percents that learners see, names the sounds and words that were clearly said instead, and
 * deducts penalties. The numbers agree with each other (decision 0026).
 */
export function grade(
  evidence: HypothesisEvidence,
  raw: RawScores,
  { calibration, isEstimate, movedStress, verification }: GradingContext,
): Grades {
  const words = gradeWords(evidence, raw, calibration, isEstimate, verification);
  const expectedPhones = words.reduce((sum, word) => sum + word.phones.length, 0);
  const completeness = (100 * evidence.phones.length) / expectedPhones;
  const extras = gradeExtras(evidence, verification);
  const pauses = findPauses(evidence);
  const stresses = movedStress
    .filter(({ word }) => words[word]!.accuracy >= STRESS_MIN_WORD_ACCURACY)
    .map((moved) => ({ ...moved, penalty: MOVED_STRESS_PENALTY }));
  const fluency = calibrate(raw.fluency, calibration.fluency);
  const near = (score: number) => nearWords(calibrate(score, calibration.utterance), words, verification);
  const total = near(raw.total) * (completeness / 100);
  const penalties = [...extras, ...pauses, ...stresses].reduce((sum, { penalty }) => sum + penalty, 0);
  const limit = 100 - (100 - CHANGED_MEANING_ACCURACY) * changesMeaning(evidence, verification);
  return {
    // Penalties take a share of the remaining score, so that a poor recording does not fall below zero.
    accuracy: Math.min(total * (1 - Math.min(penalties, 60) / 100), limit),
    pronunciation: near(raw.accuracy),
    fluency: Math.max(fluency - extras.reduce((sum, { penalty }) => sum + penalty, 0), 0),
    completeness,
    isEstimate,
    words,
    extras,
    pauses,
    movedStress: stresses,
  };
}

/**
 * The overall score, kept near the mean of the spoken words (those that were surely said, if any), weighted by their number of sounds: within 5 points for a
 * single word, and never more than 5 above. The share of replaced words lowers it, so that a wrong word does not pass.
 * It may be lower for pace and melody, by 10 points a word, at most 40.
 */
function nearWords(score: number, words: readonly WordGrade[], verification: Verification): number {
  const spoken = words.filter(({ isMissing }) => !isMissing);
  const sure = spoken.filter(({ isUnsure }) => !isUnsure);
  const said = sure.length > 0 ? sure : spoken;
  const phones = said.reduce((sum, word) => sum + word.phones.length, 0);
  if (phones === 0) return score;
  const mean = said.reduce((sum, word) => sum + word.accuracy * word.phones.length, 0) / phones;
  const below =
    words.length === 1 ? MAX_FROM_WORDS : Math.min(MAX_BELOW_PER_WORD * said.length, MAX_BELOW_WORDS);
  const others = words.filter((_, w) => (verification.words[w]?.logOdds ?? 0) > 0).length;
  const above = MAX_FROM_WORDS * (1 - others / words.length);
  return clamp(score, Math.max(mean - below, 0), Math.min(mean + above, 100));
}

/**
 * The grades of the most likely hypothesis, blended with those of hypotheses that are almost as likely: a small change of
 * the recording can decide which one is the most likely, and must not make the score jump. Words, sounds and
 * completeness are those of the most likely one.
 */
export function blendHypotheses<T extends Grades & { readonly textProbability: number }>(
  likeliest: T,
  close: readonly { readonly grades: T; readonly weight: number }[],
): T {
  const blended = (key: 'accuracy' | 'pronunciation' | 'fluency' | 'textProbability', most: number) => {
    const value = likeliest[key];
    const by = close.reduce((sum, { grades, weight }) => sum + weight * (grades[key] - value), 0);
    return clamp(value + by, 0, most);
  };
  return {
    ...likeliest,
    accuracy: blended('accuracy', 100),
    pronunciation: blended('pronunciation', 100),
    fluency: blended('fluency', 100),
    textProbability: blended('textProbability', 1),
  };
}

/**
 * Extra speech counts if alignments with more than half of the weight have it. It costs the full penalty only if all of
 * them have it. Where it begins and ends differs between alignments, so the one with the largest penalty counts.
 */
function gradeExtras(evidence: HypothesisEvidence, { extras: extraWords }: Verification): Grades['extras'] {
  const alignments = [evidence, ...evidence.otherAlignments];
  const cases = alignments.map(({ extras, posteriors }) =>
    extras.flatMap((extra) => {
      const heard = alignments.reduce(
        (sum, { fillers, weight }) => sum + weight * covered(extra.span, fillers),
        0,
      );
      const certainty = 2 * heard - 1;
      if (certainty <= 0) return [];
      const seconds = (extra.span.end - extra.span.start) * posteriors.frameSeconds;
      return [{ ...extra, penalty: Math.min(certainty, 1) * extraPenalty(seconds) }];
    }),
  );
  const cost = (extras: Grades['extras']) => extras.reduce((sum, { penalty }) => sum + penalty, 0);
  const heard = cases.reduce((worst, extras) => (cost(extras) > cost(worst) ? extras : worst));
  const named = heard.map((extra) => {
    const word = extraWords.find(({ span, isClear }) => isClear && covered(span, [extra.span]) >= 0.5);
    return word ? { ...extra, word: word.text } : extra;
  });
  const { frameSeconds } = evidence.posteriors;
  const more = extraWords
    .filter(
      ({ logOdds, span }) =>
        logOdds > 0 &&
        covered(
          span,
          heard.map((extra) => extra.span),
        ) < 0.5,
    )
    .map(({ logOdds, span, units, text, isClear }) => {
      const penalty = extraPenalty((span.end - span.start) * frameSeconds) * Math.min(logOdds, 1);
      return { span, units, penalty, ...(isClear ? { word: text } : {}) };
    });
  return [...named, ...more].sort((a, b) => a.span.start - b.span.start);
}

const extraPenalty = (seconds: number) =>
  clamp(seconds * EXTRA_PENALTY_PER_SECOND, MIN_EXTRA_PENALTY, MAX_EXTRA_PENALTY);

/** The share of the span that the fillers cover, 0..1. */
function covered({ start, end }: Span, fillers: readonly Span[]): number {
  const frames = fillers.reduce(
    (sum, filler) => sum + Math.max(0, Math.min(end, filler.end) - Math.max(start, filler.start)),
    0,
  );
  return frames / (end - start);
}

function gradeWords(
  evidence: HypothesisEvidence,
  raw: RawScores,
  calibration: Calibration,
  isEstimate: boolean,
  { words: verdicts }: Verification,
): WordGrade[] {
  const phonesOfWord: PhoneGrade[][] = evidence.words.map(() => []);
  const lengths = new Map(findWrongLengths(evidence).map(({ phone, is }) => [phone, is]));
  evidence.phones.forEach(({ phone, span, word }, i) => {
    const length = lengths.get(i);
    const scored = calibrate(raw.phones[i]!, calibration.phone);
    const accuracy = length ? Math.min(scored, WRONG_LENGTH_ACCURACY) : scored;
    phonesOfWord[word]!.push({
      phone,
      accuracy,
      span,
      heard: heardInstead(evidence, i, scored, isEstimate),
      ...(length ? { length } : {}),
    });
  });
  return evidence.reference.words.map(({ text, pronunciations }, w) => {
    if (evidence.words[w]!.phones === undefined) {
      const phones = pronunciations[0]!.map((phone) => ({
        phone,
        accuracy: 0,
        span: undefined,
        heard: undefined,
      }));
      return { text, isMissing: true, accuracy: 0, phones };
    }
    const verdict = verdicts[w];
    if (verdict?.isUnsure) return unsureWord(text, phonesOfWord[w]!);
    const limit = verdict ? limitOf(verdict) : 100;
    const phones = verdict ? withDifferences(phonesOfWord[w]!, evidence, verdict) : phonesOfWord[w]!;
    // Not `logOdds > 0`: just above even odds the limit rounds to 60, which passes.
    const isOther = limit < REPLACED_WORD_ACCURACY;
    const heardWord = isOther && verdict?.isClear ? verdict.rival!.text : undefined;
    return {
      text,
      isMissing: false,
      accuracy: limitedScore(calibrate(raw.words[w]!, calibration.word), phones, limit),
      phones,
      ...(heardWord === undefined ? {} : { heardWord }),
      ...(isOther && verdict?.isPartOfLonger ? { isPartOfLonger: true } : {}),
    };
  });
}

/** A word that may not have been said is neither good nor poor, and none of its sounds is named. */
function unsureWord(text: string, phones: readonly PhoneGrade[]): WordGrade {
  return {
    text,
    isMissing: false,
    isUnsure: true,
    accuracy: UNSURE_ACCURACY,
    phones: phones.map(({ phone, span, accuracy }) => ({
      phone,
      span,
      accuracy: Math.max(accuracy, CLEAR_ACCURACY),
      heard: undefined,
    })),
  };
}

/**
 * Never above `limit`, which is low if another word fits the sound better. Otherwise between the word's worst sound and 5
 * points above 0.1 of the worst plus 0.9 of the mean of its sounds. A word with a deducted sound is not good.
 */
function limitedScore(score: number, phones: readonly PhoneGrade[], limit: number): number {
  const accuracies = phones.map(({ accuracy }) => accuracy);
  const worst = Math.min(...accuracies);
  const mean = accuracies.reduce((sum, accuracy) => sum + accuracy, 0) / accuracies.length;
  const most = WORST_PHONE_WEIGHT * worst + (1 - WORST_PHONE_WEIGHT) * mean + MAX_ABOVE_PHONES;
  const ofDeducted = worst < CLEAR_ACCURACY ? GOOD_WORD_ACCURACY - 1 : 100;
  return Math.max(Math.min(score, most, ofDeducted, limit), Math.min(worst, limit));
}

const limitOf = ({ logOdds }: WordVerdict) => calibrate(logOdds, WORD_LIMITS);

/** Caps the sounds in which the other word differs, and names them if it is clear. */
function withDifferences(
  phones: readonly PhoneGrade[],
  evidence: HypothesisEvidence,
  verdict: WordVerdict,
): PhoneGrade[] {
  const limit = calibrate(verdict.logOdds, DIFFERENT_PHONE_LIMITS);
  if (limit === 100) return [...phones];
  const differences = differencesOf(
    phones.map(({ phone }) => evidence.units.indexOf(phone.unit) + 1),
    verdict,
  );
  return phones.map((phone, i) => {
    const { heard: column, isDifferent } = differences[i]!;
    if (!isDifferent) return phone;
    const accuracy = Math.min(phone.accuracy, limit);
    const isNamed = verdict.logOdds > 0 && verdict.isClear && column !== undefined;
    const heard = column === 0 ? '' : evidence.units[(column ?? 0) - 1];
    return isNamed && heard !== phone.phone.unit ? { ...phone, accuracy, heard } : { ...phone, accuracy };
  });
}

function findPauses(evidence: HypothesisEvidence): (LongPause & { penalty: number })[] {
  const { phones, posteriors, extras } = evidence;
  const pauses: (LongPause & { penalty: number })[] = [];
  for (let i = 1; i < phones.length; i++) {
    if (!phones[i]!.isWordStart) continue;
    const from = phones[i - 1]!.span.end;
    const to = phones[i]!.span.start;
    const spoken = extras
      .filter(({ span }) => span.start >= from && span.end <= to)
      .reduce((sum, { span }) => sum + span.end - span.start, 0);
    const seconds = (to - from - spoken) * posteriors.frameSeconds;
    if (seconds <= LONG_PAUSE_SECONDS) continue;
    const penalty = Math.min((seconds - LONG_PAUSE_SECONDS) * PAUSE_PENALTY_PER_SECOND, MAX_PAUSE_PENALTY);
    pauses.push({ word: phones[i]!.word, seconds, penalty });
  }
  return pauses;
}
