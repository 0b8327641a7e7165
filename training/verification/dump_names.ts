/**
 * Writes how clear it is which word was said, where natives' sentences have another word in the text, or lack one.
 *
 *   tsx training/verification/dump_names.ts CLIPS.jsonl OUT.jsonl [LIMIT]
 *
 * CLIPS is the output of list_clips.py. Each line of OUT is {kind: 'replaced' | 'inserted', language, speaker, said, name,
 * isRight, evidence}, with the text if kind is 'replaced'.
 */

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { analyze } from '../../packages/engine/src/assess.ts';
import { findSpeech, rejectUnusable } from '../../packages/engine/src/audio/speech.ts';
import { scoredUnits } from '../../packages/engine/src/g2p/inventory.ts';
import { decodeAudio, loadNodeParts } from '../../packages/engine/src/node.ts';
import type { Reference, ReferenceWord } from '../../packages/engine/src/types.ts';
import { comparePhones } from '../../packages/engine/src/verify/compare-phones.ts';
import { collectExtraEvidence } from '../../packages/engine/src/verify/extra-evidence.ts';
import { prepareRivalTrial } from '../../packages/engine/src/verify/rival-trial.ts';
import { verify } from '../../packages/engine/src/verify/verify.ts';
import { collectWordEvidence } from '../../packages/engine/src/verify/word-evidence.ts';
import { distanceOf, wordDrawer } from '../../scripts/evaluate/report/many-texts.ts';
import { sample, seeded } from '../../scripts/statistics.ts';
import { cachedAcoustics } from '../cached_acoustics.ts';
import { type Clip, readJsonLines } from '../clips.ts';

const [clipsFile, outFile, limit = 'Infinity'] = process.argv.slice(2);
if (!clipsFile || !outFile) throw new Error('Usage: dump_names.ts CLIPS.jsonl OUT.jsonl [LIMIT]');
const PLACES = 3;
const WORDS_DRAWN = 400;
/** Distances in sounds of the words that the text has instead; learners say words that are alike. */
const MAX_DISTANCE = 4;
const parts = await loadNodeParts();
const random = seeded(5);
writeFileSync(outFile, '');
const clips = readJsonLines<Clip>(clipsFile)
  .filter(({ labels, text }) => !labels && text.split(/\s+/u).length >= 3 && text.length <= 90)
  .slice(0, Number(limit));

for (const { text, path, language, speaker } of clips) {
  const reference = await parts.g2p.convert(text, language).catch(() => undefined);
  const pcm = await decodeAudio(readFileSync(path));
  const activity = findSpeech(pcm);
  if (!reference || reference.words.length < 3 || rejectUnusable(activity)) continue;
  const acoustic = cachedAcoustics(parts.acoustic);
  const list = await parts.wordLists(language);
  const units = scoredUnits(language, parts.acoustic.settings.languages);
  const drawn = await wordDrawer(parts, language, random);
  const isSaid = (phones: readonly number[], { pronunciations }: ReferenceWord) =>
    pronunciations.some(
      (each) =>
        comparePhones(
          each.map(({ unit }) => units.indexOf(unit) + 1),
          phones,
        ).distance === 0,
    );
  const trialOf = async (words: readonly ReferenceWord[]) => {
    const changed: Reference = { language, words };
    const analysis = await analyze(acoustic, pcm, activity, changed);
    if (analysis === 'too-short' || !analysis.features) return undefined;
    const raw = await parts.scorer.score(analysis.evidence, analysis.features);
    return { analysis, raw, trial: prepareRivalTrial(analysis.evidence)! };
  };
  const write = (line: object) =>
    appendFileSync(outFile, `${JSON.stringify({ language, speaker, ...line })}\n`);
  for (const place of sample([...reference.words.keys()], PLACES, random)) {
    const said = reference.words[place]!;
    let word: ReferenceWord | undefined;
    for (let k = 0; k < WORDS_DRAWN && !word; k++) {
      const other = await drawn();
      const distance = other ? distanceOf(other, said) : 0;
      if (distance >= 1 && distance <= MAX_DISTANCE) word = other;
    }
    const replaced = word && (await trialOf(reference.words.with(place, word)));
    if (word && replaced) {
      const candidate = collectWordEvidence(replaced.trial, replaced.raw, list)[place];
      const verdict = verify(replaced.analysis.evidence, replaced.raw, list).words[place];
      if (candidate?.rival && verdict && verdict.logOdds > 0)
        write({
          kind: 'replaced',
          said: said.text,
          text: word.text,
          name: candidate.rival.text,
          isRight: isSaid(candidate.rival.phones, said),
          evidence: { ...candidate.evidence, lead: candidate.lead, logOdds: verdict.logOdds },
        });
    }
    const shortened = await trialOf(reference.words.toSpliced(place, 1));
    for (const extra of shortened ? collectExtraEvidence(shortened.trial, list) : []) {
      if (extra.evidence.both > 0)
        write({
          kind: 'inserted',
          said: said.text,
          name: extra.text,
          isRight: extra.beforeWord === place && isSaid(extra.phones, said),
          evidence: { ...extra.evidence, phones: extra.phones.length, frames: extra.end - extra.start },
        });
    }
  }
}
process.exit(0);
