/** One recording assessed with many texts, and words to put into them. */
import { readFile } from 'node:fs/promises';
import { assess, type EngineParts } from '../../../packages/engine/src/assess.ts';
import {
  decodeAudio,
  type Language,
  loadNodeParts,
  type Posteriors,
  type Reference,
  type ReferenceWord,
} from '../../../packages/engine/src/node.ts';
import { toWav } from '../../../packages/engine/src/testing/recordings.ts';
import { comparePhones } from '../../../packages/engine/src/verify/compare-phones.ts';
import type { Clip } from './corpus.ts';
import { decimals } from './table.ts';

/** A word passes with this accuracy or more. */
export const PASSES = 60;

/** A share: how many of a number. */
export type Counter = { of: number; passing: number };
export const counter = (): Counter => ({ of: 0, passing: 0 });
export const share = ({ of, passing }: Counter) => (of === 0 ? '-' : `${decimals(passing / of, 3)} of ${of}`);
export const count = (to: Counter, isPassing: boolean) => {
  to.of++;
  if (isPassing) to.passing++;
};

/** An engine that computes a recording's posteriors once and assesses it with many texts. */
export async function engineForManyTexts() {
  const parts = await loadNodeParts();
  let posteriors: readonly Posteriors[] | undefined;
  const acoustic = new Proxy(parts.acoustic, {
    get(target, key) {
      if (key === 'posteriors') {
        return async (features: Parameters<typeof target.posteriors>[0]) =>
          (posteriors ??= await target.posteriors(features));
      }
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const cached: EngineParts = { ...parts, acoustic };
  return {
    parts,
    listen: async ({ path, language }: Clip) => {
      posteriors = undefined;
      const audio = toWav(await decodeAudio(await readFile(path)));
      return (reference: Reference) => assess(cached, { audio, expectedText: '', language, reference });
    },
  };
}

/** Smallest number of sounds in which any pronunciations of two words differ. */
export function distanceOf(a: ReferenceWord, b: ReferenceWord): number {
  const units = (word: ReferenceWord) => word.pronunciations.map((phones) => phones.map(({ unit }) => unit));
  const numbers = new Map<string, number>();
  const numberOf = (unit: string) => {
    if (!numbers.has(unit)) numbers.set(unit, numbers.size + 1);
    return numbers.get(unit)!;
  };
  const columns = (all: string[][]) => all.map((each) => each.map(numberOf));
  const [one, other] = [columns(units(a)), columns(units(b))];
  return Math.min(...one.flatMap((x) => other.map((y) => comparePhones(x, y).distance)));
}

/** Draws a random word of the language's list; undefined for one that the text would turn into several. */
export async function wordDrawer(parts: EngineParts, language: Language, random: () => number) {
  const { texts } = await parts.wordLists(language);
  return async (): Promise<ReferenceWord | undefined> => {
    const text = texts[Math.floor(random() * texts.length)]!;
    const { words } = await parts.g2p.convert(text, language).catch(() => ({ words: [] }));
    return words.length === 1 ? words[0] : undefined;
  };
}
