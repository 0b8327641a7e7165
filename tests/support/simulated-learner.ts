import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@speak-it-now/contract';
import { phoneOfArpabet } from '../../packages/engine/src/g2p/inventory.ts';
import type { Assessment, WordAssessment } from '../../packages/engine/src/index.ts';
import type { TaughtLanguage } from '../../packages/languages/src/index.ts';
import { hasSpeechData, readSpeechSet } from './speech-data.ts';

/** A text with the scores of its sounds from a recording. */
interface RatedText {
  readonly language: TaughtLanguage;
  readonly text: string;
  readonly words: readonly {
    readonly text: string;
    /** Scores are 0..100. */
    readonly phones: readonly { readonly ipa: string; readonly score: number }[];
  }[];
}

export interface SimulatedAttempt {
  readonly atMs: number;
  readonly language: TaughtLanguage;
  readonly text: string;
  readonly assessment: Assessment;
}

interface SimulationOptions {
  /** When the first day begins, in milliseconds since 1970. */
  readonly startMs: number;
  readonly days: number;
  readonly attemptsPerDay: number;
  /** The same seed gives the same learner. */
  readonly seed: number;
  /** Days, counted from 0, without practice. */
  readonly restDays?: readonly number[];
  /** Longest pause between two attempts of a day. */
  readonly pauseSeconds?: number;
}

/** The learner's typical substitutions, used for sounds with a poor score. */
const HEARD_FOR: Readonly<Record<string, string>> = {
  θ: 's', ð: 'd', ɹ: 'w', r: 'ɹ', ɾ: 'ɹ', ʁ: 'ɹ', y: 'u', ø: 'e', œ: 'ɛ', ɲ: 'n', ʎ: 'l', x: 'k', ç: 'ʃ', ts: 's', h: '', z: 's',
  ɪ: 'i', æ: 'ɛ', ɔ̃: 'ɔ', ɑ̃: 'a', v: 'b',
}; // biome-ignore format: a table
const TOLD_BELOW = 55;

/**
 * A learner who practices for some weeks, the same in each run: improves, has bad days and days off, practices in the
 * evening and sometimes past midnight. The results have the engine's format.
 */
export function simulateLearner(
  material: readonly RatedText[],
  { startMs, days, attemptsPerDay, seed, restDays = [], pauseSeconds = 2400 }: SimulationOptions,
): SimulatedAttempt[] {
  const random = randomNumbers(seed);
  const attempts: SimulatedAttempt[] = [];
  for (let day = 0; day < days; day += 1) {
    if (restDays.includes(day)) continue;
    const form = (day / days) * 25 + (random() - 0.5) * 16;
    let atMs = startMs + day * DAY_MS + (17 + random() * 4) * HOUR_MS;
    for (let done = 0; done < attemptsPerDay; done += 1) {
      const rated = material[Math.floor(random() * material.length)]!;
      const assessment = assess(rated, (score) => score - 15 + form + (random() - 0.5) * 12, random);
      attempts.push({ atMs: Math.round(atMs), language: rated.language, text: rated.text, assessment });
      atMs += (20 + random() * pauseSeconds) * 1000;
    }
  }
  return attempts.sort((a, b) => a.atMs - b.atMs);
}

function assess(rated: RatedText, change: (score: number) => number, random: () => number): Assessment {
  const leavesOut = rated.words.length > 2 && random() < 0.05;
  const words = rated.words.map(({ text, phones }, index): WordAssessment => {
    if (leavesOut && index === 1) {
      const silent = phones.map(({ ipa }) => ({ ipa, start: 0, end: 0, accuracy: 0 }));
      return { text, start: 0, end: 0, accuracy: 0, status: 'missing', phones: silent };
    }
    const said = phones.map(({ ipa, score }) => {
      const accuracy = Math.min(100, Math.max(0, change(score)));
      const heard = accuracy < TOLD_BELOW ? HEARD_FOR[ipa] : undefined;
      return { ipa, start: 0, end: 0, accuracy, ...(heard !== undefined && { heard }) };
    });
    const accuracy = mean(said.map((phone) => phone.accuracy));
    return {
      text,
      start: 0,
      end: 0,
      accuracy,
      status: accuracy >= 80 ? 'good' : accuracy >= 60 ? 'fair' : 'poor',
      phones: said,
    };
  });
  const accuracy = mean(words.map((word) => word.accuracy));
  return {
    outcome: 'scored',
    accuracy,
    scores: {
      pronunciation: accuracy,
      fluency: Math.min(100, accuracy + 8),
      completeness: 100 * mean(words.map(({ status }) => (status === 'missing' ? 0 : 1))),
    },
    estimate: false,
    transcription: words
      .filter(({ status }) => status !== 'missing')
      .map(({ text }) => text)
      .join(' '),
    heardIpa: '',
    message: '',
    feedbackLanguage: 'en',
    quotedWords: [],
    durationSeconds: 2,
    words,
    extraWords: [],
    breakdown: { deductions: [], finalScore: Math.round(accuracy) / 100 },
    stageMs: {},
  };
}

/** A handful of phrases per language; their scores are those of a beginner who has trouble with foreign sounds. */
const PHRASES: Readonly<Partial<Record<TaughtLanguage, Readonly<Record<string, string>>>>> = {
  en: { 'thank you': 'θ æ ŋ k|j uː', 'the weather': 'ð ə|w ɛ ð ɚ', 'red hair': 'ɹ ɛ d|h ɛ ɹ', 'it is easy': 'ɪ t|ɪ z|iː z i' },
  es: { 'buenos días': 'b w e n o s|d i a s', 'el perro': 'e l|p e r o', 'mañana': 'm a ɲ a n a', 'rojo': 'r o x o', 'gracias': 'ɡ ɾ a θ j a s' },
  fr: { 'bonne nuit': 'b ɔ n|n ɥ i', 'tu es sûre': 't y|ɛ|s y ʁ', 'un peu': 'ɛ̃|p ø', 'le vin blanc': 'l ə|v ɛ̃|b l ɑ̃' },
  de: { 'schöne Grüße': 'ʃ øː n ə|ɡ ʁ yː s ə', 'ich weiß': 'ɪ ç|v aɪ s', 'zwei Bücher': 'ts v aɪ|b yː ç ɐ' },
  it: { 'gli amici': 'ʎ i|a m i tʃ i', 'bella notte': 'b ɛ lː a|n ɔ tː e', 'grazie mille': 'ɡ r a ts j e|m i lː e' },
}; // biome-ignore format: a table

const HARD = 'θ ð ɹ r ɾ ʁ y yː ø øː œ ɲ ʎ x ç ts tː lː ɑ̃ ɛ̃ ɥ æ'.split(' ');

export function builtInMaterial(): RatedText[] {
  return Object.entries(PHRASES).flatMap(([language, phrases]) =>
    Object.entries(phrases).map(([text, sounds]) => ({
      language: language as TaughtLanguage,
      text,
      words: text.split(' ').map((word, index) => ({
        text: word,
        phones: (sounds.split('|')[index] ?? '')
          .split(' ')
          .map((ipa) => ({ ipa, score: HARD.includes(ipa) ? 58 : 90 })),
      })),
    })),
  );
}

/** Phone scores in the labeled set go from 0 to 2. */
const LABEL_SCALE = 50;
const LABELED_SET = 'speechocean762-train';

interface LabeledLine {
  readonly text: string;
  readonly words: readonly { text: string; phones: string[]; phoneScores: number[] }[];
}

/** The experts' scores of recorded learners, if that data set is available, and the built-in phrases. */
export async function ratedMaterial(labeledTexts = 60): Promise<RatedText[]> {
  if (!hasSpeechData) return builtInMaterial();
  const [clip] = await readSpeechSet(LABELED_SET);
  const lines = (await readFile(join(dirname(clip!.path), 'labels.jsonl'), 'utf8')).split('\n');
  const labeled = lines.slice(0, labeledTexts).map((line): RatedText => {
    const { text, words } = JSON.parse(line) as LabeledLine;
    return {
      language: 'en',
      text: text.toLowerCase(),
      words: words.map(({ text: word, phones, phoneScores }) => ({
        text: word.toLowerCase(),
        phones: phones.map((symbol, index) => ({
          ipa: phoneOfArpabet(symbol).ipa,
          score: phoneScores[index]! * LABEL_SCALE,
        })),
      })),
    };
  });
  return [...labeled, ...builtInMaterial()];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mulberry32: equal seeds give equal numbers in 0..1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
