/** Length of Italian consonants, the only difference between fatto and fato, nonno and nono, palla and pala. */
import { SOUNDS } from '@speak-it-now/languages/sounds';
import { isVowel } from '../g2p/index.ts';
import type { HypothesisEvidence, PhoneEvidence } from './evidence.ts';
import weights from './length-weights.json' with { type: 'json' };

/** A consonant that is too short or too long, by the index of its (first) phone in the evidence. */
export interface WrongLength {
  readonly phone: number;
  readonly is: 'too-short' | 'too-long';
}

type Manner = keyof typeof weights;

const MANNER_OF: Readonly<Record<string, Manner>> = {
  p: 'stop', b: 'stop', t: 'stop', d: 'stop', k: 'stop', ɡ: 'stop', ts: 'stop', dz: 'stop', tʃ: 'stop', dʒ: 'stop',
  f: 'fricative', s: 'fricative', v: 'fricative', m: 'sonorant', n: 'sonorant', l: 'sonorant', r: 'sonorant',
}; // biome-ignore format: a table

/** A consonant between two vowels of a word, which Italian can double. */
export interface MeasuredConsonant {
  /** Index of its (first) phone in the evidence. */
  readonly phone: number;
  readonly unit: string;
  readonly manner: Manner;
  /** Whether the text has it doubled: one phone with a length mark, or the same phone twice. */
  readonly isLong: boolean;
  /** Natural logs: of its frames, and of their ratio to the mean of the other phones and to the vowel before it. */
  readonly duration: number;
  readonly relative: number;
  readonly previous: number;
}

/**
 * Consonants that are clearly too short or too long. Each manner of articulation has its own logistic regression
 * (training/fit_length.py). About 1 % of natives' single consonants are wrongly flagged and almost no double ones. A
 * stop is never called too short: the model cannot hear the length of its silent closure (training/EXPERIMENTS.md).
 */
export function findWrongLengths(evidence: HypothesisEvidence): readonly WrongLength[] {
  if (!SOUNDS[evidence.reference.language].hasLongConsonants) return [];
  return measureConsonants(evidence).flatMap((consonant): WrongLength[] => {
    const { phone, manner, isLong } = consonant;
    const { duration, relative, previous, bias, tooShortBelow, tooLongAbove } = weights[manner];
    const logOdds =
      bias + duration * consonant.duration + relative * consonant.relative + previous * consonant.previous;
    if (isLong && logOdds < tooShortBelow) return [{ phone, is: 'too-short' }];
    if (!isLong && logOdds > tooLongAbove) return [{ phone, is: 'too-long' }];
    return [];
  });
}

/** All single and double consonants between two vowels of the same word. */
export function measureConsonants(evidence: HypothesisEvidence): readonly MeasuredConsonant[] {
  const sounds = joinDoubles(evidence);
  const frames = sounds.map(({ frames, isLong }) => frames / (isLong ? 2 : 1));
  const sum = frames.reduce((all, each) => all + each, 0);
  return sounds.flatMap((sound, i): MeasuredConsonant[] => {
    const [before, after] = [sounds[i - 1], sounds[i + 1]];
    const { unit } = sound.phone.phone;
    const manner = MANNER_OF[unit];
    if (!manner || !isVowelOf(sound, before) || !isVowelOf(sound, after)) return [];
    const duration = Math.log(sound.frames + 0.5);
    const others = (sum - frames[i]!) / (sounds.length - 1);
    return [
      {
        phone: sound.index,
        unit,
        manner,
        isLong: sound.isLong,
        duration,
        relative: duration - Math.log(others),
        previous: duration - Math.log(before!.frames + 0.5),
      },
    ];
  });
}

interface Sound {
  readonly phone: PhoneEvidence;
  readonly index: number;
  /** Mean over the alignments. */
  readonly frames: number;
  readonly isLong: boolean;
}

const isVowelOf = ({ phone }: Sound, other: Sound | undefined) =>
  other?.phone.word === phone.word && isVowel(other.phone.phone.unit);

function joinDoubles(evidence: HypothesisEvidence): Sound[] {
  const alignments = [evidence, ...evidence.otherAlignments];
  const weights = alignments.reduce((sum, { weight }) => sum + weight, 0);
  const sounds: Sound[] = [];
  evidence.phones.forEach((phone, index) => {
    const frames =
      alignments.reduce((sum, alignment) => {
        const { start, end } = alignment.phones[index]!.span;
        return sum + alignment.weight * (end - start);
      }, 0) / weights;
    const last = sounds.at(-1);
    const { unit, ipa } = phone.phone;
    if (last && last.phone.word === phone.word && last.phone.phone.unit === unit && !isVowel(unit)) {
      sounds[sounds.length - 1] = { ...last, frames: last.frames + frames, isLong: true };
    } else {
      sounds.push({ phone, index, frames, isLong: ipa.endsWith('ː') });
    }
  });
  return sounds;
}
