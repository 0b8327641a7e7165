/**
 * Writes the evidence of utterance verification (packages/engine/src/verify) for native recordings with their own text
 * and with wrong texts: a word replaced by a real word one, two or more sounds away, a word added, a word removed.
 *
 *   tsx training/verification/dump_evidence.ts CLIPS.jsonl OUT.jsonl [PART PARTS]
 *
 * A line of CLIPS: {id, set, language, text, speaker, path}, with speakers new to the acoustic model. With `labels`
 * (words with ARPAbet phones and experts' scores) it is a learner's clip. Each trial becomes one line: {clip, kind,
 * changed, distance, raw, words, extras}.
 */

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type Acoustics, analyze } from '../../packages/engine/src/assess.ts';
import { findSpeech, rejectUnusable } from '../../packages/engine/src/audio/speech.ts';
import { scoredUnits } from '../../packages/engine/src/g2p/inventory.ts';
import { decodeAudio, loadNodeParts, phoneOfArpabet } from '../../packages/engine/src/node.ts';
import type { Pcm, Reference } from '../../packages/engine/src/types.ts';
import { comparePhones } from '../../packages/engine/src/verify/compare-phones.ts';
import { collectExtraEvidence } from '../../packages/engine/src/verify/extra-evidence.ts';
import { prepareRivalTrial } from '../../packages/engine/src/verify/rival-trial.ts';
import { collectWordEvidence } from '../../packages/engine/src/verify/word-evidence.ts';
import {
  CLOSED_FIELD,
  fieldKey,
  MEANING_CHANGING_WORDS,
} from '../../packages/engine/src/verify/word-fields.ts';
import { sample } from '../../scripts/statistics.ts';
import { cachedAcoustics } from '../cached_acoustics.ts';
import { type Clip, readJsonLines } from '../clips.ts';

const [clipsFile, outFile, partText = '0', partsText = '1'] = process.argv.slice(2);
if (!clipsFile || !outFile) throw new Error('Usage: dump_evidence.ts CLIPS.jsonl OUT.jsonl [PART PARTS]');
const clips = readJsonLines<Clip>(clipsFile).filter((_, i) => i % Number(partsText) === Number(partText));
const parts = await loadNodeParts();
writeFileSync(outFile, '');

const round = (value: number) => Math.round(value * 1000) / 1000;

async function trial(
  acoustic: Acoustics,
  clip: Clip,
  pcm: Pcm,
  reference: Reference,
  about: Record<string, unknown>,
  changed = -1,
) {
  const base = {
    id: clip.id,
    set: clip.set,
    language: clip.language,
    speaker: clip.speaker,
    text: clip.text,
    ...about,
    changed,
  };
  const write = (line: object) => appendFileSync(outFile!, `${JSON.stringify({ ...base, ...line })}\n`);
  const analysis = await analyze(acoustic, pcm, findSpeech(pcm), reference);
  if (analysis === 'too-short' || !analysis.features) return write({ refused: true });
  const { evidence } = analysis;
  const raw = await parts.scorer.score(evidence, analysis.features);
  const rivalTrial = prepareRivalTrial(evidence)!;
  const list = await parts.wordLists(reference.language);
  const candidates = collectWordEvidence(rivalTrial, raw, list);
  const { logLanguagePosteriors } = evidence.posteriors;
  const languageSums = evidence.phones.map(({ span: { start, end } }) => {
    let sum = 0;
    for (let t = start; t < end; t++) sum += logLanguagePosteriors[t]!;
    return [round(sum), end - start];
  });
  const { data, columns } = evidence.alternatives!.logPosteriors;
  write({
    said: round(raw.textProbability),
    total: round(raw.total),
    fluency: round(raw.fluency),
    accuracy: round(raw.accuracy),
    loss: round(evidence.freeLogScore - evidence.expectedLogScore),
    extraSpans: evidence.extras.length,
    words: evidence.words.map(({ phones }, w) => {
      const candidate = candidates[w];
      const mine = evidence.phones.flatMap((p, i) => (p.word === w ? [i] : []));
      return {
        text: reference.words[w]!.text,
        missing: phones === undefined,
        meaning: MEANING_CHANGING_WORDS[clip.language].has(fieldKey(reference.words[w]!.text, clip.language)),
        ...(clip.labels && about.kind === 'own' ? { expert: clip.labels.words[w]!.accuracy } : {}),
        raw: round(raw.words[w]!),
        phones: mine.map((i) => [
          evidence.phones[i]!.phone.unit,
          round(raw.phones[i]!),
          ...languageSums[i]!,
          round(data[i * columns + evidence.phones[i]!.column]!),
        ]),
        ...(candidate && {
          evidence: Object.fromEntries(Object.entries(candidate.evidence).map(([k, v]) => [k, round(v)])),
          rival: candidate.rival?.text,
          fieldRival: candidate.fieldRival?.text,
          lead: round(candidate.lead),
        }),
      };
    }),
    extras: collectExtraEvidence(rivalTrial, list).map((extra) => ({
      before: extra.beforeWord,
      text: extra.text,
      ...Object.fromEntries(Object.entries(extra.evidence).map(([k, v]) => [k, round(v)])),
    })),
  });
}

/** Park and Miller's generator: the same trials in every run. */
function seeded(text: string): () => number {
  let state = [...text].reduce((hash, c) => (hash * 31 + c.codePointAt(0)!) % 2147483647, 7) || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Trials with a random word of each distance, and with the words nearest in sound. */
const REPLACEMENTS_OF_A_WORD_ALONE = 2;
const NEAREST_OF_A_WORD_ALONE = 4;
/** Words of a phrase that are replaced, one at a time: by a word one, two, three sounds away and by one of its length. */
const PLACES_IN_A_PHRASE = 6;
const WORDS_DRAWN = 2500;
/** Trials of a recorded number, day or month with all other words of its list. */
const FIELD_TRIALS = 20;

async function trials(clip: Clip): Promise<void> {
  const acoustic = cachedAcoustics(parts.acoustic);
  const pcm = await decodeAudio(readFileSync(clip.path));
  if (rejectUnusable(findSpeech(pcm))) return;
  const random = seeded(clip.id);
  const own: Reference = clip.labels
    ? {
        language: 'en',
        words: clip.labels.words.map(({ text, phones }) => ({
          text,
          pronunciations: [phones.map(phoneOfArpabet)],
        })),
      }
    : await parts.g2p.convert(clip.text, clip.language);
  await trial(acoustic, clip, pcm, own, { kind: 'own', distance: 0 });
  const units = scoredUnits(clip.language, parts.acoustic.settings.languages);
  const columnsOf = (reference: Reference, w: number) =>
    reference.words[w]!.pronunciations.map((phones) => phones.map(({ unit }) => units.indexOf(unit) + 1));
  const list = await parts.wordLists(clip.language);
  const isAlone = own.words.length === 1;
  const wordFor = async (text: string) => {
    const words = await parts.g2p.convert(text, clip.language).then(
      (r) => r.words,
      () => [],
    );
    return words.length === 1 ? words[0]! : undefined;
  };
  const places = isAlone ? [0] : sample([...own.words.keys()], PLACES_IN_A_PHRASE, random);
  for (const place of places) {
    const mine = columnsOf(own, place);
    const distanceOf = (index: number) =>
      Math.min(...mine.map((each) => comparePhones(each, list.pronunciations[index]!).distance));
    const nearest = list.texts
      .map((_, index) => ({ index, distance: distanceOf(index) }))
      .filter(({ distance }) => distance > 0)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, isAlone ? NEAREST_OF_A_WORD_ALONE : 0)
      .map(({ index }) => index);
    const found: Record<number, number[]> = { 1: [], 2: [], 3: [] };
    const alike: number[] = [];
    for (let k = 0; k < WORDS_DRAWN; k++) {
      const index = Math.floor(random() * list.texts.length);
      const distance = distanceOf(index);
      if (distance > 0 && distance <= Math.max(...mine.map(({ length }) => length)) + 2)
        found[Math.min(distance, 3)]!.push(index);
      if (distance > 0 && list.pronunciations[index]!.length === mine[0]!.length) alike.push(index);
    }
    const drawn = [1, 2, 3].flatMap((d) => found[d]!.slice(0, isAlone ? REPLACEMENTS_OF_A_WORD_ALONE : 1));
    for (const index of new Set([...drawn, ...(isAlone ? nearest : alike.slice(0, 1))])) {
      const word = await wordFor(list.texts[index]!);
      if (!word) continue;
      const reference = { ...own, words: own.words.map((each, w) => (w === place ? word : each)) };
      const distance = Math.min(
        ...columnsOf(reference, place).flatMap((a) => mine.map((b) => comparePhones(a, b).distance)),
      );
      const about = { kind: 'replaced', distance, spoken: own.words[place]!.text };
      const isAlike = index === alike[0];
      if (distance > 0) await trial(acoustic, clip, pcm, reference, { ...about, isAlike }, place);
    }
  }
  const field = [...CLOSED_FIELD[clip.language]];
  const key = fieldKey(own.words[0]!.text, clip.language);
  if (isAlone && field.includes(key)) {
    for (let k = 0; k < FIELD_TRIALS; k++) {
      const text = field[Math.floor(random() * field.length)]!;
      const word = text === key ? undefined : await wordFor(text);
      if (!word) continue;
      const reference = { ...own, words: [word] };
      const distance = Math.min(
        ...columnsOf(reference, 0).flatMap((a) => columnsOf(own, 0).map((b) => comparePhones(a, b).distance)),
      );
      if (distance > 0)
        await trial(acoustic, clip, pcm, reference, { kind: 'field', distance, spoken: key }, 0);
    }
  }
  if (own.words.length < 3) return;
  const place = places[0]!;
  const word = await wordFor(list.texts[Math.floor(random() * Math.min(1500, list.texts.length))]!);
  const [before, after] = [own.words.slice(0, place), own.words.slice(place)];
  if (word)
    await trial(
      acoustic,
      clip,
      pcm,
      { ...own, words: [...before, word, ...after] },
      { kind: 'put-in', distance: 0 },
      place,
    );
  await trial(
    acoustic,
    clip,
    pcm,
    { ...own, words: [...before, ...after.slice(1)] },
    { kind: 'left-out', distance: columnsOf(own, place)[0]!.length },
    place,
  );
}

const started = performance.now();
for (const [done, clip] of clips.entries()) {
  await trials(clip).catch((error: unknown) => console.error(clip.id, String(error)));
  if (done % 100 === 0)
    console.log(done, clips.length, `${((performance.now() - started) / 1000).toFixed(0)} s`);
}
process.exit(0);
