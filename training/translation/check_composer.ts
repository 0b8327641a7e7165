/**
 * Measures whether the model can correct the composer:
 *
 *   node --import tsx training/translation/check_composer.ts
 *
 * For the composer's translations in read_phrases.tsv it prints how well the model's confidence tells right from wrong
 * (the area under the curve), and what two rules would do: decline what the model thinks little of, and prefer the
 * model's own translation where it is sure of it. It also counts content words without a counterpart in the translation,
 * for every writer and for the held-out sentences of read_translations.tsv.
 */
import { readFileSync } from 'node:fs';
import type { TranslatedLanguage } from '../../packages/languages/src/index.ts';
import { createNodeTranslator } from '../../packages/translator/src/node.ts';
import { lostWords } from './lost_words.ts';

const DECLINE_BELOW = [0.0005, 0.005, 0.05, 0.1, 0.2];
const OWN_FROM = [0.85, 0.9, 0.93];
const COMPOSED_BELOW = [0.2, 0.4, 0.6];

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const labels = linesOf('read_phrases.tsv').map(
  (line) => line.split('\t') as [string, string, string, string, string],
);

const heldOut = linesOf('read_translations.tsv').map((line) => {
  const [direction, label, text, translation] = line.split('\t') as [string, string, string, string];
  return [direction, 'held-out', label, text, translation] as const;
});
const counts = new Map<string, { right: number; wrong: number; lost: { right: number; wrong: number } }>();
for (const [direction, writer, label, text, translation] of [...labels, ...heldOut]) {
  const [from, to] = direction.split('-') as [TranslatedLanguage, TranslatedLanguage];
  const count = counts.get(writer) ?? { right: 0, wrong: 0, lost: { right: 0, wrong: 0 } };
  const as = label === 'right' ? 'right' : 'wrong';
  count[as] += 1;
  if (lostWords(text, from, translation, to).length > 0) count.lost[as] += 1;
  counts.set(writer, count);
}
for (const [writer, { right, wrong, lost }] of counts)
  console.log(
    `${writer}: a content word is lost in ${lost.wrong} of ${wrong} wrong and ${lost.right} of ${right} right translations`,
  );
const ownLabels = new Map(
  labels.flatMap(([direction, writer, label, text]) =>
    writer === 'neural' ? [[`${direction} ${text}`, label === 'right'] as const] : [],
  ),
);
const translator = await createNodeTranslator();
const judged: { isRight: boolean; composed: number; own: number; isOwnRight: boolean; isSame: boolean }[] =
  [];
let judgingMs = 0;
for (const [direction, writer, label, text, translation] of labels) {
  if (writer !== 'composed') continue;
  const [from, to] = direction.split('-') as [TranslatedLanguage, TranslatedLanguage];
  const request = { text, from, to, register: 'casual' } as const;
  const startedMs = performance.now();
  const opinion = await translator.judge(request, translation);
  judgingMs += performance.now() - startedMs;
  const own = await translator.translate(request);
  if (!opinion || !own) continue;
  judged.push({
    isRight: label === 'right',
    composed: opinion.confidence,
    own: own.doubts.length > 0 ? 0 : own.confidence,
    isOwnRight: ownLabels.get(`${direction} ${text}`) === true,
    isSame: own.translation === translation,
  });
}
const right = judged.filter(({ isRight }) => isRight);
const wrong = judged.filter(({ isRight }) => !isRight);
const wins = wrong.flatMap((bad) =>
  right.map((good) => (good.composed > bad.composed ? 1 : good.composed === bad.composed ? 0.5 : 0)),
);
const area = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
console.log(`${judged.length} composed, ${wrong.length} wrong; area under the curve ${area.toFixed(2)}`);
console.log(`${(judgingMs / judged.length).toFixed(0)} ms for each opinion`);
for (const bar of DECLINE_BELOW) {
  const declined = judged.filter(({ composed }) => composed < bar);
  const wronglyDeclined = declined.filter(({ isRight }) => isRight).length;
  console.log(`decline below ${bar}: ${declined.length - wronglyDeclined} wrong, ${wronglyDeclined} right`);
}
for (const from of OWN_FROM) {
  for (const below of COMPOSED_BELOW) {
    const replaced = judged.filter(({ isSame, composed, own }) => !isSame && own >= from && composed < below);
    const mended = replaced.filter((one) => !one.isRight && one.isOwnRight).length;
    const spoiled = replaced.filter((one) => one.isRight && !one.isOwnRight).length;
    console.log(
      `own from ${from}, composed below ${below}: ${replaced.length} replaced, ${mended} mended, ${spoiled} spoiled`,
    );
  }
}
