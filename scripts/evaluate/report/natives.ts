import type { Language, Reference, ReferencePhone } from '../../../packages/engine/src/node.ts';
import { areaUnderCurve, mean, percentile } from '../../statistics.ts';
import type { EvaluationItem, EvaluationTask } from '../item.ts';
import type { Clip } from './corpus.ts';
import { decimals, type Table } from './table.ts';

/** A clip assessed with its own text, with another of about the same length, and with one expected sound changed. */
export interface NativeTrial {
  readonly clip: Clip;
  readonly otherText: string;
  readonly changed: ChangedReference | undefined;
}

export interface ChangedReference {
  readonly reference: Reference;
  readonly word: number;
  readonly phone: number;
}

/** Above this accuracy a learner would think that the recording was accepted. */
const PASSES = 20;

/** Texts that share more letters than this, in order, do not count as different: Irlanda and Islanda. */
const MAX_ALIKE = 0.75;

/** Whether the texts differ enough that a recording of one must not pass for the other. */
export function isAnotherText(text: string, than: string): boolean {
  const [a, b] = [text, than].map((each) => [...each.toLowerCase()].filter((c) => /\p{L}/u.test(c)));
  return (2 * longestCommonSubsequence(a!, b!)) / (a!.length + b!.length) < MAX_ALIKE;
}

function longestCommonSubsequence(a: readonly string[], b: readonly string[]): number {
  let lengths = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const next = [0];
    b.forEach((other, i) => {
      next.push(letter === other ? lengths[i]! + 1 : Math.max(lengths[i + 1]!, next[i]!));
    });
    lengths = next;
  }
  return lengths.at(-1)!;
}

/** Replaces one sound of the text by another of the same class, so that the recording is wrong there. */
export function changeOneSound(
  reference: Reference,
  units: readonly string[],
  isVowel: (unit: string) => boolean,
  random: () => number,
): ChangedReference {
  const word = Math.floor(random() * reference.words.length);
  const pronunciations = reference.words[word]!.pronunciations;
  const phones = pronunciations[0]!;
  const phone = Math.floor(random() * phones.length);
  const accepted = new Set(pronunciations.flatMap((each) => each.map(({ unit }) => unit)));
  const others = units.filter(
    (unit) => !accepted.has(unit) && isVowel(unit) === isVowel(phones[phone]!.unit),
  );
  const unit = others[Math.floor(random() * others.length)]!;
  const altered = phones.map(
    (each, i): ReferencePhone => (i === phone ? { ...each, unit, ipa: unit } : each),
  );
  return {
    reference: {
      ...reference,
      words: reference.words.map((each, w) => (w === word ? { ...each, pronunciations: [altered] } : each)),
    },
    word,
    phone,
  };
}

export function nativeTasks(trials: readonly NativeTrial[]): EvaluationTask[] {
  return trials.flatMap(({ clip, otherText, changed }) => {
    const { id, path, language, text } = clip;
    const task = (text: string, reference?: Reference): EvaluationTask => ({
      id,
      recording: path,
      manifestLine: { audio: id, language, text },
      ...(reference ? { reference } : {}),
    });
    return [task(text), task(otherText), task(text, changed?.reference)];
  });
}

/** `items` are the results of the trials' nativeTasks, three each, in order. */
export function nativeTable(
  languages: readonly Language[],
  trials: readonly NativeTrial[],
  items: readonly EvaluationItem[],
): Table {
  const rows = languages.map((language) => {
    const own: number[] = [];
    const other: number[] = [];
    const changedPhones: number[] = [];
    const keptPhones: number[] = [];
    let refused = 0;
    trials.forEach(({ clip, changed }, i) => {
      if (clip.language !== language) return;
      const [right, wrong, altered] = [items[3 * i]!, items[3 * i + 1]!, items[3 * i + 2]!];
      own.push(right.accuracy);
      other.push(wrong.accuracy);
      if (right.outcome !== 'scored') refused++;
      if (!changed || altered.outcome !== 'scored') return;
      altered.words.forEach(({ phones }, w) => {
        phones.forEach(({ accuracy }, p) => {
          (w === changed.word && p === changed.phone ? changedPhones : keptPhones).push(accuracy);
        });
      });
    });
    const passing = other.filter((accuracy) => accuracy > PASSES).length;
    return [
      language,
      String(own.length),
      `${decimals(mean(own), 1)} / ${decimals(percentile(own, 0.05), 1)}`,
      String(refused),
      `${decimals(mean(other), 1)} / ${decimals(Math.max(...other), 0)}`,
      String(passing),
      decimals(areaUnderCurve(own, other), 4),
      decimals(areaUnderCurve(keptPhones, changedPhones), 3),
    ];
  });
  return {
    title: 'Natives left out of training',
    head: [
      'language',
      'clips',
      'own text: mean / 5th percentile',
      'refused',
      'another text: mean / highest',
      'above 20',
      'AUC own against another',
      'AUC of one changed sound',
    ],
    rows,
  };
}
