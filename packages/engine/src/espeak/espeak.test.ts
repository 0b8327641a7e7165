import { describe, expect, it } from 'vitest';
import { ESPEAK_SAMPLE_RATE, loadEspeak } from './espeak.ts';

describe('Espeak', () => {
  it('loads once, however many callers ask at the same time', async () => {
    const [first, second] = await Promise.all([loadEspeak(), loadEspeak()]);
    expect(first).toBe(second);
  });

  it('transcribes each word as a list of IPA phonemes', async () => {
    const espeak = await loadEspeak();
    expect(espeak.transcribe('good morning', 'en-us').map((word) => word.join(''))).toEqual([
      'ɡˈʊd',
      'mˈɔːɹnɪŋ',
    ]);
  });

  it('refuses an unknown voice instead of speaking with the previous one', async () => {
    const espeak = await loadEspeak();
    expect(() => espeak.transcribe('hola', 'klingon')).toThrow(RangeError);
    expect(espeak.transcribe('hola', 'es').flat().join('')).toBe('ˈola');
  });

  it('speaks each language, and takes longer at a lower rate', async () => {
    const espeak = await loadEspeak();
    for (const [language, text] of [
      ['en', 'Good morning'],
      ['es', 'Buenos días'],
      ['fr', 'Bonjour à tous'],
      ['de', 'Guten Morgen'],
      ['it', 'Buongiorno a tutti'],
    ] as const) {
      const normal = espeak.synthesize(text, language);
      const slow = espeak.synthesize(text, language, 0.6);
      expect(normal.sampleRate).toBe(ESPEAK_SAMPLE_RATE);
      expect(normal.samples.length).toBeGreaterThan(0.4 * ESPEAK_SAMPLE_RATE);
      expect(slow.samples.length).toBeGreaterThan(1.2 * normal.samples.length);
      expect(Math.max(...normal.samples)).toBeGreaterThan(0.05);
    }
  });

  it('reads XML markup as plain text', async () => {
    const espeak = await loadEspeak();
    const plain = espeak.synthesize('five', 'en').samples.length;
    const marked = espeak.synthesize('five < six & "seven" <break time="9000ms"/>', 'en').samples.length;
    expect(marked).toBeGreaterThan(plain);
    expect(marked).toBeLessThan(8 * ESPEAK_SAMPLE_RATE);
  });

  it('gives the start of each phoneme that it says', async () => {
    const espeak = await loadEspeak();
    const { pcm, phonemes } = espeak.speak('hola', 'es', { wordsPerMinute: 150 });
    const said = phonemes.filter((phoneme) => phoneme.ipa !== '');
    expect(said.map((phoneme) => phoneme.ipa.replace('ˈ', '')).join('')).toContain('ola');
    const starts = phonemes.map((phoneme) => phoneme.startSeconds);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    expect(starts.at(-1)).toBeLessThanOrEqual(pcm.samples.length / pcm.sampleRate);
  });
});
