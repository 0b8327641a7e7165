/** Lexical stress: detects words that were clearly stressed on another syllable. */
import type { Language, ReferenceWord } from '../types.ts';
import type { HypothesisEvidence } from './evidence.ts';
import type { FittedTo } from './fit.ts';
import {
  CUES,
  type Cue,
  measureSyllables,
  PLACES,
  type Place,
  type Sound,
  type Syllable,
} from './prominence.ts';
import trained from './stress-weights.json' with { type: 'json' };

/** Syllables are counted from 0, by the vowels of the recognized pronunciation. */
export interface MovedStress {
  readonly word: number;
  readonly expectedSyllable: number;
  readonly heardSyllable: number;
  /** Indices of both vowels among the word's phones. */
  readonly expectedPhoneIndex: number;
  readonly heardPhoneIndex: number;
  /** Evidence for the syllable that was heard (difference of log-odds), above the threshold. */
  readonly evidence: number;
}

/** A word whose stress can be measured, with its syllables. */
export interface StressedWord {
  readonly word: number;
  readonly expectedSyllable: number;
  readonly syllables: readonly MeasuredSyllable[];
}

export interface MeasuredSyllable extends Syllable {
  /** The vowel was said and timed well enough to be compared. */
  readonly isClear: boolean;
  /** The vowel is clear and long enough to count as stressed. */
  readonly mayBeHeard: boolean;
}

/**
 * One language's model, a conditional logit over the vowels of a word. It was fitted to natives twice: to text and
 * cues, and to the text alone (training/train_stress.py). `places` and `vowels` are the difference of the two fits,
 * which is what the recording adds to the text.
 */
export interface StressWeights {
  readonly cues: Readonly<Record<Cue, number>>;
  readonly places: Readonly<Record<Place, number>>;
  readonly vowels: Readonly<Record<string, number>>;
  /** Log-odds that the evidence must exceed; at most 1 % of natives' words do (training/train_stress.py). */
  readonly threshold: number;
}

export const STRESS_FITTED_TO: FittedTo = trained.fittedTo;

const WEIGHTS: Readonly<Partial<Record<Language, StressWeights>>> = trained.languages;
/** Limit of each cue's distance from the word's mean, in its own unit, so that no single cue decides. */
const CUE_LIMITS: Readonly<Record<Cue, number>> = trained.limits;

/** Longer words are compounds or hard to align. */
const MAX_SYLLABLES = 5;
/** A vowel that is heard as stressed is longer than one frame of the model. */
const MIN_HEARD_SECONDS = 0.05;
/** Below this the vowel was hardly said, so its timing means little. */
const MIN_LOG_POSTERIOR = -2;
/** A vowel that is softer than the word's loudest one by more than this was aligned to silence. */
const MAX_BELOW_PEAK_DB = 20;

/** English words whose stress distinguishes noun and verb; the text alone does not say which one is meant. */
const HETERONYMS = new Set(
  (
    'absent abstract address attribute combat combine compound compress conduct confine conflict console consort ' +
    'construct contest content contract contrast converse convert convict decrease default defect desert detail ' +
    'digest discount discharge escort essay exploit export extract finance impact implant import impress imprint ' +
    'incense incline increase inlay insert insult interchange intrigue invalid invite mandate minute object offset ' +
    'overlap perfect permit pervert present proceeds process produce progress project protest purport rebel recall ' +
    'recap record refill refund refuse reject relapse relay research reset rewrite subject survey suspect torment ' +
    'transfer transform transplant transport update upgrade upset'
  ).split(' '),
);

/**
 * Words clearly stressed on another syllable. Empty for a language without a trained model, such as French, which has
 * no lexical stress.
 */
export function findMovedStress(evidence: HypothesisEvidence, sound: Sound): MovedStress[] {
  const weights = WEIGHTS[evidence.reference.language];
  if (!weights) return [];
  return stressedWords(evidence, sound).flatMap((word) => decideStress(word, weights) ?? []);
}

/** The spoken words with one known primary stress on one of several syllables. */
export function stressedWords(evidence: HypothesisEvidence, sound: Sound): StressedWord[] {
  const { language, words } = evidence.reference;
  return words.flatMap((word, index) => {
    const aligned = evidence.words[index]!;
    if (!aligned.phones || !isPlainWord(word.text, index, language)) return [];
    const expectedSyllable = knownStress(word, aligned.pronunciation);
    if (expectedSyllable === undefined) return [];
    const syllables = measureSyllables(evidence, index, sound);
    // Adjacent vowels may be one syllable or two, and it is unclear where one ends.
    if (syllables.length > MAX_SYLLABLES || !syllables.every(({ isApart }) => isApart)) return [];
    return [{ word: index, expectedSyllable, syllables: withClarity(syllables) }];
  });
}

/** The stress on another syllable, or undefined if there is none or it is unclear. */
export function decideStress(
  { word, expectedSyllable, syllables }: StressedWord,
  weights: StressWeights,
): MovedStress | undefined {
  const scores = stressEvidence(syllables, weights);
  const heardSyllable = scores.indexOf(Math.max(...scores));
  const [expected, heard] = [syllables[expectedSyllable]!, syllables[heardSyllable]!];
  if (heardSyllable === expectedSyllable || !expected.isClear || !heard.mayBeHeard) return undefined;
  const evidence = scores[heardSyllable]! - scores[expectedSyllable]! - weights.threshold;
  if (evidence <= 0) return undefined;
  return {
    word,
    expectedSyllable,
    heardSyllable,
    expectedPhoneIndex: expected.phoneIndex,
    heardPhoneIndex: heard.phoneIndex,
    evidence,
  };
}

function withClarity(syllables: readonly Syllable[]): MeasuredSyllable[] {
  const loudest = Math.max(...syllables.map(({ cues }) => cues.peakDb));
  return syllables.map((syllable) => {
    const { logPosterior, cues, seconds, vowel } = syllable;
    const isClear = logPosterior >= MIN_LOG_POSTERIOR && cues.peakDb >= loudest - MAX_BELOW_PEAK_DB;
    // Rhythm may emphasize a secondary stress, as in "Japanese people".
    const mayBeHeard = isClear && seconds >= MIN_HEARD_SECONDS && vowel.stress !== 1;
    return { ...syllable, isClear, mayBeHeard };
  });
}

/** Log-odds of each syllable from the recording, relative to the text alone, up to a constant. */
function stressEvidence(syllables: readonly Syllable[], { cues, places, vowels }: StressWeights): number[] {
  const mean = (cue: Cue) => syllables.reduce((sum, each) => sum + each.cues[cue], 0) / syllables.length;
  const means = Object.fromEntries(CUES.map((cue) => [cue, mean(cue)])) as Record<Cue, number>;
  return syllables.map((syllable) => {
    let score = vowels[syllable.vowel.unit] ?? 0;
    for (const place of PLACES) score += places[place] * syllable.places[place];
    for (const cue of CUES) {
      const limit = CUE_LIMITS[cue];
      score += cues[cue] * Math.min(Math.max(syllable.cues[cue] - means[cue], -limit), limit);
    }
    return score;
  });
}

/** Names are excluded because their stress follows no rule; numbers, hyphenated words and letters are several words. */
function isPlainWord(text: string, index: number, language: Language): boolean {
  if (!/^\p{L}{2,}$/u.test(text)) return false;
  const isName = language !== 'de' && index > 0 && /^\p{Lu}/u.test(text);
  const word = text.toLocaleLowerCase(language);
  if (language === 'en' && (HETERONYMS.has(word) || word.endsWith('teen'))) return false;
  return !isName;
}

/** Index of the stressed vowel, if all accepted pronunciations that mark one agree. */
function knownStress({ pronunciations }: ReferenceWord, recognized: number): number | undefined {
  const vowelsOf = (index: number) =>
    pronunciations[index]!.flatMap(({ stress }) => (stress === undefined ? [] : [stress]));
  const vowels = vowelsOf(recognized);
  const place = vowels.indexOf(2);
  if (vowels.length < 2 || place < 0 || vowels.lastIndexOf(2) !== place) return undefined;
  const isSame = pronunciations.every((_, index) => {
    const others = vowelsOf(index);
    const other = others.indexOf(2);
    if (other < 0) return true;
    const fromEnd = others.length - other === vowels.length - place;
    return (
      others.lastIndexOf(2) === other && (other === place || (others.length !== vowels.length && fromEnd))
    );
  });
  return isSame ? place : undefined;
}
