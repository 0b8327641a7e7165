/** Evidence that another word was said in place of an expected one. */
import { clamp } from '../clamp.ts';
import { isVowel } from '../g2p/inventory.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { RawScores } from '../score/scorer.ts';
import type { ReferenceWord } from '../types.ts';
import { comparePhones } from './compare-phones.ts';
import { limitLogRatios, type RivalTrial } from './rival-trial.ts';
import type { Columns, Slot } from './text-lattice.ts';
import { CLOSED_FIELD, fieldKey } from './word-fields.ts';
import type { WordList } from './word-list.ts';

/** Evidence that another word was said; natural log ratios unless noted otherwise. */
export interface WordEvidence {
  /** The rival against the expected word (frame head), mean over the frame offsets, -40..60. */
  readonly frame: number;
  /** The same for the CTC head, -30..60. */
  readonly ctc: number;
  /** The smaller of the two; this per phone in which the rival differs; and this limited to 8, as more adds little. */
  readonly both: number;
  readonly bothPerPhone: number;
  readonly fewBoth: number;
  /** ctc within -5..10 and frame within -5..15. */
  readonly someCtc: number;
  readonly someFrame: number;
  /** How much better any sequence of phones fits than the rival, 0..40. */
  readonly rivalLoss: number;
  /** Loss per frame of the expected word against each frame's best phone. */
  readonly lossPerFrame: number;
  /** Sum of frame and ctc of the best rival within two sounds of the word, -60..60. */
  readonly near: number;
  /** Lowest ln posterior of an expected phone among its alternatives. */
  readonly leastLogPosterior: number;
  /** Largest lead of another phone over an expected one, ln. */
  readonly mostOther: number;
  /** The learned scorer's word score, and the lowest of its phones, 0..1. */
  readonly wordScore: number;
  readonly leastPhoneScore: number;
  /** The same, but at least .95: how certain the scorer is of every sound. */
  readonly surePhones: number;
  /** Like `near`, for the best rival among numbers, days and months if the expected word is one, and among those that
   * change the meaning (rival-texts.ts); otherwise -60. */
  readonly closedField: number;
  /** ln of the number of words in the text. */
  readonly logWords: number;
  /** Number of phones of the expected word, at most 12, and of the rival less that number, -6..6. */
  readonly phones: number;
  readonly rivalLonger: number;
  /** Number of sounds in which the rival differs, at most 8; 1 if it only lacks sounds of the word, otherwise 0. */
  readonly distance: number;
  readonly isReduction: number;
  /** ln of the rank by frequency, from 1, of the expected word and of its rival. */
  readonly logRank: number;
  readonly rivalLogRank: number;
  /** How much better any sequence of phones fits than the expected word, 0..40; and this per phone. */
  readonly ownLoss: number;
  readonly ownLossPerPhone: number;
  /** Mean length of the word's phones in frames, at most 12. */
  readonly framesPerPhone: number;
  /** 1 for the first or the last word of the text, otherwise 0. */
  readonly isAtEdge: number;
  /** The rival's lead over the next one, both heads together, 0..12. */
  readonly lead: number;
  /** How the other words of the recording fit: mean of their lossPerFrame, ownLossPerPhone and leastPhoneScore. */
  readonly othersLossPerFrame: number;
  readonly othersOwnLoss: number;
  readonly othersPhoneScore: number;
}

export interface Rival {
  /** Index in the word list. */
  readonly word: number;
  readonly text: string;
  readonly phones: Columns;
}

/** Rivals of the lattice that are compared on both heads and at all frame offsets. */
const RIVALS = 8;
/** Rivals below this log ratio to the expected word (frame head, natural log) cannot win and are dropped. */
const MIN_RIVAL_LOG_RATIO = -8;
/** A rival may begin or end this far outside the expected word's frames. */
const MARGIN_FRAMES = 10;
/** The first and the last word may extend this far into what comes before or after them. */
const EDGE_FRAMES = 40;

export interface WordCandidate {
  readonly evidence: WordEvidence;
  readonly rival: Rival | undefined;
  /** The best rival among numbers, days and months, if the expected word is one, and those that change the meaning. */
  readonly fieldRival: Rival | undefined;
  /** In how many consonants `fieldRival` differs from the word. Of the word's pronunciations, the most different one counts. */
  readonly fieldConsonants: number | undefined;
  /** The rival's lead over the next one, both heads together. */
  readonly lead: number;
}

/** The evidence without the decision, for fitting the weights; `rivalsOfWords` are further rivals of each word. */
export function collectWordEvidence(
  trial: RivalTrial,
  raw: RawScores,
  list: WordList,
  rivalsOfWords: readonly (readonly ReferenceWord[])[] = [],
): readonly (WordCandidate | undefined)[] {
  const { evidence, accepted, spoken, lattices, labels, starts, ctcRatio } = trial;
  const candidates = accepted.map((pronunciations, w) => {
    const k = spoken.indexOf(w);
    if (k < 0) return undefined;
    const span = evidence.words[w]!.phones!;
    const first = span[0]!.start - (k === 0 ? EDGE_FRAMES : MARGIN_FRAMES);
    const last = span.at(-1)!.end + (k === spoken.length - 1 ? EDGE_FRAMES : MARGIN_FRAMES);
    const slot: Slot = {
      enter: k,
      leave: k + 1,
      from: Math.max(first, 0),
      to: Math.min(last, lattices[0]!.frames),
    };
    const own = lattices.map((lattice) =>
      Math.max(...pronunciations.map((phones) => lattice.scoreOf(phones, slot).score)),
    );
    const ctcOf = (phones: Columns) => ctcRatio(starts[k]!, starts[k]! + labels[k]!.length, phones);
    const ownCtc = Math.max(...pronunciations.map(ctcOf));
    const ranked = lattices[0]!
      .bestWords(list.trie, RIVALS + pronunciations.length, own[0]! + MIN_RIVAL_LOG_RATIO, slot)
      .map(({ word }) => word);
    const { text, language } = { ...evidence.reference, ...evidence.reference.words[w]! };
    const key = fieldKey(text, language);
    const field = CLOSED_FIELD[language].has(key) ? list.closedField : [];
    const ofMeaning = (rivalsOfWords[w] ?? []).flatMap((rival) =>
      rival.pronunciations.map((phones) => ({
        word: list.rankOf(fieldKey(rival.text, language)),
        text: rival.text,
        phones: phones.map(({ unit }) => evidence.units.indexOf(unit) + 1),
      })),
    );
    const rivals = [
      ...[...new Set([...ranked, ...field])].map((word) => ({
        word,
        text: list.texts[word]!,
        phones: list.pronunciations[word]!,
      })),
      ...ofMeaning,
    ]
      .filter(
        ({ text: other, phones }) =>
          // The same spelling in another pronunciation is no other word.
          fieldKey(other, language) !== key && !pronunciations.some((each) => each.join() === phones.join()),
      )
      .map((rival) => {
        const frame =
          lattices.reduce((sum, lattice, g) => sum + lattice.scoreOf(rival.phones, slot).score - own[g]!, 0) /
          lattices.length;
        const distance = Math.min(
          ...pronunciations.map((each) => comparePhones(each, rival.phones).distance),
        );
        return { rival, frame, ctc: ctcOf(rival.phones) - ownCtc, distance };
      })
      .sort((a, b) => b.frame + b.ctc - a.frame - a.ctc);
    const [best, second] = rivals;
    const near = rivals.find(({ distance }) => distance <= 2);
    const ofField = rivals.find(
      ({ rival }) => field.includes(rival.word) || ofMeaning.some((other) => other.text === rival.text),
    );
    const consonants = (phones: Columns) => phones.filter((column) => !isVowel(evidence.units[column - 1]!));
    const consonantsFrom = (own: Columns, other: string) =>
      Math.min(
        ...rivals.flatMap(({ rival: { text: each, phones } }) =>
          each === other ? comparePhones(consonants(own), consonants(phones)).distance : [],
        ),
      );
    const anyPhones = lattices[0]!.scoreOfAnyPhones(list.bigram, slot) - own[0]!;
    const { frame, ctc, both } = limitLogRatios(best?.frame ?? -40, best?.ctc ?? -30);
    const mine = evidence.phones.flatMap(({ word }, i) => (word === w ? [i] : []));
    const { logPosteriors } = evidence.alternatives!;
    const logPosteriorOf = (i: number, column: number) =>
      logPosteriors.data[i * logPosteriors.columns + column]!;
    const mostOther = (i: number) => {
      let most = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < logPosteriors.columns; c++) {
        if (c !== evidence.phones[i]!.column) most = Math.max(most, logPosteriorOf(i, c));
      }
      return most - logPosteriorOf(i, evidence.phones[i]!.column);
    };
    const leastPhoneScore = Math.min(...mine.map((i) => raw.phones[i]!));
    const lead = best ? best.frame + best.ctc - (second ? second.frame + second.ctc : -100) : 0;
    const ownLoss = clamp(anyPhones, 0, 40);
    const frames = mine.reduce(
      (sum, i) => sum + evidence.phones[i]!.span.end - evidence.phones[i]!.span.start,
      0,
    );
    const length = mine.length;
    const rank = list.rankOf(key);
    return {
      rival: best?.rival,
      fieldRival: ofField?.rival,
      fieldConsonants:
        ofField && Math.max(...pronunciations.map((own) => consonantsFrom(own, ofField.rival.text))),
      lead,
      evidence: {
        frame,
        ctc,
        both,
        bothPerPhone: both / Math.max(best?.distance ?? 1, 1),
        fewBoth: Math.min(both, 8),
        someCtc: clamp(ctc, -5, 10),
        someFrame: clamp(frame, -5, 15),
        rivalLoss: clamp(anyPhones - frame, 0, 40),
        lossPerFrame: lossPerFrame(evidence, w),
        near: near ? clamp(near.frame + near.ctc, -60, 60) : -60,
        closedField: ofField ? clamp(ofField.frame + ofField.ctc, -60, 60) : -60,
        leastLogPosterior: Math.min(...mine.map((i) => logPosteriorOf(i, evidence.phones[i]!.column))),
        mostOther: Math.max(...mine.map(mostOther)),
        wordScore: raw.words[w]!,
        leastPhoneScore,
        surePhones: Math.max(leastPhoneScore, 0.95),
        logWords: Math.log(accepted.length),
        phones: Math.min(length, 12),
        rivalLonger: best ? clamp(best.rival.phones.length - length, -6, 6) : 0,
        distance: Math.min(best?.distance ?? 8, 8),
        isReduction: best && best.rival.phones.length === length - best.distance ? 1 : 0,
        logRank: Math.log(rank + 1),
        rivalLogRank: Math.log((best?.rival.word ?? list.texts.length) + 1),
        ownLoss,
        ownLossPerPhone: ownLoss / length,
        framesPerPhone: Math.min(frames / length, 12),
        isAtEdge: k === 0 || k === spoken.length - 1 ? 1 : 0,
        lead: clamp(lead, 0, 12),
        othersLossPerFrame: 0,
        othersOwnLoss: 0,
        othersPhoneScore: 0,
      },
    };
  });
  return candidates.map(
    (candidate, w) =>
      candidate &&
      withOthers(
        candidate,
        candidates.filter((other, o) => other && o !== w),
      ),
  );
}

/** Adds how well the other words of the recording fit; unchanged if there are none. */
function withOthers(candidate: WordCandidate, all: readonly (WordCandidate | undefined)[]): WordCandidate {
  const others = all.flatMap((other) => (other ? [other.evidence] : []));
  if (others.length === 0) return candidate;
  const mean = (key: 'lossPerFrame' | 'ownLossPerPhone' | 'leastPhoneScore') =>
    others.reduce((sum, other) => sum + other[key], 0) / others.length;
  return {
    ...candidate,
    evidence: {
      ...candidate.evidence,
      othersLossPerFrame: mean('lossPerFrame'),
      othersOwnLoss: mean('ownLossPerPhone'),
      othersPhoneScore: mean('leastPhoneScore'),
    },
  };
}

function lossPerFrame({ posteriors: { frame }, phones }: HypothesisEvidence, w: number): number {
  let loss = 0;
  let frames = 0;
  for (const { word, span, column } of phones) {
    if (word !== w) continue;
    for (let t = span.start; t < span.end; t++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < frame.columns; c++) best = Math.max(best, frame.data[t * frame.columns + c]!);
      loss += best - frame.data[t * frame.columns + column]!;
      frames++;
    }
  }
  return loss / Math.max(frames, 1);
}
