import type { Language, Reference } from '../../../packages/engine/src/node.ts';
import type { EvaluationItem, EvaluationTask } from '../item.ts';
import { decimals, type Table } from './table.ts';

/** A text said as written, assessed with one of its sounds replaced by another. */
export interface NamedTrial {
  readonly text: string;
  readonly language: Language;
  readonly audio: Uint8Array;
  readonly reference: Reference;
  readonly word: number;
  readonly phone: number;
  /** The unit that was said. */
  readonly said: string;
}

/** Every place of `said` in the text where `expected` is not an accepted pronunciation of the word. */
export function placesToExpect(
  reference: Reference,
  expected: string,
  said: string,
): { reference: Reference; word: number; phone: number }[] {
  return reference.words.flatMap(({ pronunciations }, word) => {
    const phones = pronunciations[0]!;
    if (pronunciations.some((each) => each.some(({ unit }) => unit === expected))) return [];
    return phones.flatMap(({ unit }, phone) => {
      if (unit !== said) return [];
      const altered = phones.map((each, i) =>
        i === phone ? { ...each, unit: expected, ipa: expected } : each,
      );
      const words = reference.words.map((each, w) =>
        w === word ? { ...each, pronunciations: [altered] } : each,
      );
      return [{ reference: { ...reference, words }, word, phone }];
    });
  });
}

export function namedTasks(trials: readonly NamedTrial[]): EvaluationTask[] {
  return trials.map(({ text, language, audio, reference }, index) => ({
    id: `${index}`,
    recording: audio,
    manifestLine: { audio: '', language, text },
    reference,
  }));
}

export function namedTable(
  languages: readonly Language[],
  trials: readonly NamedTrial[],
  items: readonly EvaluationItem[],
): Table {
  const rows = languages.map((language) => {
    let tried = 0;
    let named = 0;
    let correct = 0;
    let others = 0;
    let falseAlarms = 0;
    trials.forEach((trial, i) => {
      const { words, outcome } = items[i]!;
      if (trial.language !== language || outcome !== 'scored') return;
      tried++;
      words.forEach(({ phones }, w) => {
        phones.forEach(({ heard }, p) => {
          if (w !== trial.word || p !== trial.phone) {
            others++;
            if (heard !== undefined) falseAlarms++;
          } else if (heard !== undefined) {
            named++;
            if (heard === trial.said) correct++;
          }
        });
      });
    });
    return [
      language,
      String(tried),
      `${decimals((100 * named) / tried, 0)} %`,
      decimals(correct / named, 2),
      `${decimals((100 * falseAlarms) / others, 1)} %`,
    ];
  });
  return {
    title:
      'Named sounds: one sound replaced by another of the confusion lists, synthetic voices left out of training',
    head: ['language', 'trials', 'wrong sound named', 'named sound correct', 'right sounds named as wrong'],
    rows,
  };
}
