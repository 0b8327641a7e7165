/** Decides which word of a minimal pair was said. */
import { clamp } from '../clamp.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { Language, Matrix, ReferencePhone, ReferenceWord } from '../types.ts';
import { comparePhones } from '../verify/compare-phones.ts';
import type { Verification } from '../verify/verify.ts';
import type { Rival } from '../verify/word-evidence.ts';
import type { WordVerdict } from '../verify/word-verdict.ts';
import { type ContestEvidence, type ContestRecording, contestEvidence } from './evidence.ts';
import { type SpokenForm, spokenForm } from './sounds.ts';
import weights from './weights.json' with { type: 'json' };

/** The logistic regression of a contrast (training/contest/fit_contest.py): was its second sound said? */
interface ContrastWeights {
  readonly bias: number;
  readonly frame: number;
  readonly ctc: number;
  /** Weights of the acoustic features, each less its mean and divided by its scale; missing if they do not help. */
  readonly acoustic?: readonly number[];
  readonly mean?: readonly number[];
  readonly scale?: readonly number[];
  /**
   * Log odds of the other sound, for the first and the second sound of the contrast as the one to say: up to `own` that
   * one was said, above `other` the other; between them it is too close to call.
   */
  readonly own: readonly number[];
  readonly other: readonly number[];
}

const CONTRASTS: Readonly<Partial<Record<Language, Readonly<Record<string, ContrastWeights>>>>> =
  weights.contrasts;
/** For contrasts without weights of their own, and for words that differ in more than one sound. */
const ANY_CONTRAST: ContrastWeights = weights.any;
/** Features further than this from their mean, in units of their scale, count as this far. */
const MAX_DEVIATION = 3;

/** The logs of the odds of a word that lost against its partner, as of one that was clearly replaced. */
const LOST_LOG_ODDS = 4;

/** A word less different from both is more likely one of the two, said with an accent. */
const MIN_DISTANCE_OF_THIRD_WORD = 2;

/** Which word was said: the one to say, or its partner. */
export type Heard = 'own' | 'partner' | 'too-close';

export interface Contest {
  readonly heard: Heard;
  readonly own: readonly SpokenForm[];
  readonly partner: { readonly text: string; readonly forms: readonly SpokenForm[] };
  /** The sounds in which the two differ, the own one first; undefined if they differ in more. */
  readonly sounds: readonly [string, string] | undefined;
}

/** A log-mel row is centered at this many seconds after its first sample, and begins this long after the one before it. */
const MEL_CENTER_SECONDS = 0.0125;
const MEL_SECONDS = 0.01;

/** The text's evidence and the recording's log-mel rows. */
interface Analyzed {
  readonly evidence: HypothesisEvidence;
  readonly mel: Matrix;
}

/** What a contest needs of an analyzed recording. */
export function contestRecording({ evidence, mel }: Analyzed): ContestRecording {
  return {
    offsets: [...new Set([evidence, ...evidence.otherAlignments].map(({ posteriors }) => posteriors))],
    mel,
    melSeconds: MEL_SECONDS,
    melStartSeconds: MEL_CENTER_SECONDS,
  };
}

/**
 * The contest of the only word of the text with its partner. Undefined if the text has more words, or if all
 * pronunciations of the partner are accepted for the word.
 */
export function holdContest(analysis: Analyzed, partner: ReferenceWord): Contest | undefined {
  const { reference, units } = analysis.evidence;
  const [word, ...others] = reference.words;
  if (!word || others.length > 0) return undefined;
  const formsOf = ({ pronunciations }: ReferenceWord) =>
    pronunciations.map((phones) => spokenForm(phones, reference.language, (unit) => units.indexOf(unit) + 1));
  const own = formsOf(word);
  const accepted = new Set(own.map(keyOf));
  const forms = formsOf(partner).filter((form) => !accepted.has(keyOf(form)));
  if (forms.length === 0) return undefined;
  const evidence = contestEvidence(contestRecording(analysis), [own.map(({ columns }) => columns)], 0, [
    own,
    forms,
  ]);
  const heard = decideContest(evidence, reference.language);
  return { heard, own, partner: { text: partner.text, forms }, sounds: evidence.sounds };
}

const keyOf = ({ sounds }: SpokenForm) => sounds.map(({ label }) => label).join(' ');

/** `evidence` has the word to say first. */
export function decideContest(evidence: ContestEvidence, language: Language): Heard {
  const [own, other] = evidence.sounds ?? [];
  const known = CONTRASTS[language];
  const direct = known?.[`${own}/${other}`];
  const reverse = known?.[`${other}/${own}`];
  const contrast = direct ?? reverse ?? ANY_CONTRAST;
  const sign = direct || !reverse ? 1 : -1;
  const toward = sign * logOdds(contrast, evidence, sign);
  const index = sign === 1 ? 0 : 1;
  if (toward > contrast.other[index]!) return 'partner';
  return toward <= contrast.own[index]! ? 'own' : 'too-close';
}

/** Log odds of the contrast's second sound; `sign` is -1 if the evidence has that one first. */
function logOdds(contrast: ContrastWeights, { frame, ctc, acoustic }: ContestEvidence, sign: number): number {
  const { mean, scale } = contrast;
  const posteriors = contrast.bias + sign * (contrast.frame * frame + contrast.ctc * ctc);
  if (!contrast.acoustic || !acoustic) return posteriors;
  return contrast.acoustic.reduce(
    (sum, weight, i) =>
      sum + weight * clamp((acoustic[i]! - mean![i]!) / scale![i]!, -MAX_DEVIATION, MAX_DEVIATION),
    posteriors,
  );
}

/**
 * The verification of the only word, with the contest's decision between it and its partner. If a third word, unlike both,
 * was likelier than the one to say, that stays.
 */
export function withContest(
  { words: [verdict], ...verification }: Verification,
  { heard, own, partner }: Contest,
): Verification | 'too-close' {
  const distanceTo = (forms: readonly SpokenForm[], { phones }: Rival) =>
    Math.min(...forms.map(({ columns }) => comparePhones(columns, phones).distance));
  const isThirdWord =
    verdict?.rival !== undefined &&
    verdict.logOdds > 0 &&
    [own, partner.forms].every((forms) => distanceTo(forms, verdict.rival!) >= MIN_DISTANCE_OF_THIRD_WORD);
  if (isThirdWord) return { ...verification, words: [verdict] };
  if (heard === 'too-close') return heard;
  const decided: WordVerdict =
    heard === 'partner'
      ? {
          logOdds: LOST_LOG_ODDS,
          rival: { word: -1, text: partner.text, phones: partner.forms[0]!.columns },
          isClear: true,
        }
      : { logOdds: Number.NEGATIVE_INFINITY, rival: undefined, isClear: false };
  return { ...verification, words: [decided] };
}

/** Whether the contest was won by this sound of the word to say. */
export const isDecidedFor = ({ heard, sounds }: Contest, { unit }: ReferencePhone): boolean =>
  heard === 'own' && sounds?.[0].replace('ː', '') === unit;
