import { isVowel } from '../g2p/index.ts';
import type { Pcm, ReferencePhone } from '../types.ts';
import type { HypothesisEvidence, PhoneEvidence } from './evidence.ts';

/**
 * Acoustic cues to stress, one value for each vowel. Only differences within a word are meaningful.
 *
 * - vowelSeconds: ln of the vowel's length in seconds
 * - syllableSeconds: ln of the length from the end of the vowel before it (or the word's start) to its own end
 * - levelDb: mean level of the vowel; peakDb: its loudest moment
 * - tiltDb: level with a first-order high-pass minus the level without it, because vocal effort raises high frequencies
 */
export const CUES = ['vowelSeconds', 'syllableSeconds', 'levelDb', 'peakDb', 'tiltDb'] as const;
export type Cue = (typeof CUES)[number];

/** What affects a vowel's cues but follows from the text alone: its position and surroundings, each 0..1. */
export const PLACES = ['first', 'last', 'beforePause', 'openBeforePause', 'onset', 'coda'] as const;
export type Place = (typeof PLACES)[number];

export interface Syllable {
  readonly vowel: ReferencePhone;
  /** Its index among the word's phones. */
  readonly phoneIndex: number;
  readonly cues: Readonly<Record<Cue, number>>;
  readonly places: Readonly<Record<Place, number>>;
  readonly seconds: number;
  /** Mean natural log posterior of the vowel over its frames; low if another sound, or none, was said. */
  readonly logPosterior: number;
  /** True if there is a consonant or the word's edge on either side, so the vowel's limits are clear. */
  readonly isApart: boolean;
}

/** The recording in which cues are measured. */
export interface Sound {
  readonly pcm: Pcm;
  /** Start of output frame t of the model in seconds of the recording. */
  readonly frameStartSeconds: (frame: number) => number;
}

/** With this much silence after it, a word counts as the end of a phrase, whose last syllable is longer. */
const PHRASE_END_SECONDS = 0.15;
const MAX_CONSONANTS = 3;

/** The syllables of a spoken word, one for each vowel. */
export function measureSyllables(evidence: HypothesisEvidence, word: number, sound: Sound): Syllable[] {
  const phones = evidence.phones.filter((phone) => phone.word === word);
  const vowels = phones.flatMap(({ phone }, i) => (isVowel(phone.unit) ? [i] : []));
  const isPhraseEnd = endsPhrase(evidence, phones.at(-1)!);
  return vowels.map((at, n) => {
    const { phone, span } = phones[at]!;
    const before = vowels[n - 1] ?? -1;
    const after = vowels[n + 1] ?? phones.length;
    const isLast = n === vowels.length - 1;
    const onset = at - before - 1;
    const coda = after - at - 1;
    const start = sound.frameStartSeconds(span.start);
    const end = sound.frameStartSeconds(span.end);
    const syllableStart = n === 0 ? phones[0]!.span.start : phones[before]!.span.end;
    return {
      vowel: phone,
      phoneIndex: at,
      cues: {
        vowelSeconds: Math.log(end - start),
        syllableSeconds: Math.log(end - sound.frameStartSeconds(syllableStart)),
        ...loudness(sound.pcm, start, end),
      },
      places: {
        first: n === 0 ? 1 : 0,
        last: isLast ? 1 : 0,
        beforePause: isLast && isPhraseEnd ? 1 : 0,
        openBeforePause: isLast && isPhraseEnd && coda === 0 ? 1 : 0,
        onset: Math.min(onset, MAX_CONSONANTS) / MAX_CONSONANTS,
        coda: Math.min(coda, MAX_CONSONANTS) / MAX_CONSONANTS,
      },
      seconds: end - start,
      logPosterior: meanLogPosterior(evidence, phones[at]!),
      isApart: (n === 0 || onset > 0) && (isLast || coda > 0),
    };
  });
}

function endsPhrase({ phones, posteriors }: HypothesisEvidence, last: PhoneEvidence): boolean {
  const next = phones[phones.indexOf(last) + 1];
  return !next || (next.span.start - last.span.end) * posteriors.frameSeconds > PHRASE_END_SECONDS;
}

function meanLogPosterior(
  { posteriors: { frame } }: HypothesisEvidence,
  { span, column }: PhoneEvidence,
): number {
  let sum = 0;
  for (let t = span.start; t < span.end; t++) sum += frame.data[t * frame.columns + column]!;
  return sum / (span.end - span.start);
}

const STEP_SECONDS = 0.01;
const HIGH_PASS = 0.9;

/** Levels in dB over 20 ms windows every 10 ms. The peak may be one step outside, because alignments can end early. */
function loudness({ samples, sampleRate }: Pcm, startSeconds: number, endSeconds: number) {
  const step = Math.round(STEP_SECONDS * sampleRate);
  const first = Math.max(Math.floor((startSeconds * sampleRate) / step), 0);
  const end = Math.max(Math.floor((endSeconds * sampleRate) / step), first + 1);
  let sum = 0;
  let highSum = 0;
  let peak = 0;
  for (let t = Math.max(first - 1, 0); t <= end; t++) {
    let power = 0;
    let highPower = 0;
    for (let i = t * step - step / 2; i < t * step + (3 * step) / 2; i++) {
      const x = samples[i] ?? 0;
      power += x * x;
      highPower += (x - HIGH_PASS * (samples[i - 1] ?? 0)) ** 2;
    }
    peak = Math.max(peak, power);
    if (t < first || t >= end) continue;
    sum += power;
    highSum += highPower;
  }
  const levelDb = decibels(sum / ((end - first) * 2 * step));
  return {
    levelDb,
    peakDb: decibels(peak / (2 * step)),
    tiltDb: decibels(highSum / ((end - first) * 2 * step)) - levelDb,
  };
}

const decibels = (power: number): number => 10 * Math.log10(power + 1e-10);
