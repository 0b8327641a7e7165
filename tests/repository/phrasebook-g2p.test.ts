import { beforeAll, describe, expect, it } from 'vitest';
import type { EspeakG2p } from '../../packages/engine/src/g2p/index.ts';
import { createTranscriber } from '../../packages/engine/src/node/pronunciation.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../packages/phrasebook/src/languages.ts';
import { reviewDataSet, topics } from '../../packages/phrasebook/src/listed.ts';
import { textOf } from '../../packages/phrasebook/src/schema.ts';

let g2p: EspeakG2p;
beforeAll(async () => {
  g2p = await createTranscriber();
});

/** Words per conversion. Larger batches need fewer calls, but a failure names a longer list. */
const BATCH = 50;

function vocabularyTexts(language: LanguageCode): string[] {
  return topics.flatMap((topic) =>
    topic.entries.flatMap((entry) => [textOf(entry, language, 'casual'), textOf(entry, language, 'formal')]),
  );
}

function reviewTexts(language: LanguageCode): string[] {
  const { categories, scenarios } = reviewDataSet(language);
  return [...categories.flatMap(({ terms }) => terms), ...scenarios.flatMap(({ turns }) => turns)].map(
    ({ text }) => text,
  );
}

function wordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? []))];
}

async function expectSounds(words: readonly string[], language: LanguageCode): Promise<void> {
  for (let start = 0; start < words.length; start += BATCH) {
    const batch = words.slice(start, start + BATCH);
    const converted = await g2p.convert(batch.join(', '), language);
    const silent = converted.words.filter(
      ({ pronunciations }) =>
        pronunciations.length === 0 || pronunciations.every((phones) => phones.length === 0),
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
    expect(converted.words.length).toBeGreaterThanOrEqual(batch.length);
  }
}

describe('the phrasebook and the G2P', () => {
  it.each(LANGUAGE_CODES)('every word of the vocabulary can be scored: %s', async (language) => {
    const words = wordsOf(vocabularyTexts(language));
    expect(words.length).toBeGreaterThan(500);
    await expectSounds(words, language);
  });

  it.each(LANGUAGE_CODES)('REV-25 every word of the review can be scored: %s', async (language) => {
    const words = wordsOf(reviewTexts(language));
    expect(words.length).toBeGreaterThan(150);
    await expectSounds(words, language);
  });
});
