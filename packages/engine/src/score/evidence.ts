/** The evidence that every later stage reads: where each phone lies, and how likely its alternatives are. */
import {
  bestPathLogLikelihood,
  decodeGreedily,
  type LanguagePosteriors,
  restrictToUnits,
} from '../acoustic/posteriors.ts';
import type { AlignedWord, Span } from '../align/align.ts';
import type { Posteriors, Reference, ReferencePhone } from '../types.ts';
import type { PhoneAlternatives } from './ctc-alternatives.ts';
import { locateWords } from './locate-words.ts';
import { findHypotheses, type PronunciationHypothesis, type WordColumns } from './text-hypotheses.ts';

/** An expected phone of a word that was said. */
export interface PhoneEvidence {
  readonly phone: ReferencePhone;
  readonly word: number;
  readonly isWordStart: boolean;
  readonly isWordEnd: boolean;
  /** Column in the posteriors, which are restricted to the language's units. */
  readonly column: number;
  readonly span: Span;
}

/** Speech that belongs to no expected word. */
export interface ExtraSpeech {
  readonly span: Span;
  readonly units: readonly string[];
}

/** The evidence of one alignment of one pronunciation hypothesis, before any score. */
export interface AlignmentEvidence {
  readonly reference: Reference;
  /** Posteriors over the language's own units; `units[c - 1]` names column c. */
  readonly posteriors: LanguagePosteriors;
  readonly units: readonly string[];
  readonly words: readonly AlignedWord[];
  readonly phones: readonly PhoneEvidence[];
  readonly extras: readonly ExtraSpeech[];
  /** Everything that the aligner assigned to no word, including short hesitations. */
  readonly fillers: readonly Span[];
  /** What the aligner alone would have assigned to no word (locate-words.ts). */
  readonly fillerFrames: number;
  /** Undefined when no word of the text was found. */
  readonly alternatives: PhoneAlternatives | undefined;
  /** Mean natural log score per frame (frame head): of the expected text, and of the best column of each frame. */
  readonly expectedLogScore: number;
  readonly freeLogScore: number;
  /** Weight of this alignment, 0..1. */
  readonly weight: number;
}

/** The clearest alignment of a pronunciation hypothesis, with its other alignments. */
export interface HypothesisEvidence extends AlignmentEvidence {
  /** The other alignments of the same words (locate-words.ts); all weights, including this one's, sum to 1. */
  readonly otherAlignments: readonly AlignmentEvidence[];
}

/** The evidence for the expected text: the most likely pronunciation hypothesis, with close ones. */
export interface Evidence extends HypothesisEvidence {
  /** Hypotheses that are almost as likely (text-hypotheses.ts). */
  readonly closeHypotheses: readonly { readonly evidence: HypothesisEvidence; readonly weight: number }[];
}

/** Shorter extra speech is a hesitation or an inaccuracy of the aligner, not a word. */
const MIN_EXTRA_SECONDS = 0.18;
const MIN_EXTRA_PHONES = 2;

/**
 * Aligns the expected text with the posteriors and computes the alternatives for each phone. `modelPosteriors` are the
 * model's posteriors at each frame offset, `units` its units (column c is `units[c - 1]`), `languageUnits` those of the
 * language. Throws RangeError if the text has a unit that the language lacks.
 */
export function collectEvidence(
  modelPosteriors: readonly Posteriors[],
  units: readonly string[],
  languageUnits: readonly string[],
  reference: Reference,
): Evidence {
  const columns = languageUnits.map((unit) => units.indexOf(unit) + 1);
  const columnOf = new Map(languageUnits.map((unit, i) => [unit, i + 1]));
  const columnsOf = (phones: readonly ReferencePhone[]) =>
    phones.map((phone) => requireColumn(columnOf, phone));
  const words = reference.words.map(({ pronunciations }) => pronunciations.map(columnsOf));
  const posteriorsByOffset = modelPosteriors.map((posteriors) => restrictToUnits(posteriors, columns));
  const { likeliest, close } = findHypotheses(posteriorsByOffset, words);
  const evidenceOf = (hypothesis: PronunciationHypothesis): HypothesisEvidence => {
    const [clearest, ...otherAlignments] = locateWords(posteriorsByOffset, words, hypothesis).map(
      ({ posteriors, alignment, alternatives, fillerFrames, weight }): AlignmentEvidence => ({
        reference,
        posteriors,
        units: languageUnits,
        words: alignment.words,
        phones: alignment.words.flatMap((word, index) => phonesOf(word, index, reference, words)),
        extras: findExtras(posteriors, alignment.extras, languageUnits),
        fillers: alignment.extras,
        fillerFrames,
        alternatives,
        expectedLogScore: alignment.meanLogScore,
        freeLogScore: bestPathLogLikelihood(posteriors.frame) / posteriors.frame.rows,
        weight,
      }),
    );
    return { ...clearest!, otherAlignments };
  };
  const closeHypotheses = close.map(({ hypothesis, weight }) => ({
    evidence: evidenceOf(hypothesis),
    weight,
  }));
  return { ...evidenceOf(likeliest), closeHypotheses };
}

function requireColumn(columnOf: ReadonlyMap<string, number>, phone: ReferencePhone): number {
  const column = columnOf.get(phone.unit);
  if (column === undefined) throw new RangeError(`The model has no unit "${phone.unit}".`);
  return column;
}

function phonesOf(
  aligned: AlignedWord,
  word: number,
  reference: Reference,
  words: readonly WordColumns[],
): PhoneEvidence[] {
  if (!aligned.phones) return [];
  const pronunciation = reference.words[word]!.pronunciations[aligned.pronunciation]!;
  const columns = words[word]![aligned.pronunciation]!;
  return aligned.phones.map((span, i) => ({
    phone: pronunciation[i]!,
    word,
    isWordStart: i === 0,
    isWordEnd: i === pronunciation.length - 1,
    column: columns[i]!,
    span,
  }));
}

function findExtras(
  { ctc, frameSeconds }: Posteriors,
  spans: readonly Span[],
  units: readonly string[],
): ExtraSpeech[] {
  return spans
    .map((span) => ({ span, units: decodeGreedily(ctc, span).map((column) => units[column - 1]!) }))
    .filter(
      ({ span, units: heard }) =>
        (span.end - span.start) * frameSeconds >= MIN_EXTRA_SECONDS && heard.length >= MIN_EXTRA_PHONES,
    );
}
