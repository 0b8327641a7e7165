import { beforeAll, describe, expect, it } from 'vitest';
import { type Espeak, espeakVoicesOf, loadEspeak } from './espeak/espeak.ts';
import { espeakMnemonics } from './espeak/mnemonics.ts';
import { phonesOfSymbol } from './g2p/index.ts';
import { createTranscriber, createVoice } from './node/pronunciation.ts';
import type { Language } from './types.ts';

let espeak: Espeak;
beforeAll(async () => {
  espeak = await loadEspeak();
  // eSpeak NG gives complete phoneme times only from its second text on.
  espeak.synthesize('one', 'en');
});

/** The phones that the voice says for a text in eSpeak NG's phoneme notation. */
const saidFor = (signs: string, language: Language): string =>
  espeak
    .speak(signs, espeakVoicesOf(language)[0]!, { wordsPerMinute: 160 })
    .phonemes.flatMap(({ ipa }) => phonesOfSymbol(ipa, language))
    .map(({ unit }) => unit)
    .join(' ');

describe('the voice', () => {
  it.each([
    ['en', 'scissors'],
    ['en', 'croissant'],
    ['es', 'reloj'],
    ['es', 'WhatsApp'],
    ['fr', 'dos'],
    ['fr', 'pays'],
    ['de', 'Toilette'],
    ['de', 'Hochzeit'],
    ['de', 'Garage'],
    ['it', 'viaggio'],
    ['it', 'leggere'],
  ] as const)('says a word as the engine expects it, %s: %s', async (language, word) => {
    const [spoken] = await (await createTranscriber()).inWords(word, language);
    expect(spoken!.listed).toBeDefined();
    const expected = spoken!.listed!.map(({ unit }) => unit).join(' ');
    expect(saidFor(espeakMnemonics(spoken!.listed!, language), language)).toBe(expected);
  });

  it('pronounces a word of the lexicon differently from eSpeak NG', async () => {
    const voice = await createVoice();
    const spoken = await voice.say('le dos', 'fr');
    const plain = espeak.synthesize('le dos', 'fr');
    expect(spoken.pcm.samples).not.toEqual(plain.samples);
  });

  it('reads typed brackets as text, never as phonemes', async () => {
    const voice = await createVoice();
    const typed = await voice.say("hello [[w'3:ld]]", 'en');
    const said = espeak.synthesize("hello [[w'3:ld]]", 'en');
    expect(typed.pcm.samples.length).not.toBe(said.samples.length);
  });

  it('speaks a text that cannot be scored', async () => {
    const { pcm, words } = await (await createVoice()).say('...', 'en');
    expect(pcm.samples).toBeDefined();
    expect(words).toEqual([]);
  });

  it.each([
    ['en', 'Hello there – it costs 25 dollars & I don’t know.', [0, 1, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['es', '¡Hola! ¿Cómo te llamas?', [0, 1, 2, 3]],
    // eSpeak NG says "qu'est-ce que" as one word.
    ['fr', "Qu'est-ce que c'est ? Il y a de l’eau ici.", [0, 2, 4, 5, 6, 7, 8, 9]],
    ['de', 'Ich hätte gern zwei Brötchen und ein Bier, bitte.', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['it', 'Buongiorno, un caffè e l’acqua, per favore.', [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('gives the start of each word, %s: %s', async (language, text, places) => {
    const { pcm, words } = await (await createVoice()).say(text, language);
    expect(words.map(({ id }) => id)).toEqual(places);
    const starts = words.map(({ atSeconds }) => atSeconds);
    expect(starts[0]).toBeLessThan(0.1);
    for (const [i, start] of starts.entries()) expect(start).toBeGreaterThan(starts[i - 1] ?? -1);
    expect(starts.at(-1)).toBeLessThan(pcm.samples.length / pcm.sampleRate);
  });

  it('times the words of a text whose words it looks up and reads in other words', async () => {
    const spoken = await (await createVoice()).say('one 21 two', 'en');
    const [, number, two] = spoken.words.map(({ atSeconds }) => atSeconds);
    // "twenty one" takes longer than "one".
    expect(two! - number!).toBeGreaterThan(1.5 * number!);
  });
});
