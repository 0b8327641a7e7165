import type { Register, TranslatedLanguage } from '@speak-it-now/languages';
import { describe, expect, it } from 'vitest';
import { confidenceOf, doubtsAbout } from './confidence.ts';
import type { Doubt } from './types.ts';

const about = (
  source: string,
  translation: string,
  to: TranslatedLanguage,
  { from = 'en', register = 'casual' }: { from?: TranslatedLanguage; register?: Register } = {},
) => doubtsAbout({ source, translation, from, to, register, isKnownWord: () => true });

describe('doubts about a translation', () => {
  it.each<[Doubt, string, string, TranslatedLanguage]>([
    ['numbers', 'It costs 15 euros.', 'Cuesta 50 euros.', 'es'],
    ['numbers', 'I have 2 dogs.', 'J’ai des chiens.', 'fr'],
    ['names', 'I saw Anna today.', 'Hoy vi a Clara.', 'es'],
    ['negation', 'I am not hungry.', 'Ich habe Hunger.', 'de'],
    ['negation', 'I never smoke.', 'Je fume.', 'fr'],
    ['negation', 'I like it.', 'Non mi piace.', 'it'],
    ['question', 'Are you coming?', 'Vienes.', 'es'],
    ['repetition', 'The house is big.', 'Das Haus Haus ist groß.', 'de'],
    ['repetition', 'He reads a book.', 'Lui legge un libro un libro.', 'it'],
    ['copied', 'The weather is lovely today.', 'Le weather est lovely today.', 'fr'],
    ['copied', 'hola', 'Hola', 'es'],
    ['agreement', 'the first three stations', 'le premier trois gares', 'fr'],
    ['agreement', 'the last two days', 'el último dos días', 'es'],
    ['length', 'I would like to know when the next train to the city leaves.', 'Quiero.', 'es'],
    ['register', 'How are you?', 'Wie geht es Ihnen?', 'de'],
    ['register', 'Where do you live?', 'Où habitez-vous ?', 'fr'],
  ])('%s: %s / %s', (doubt, source, translation, to) => {
    expect(about(source, translation, to)).toContain(doubt);
  });

  it('finds a word that is known in no list and was not typed', () => {
    const isKnownWord = (word: string) => ['ho', 'visto', 'un', 'riccio'].includes(word);
    const pair = {
      source: 'I saw a hedgehog.',
      from: 'en',
      to: 'it',
      register: 'casual',
      isKnownWord,
    } as const;
    expect(doubtsAbout({ ...pair, translation: 'Ho visto un hedanzato.' })).toEqual(['invented-word']);
    expect(doubtsAbout({ ...pair, translation: 'Ho visto un riccio.' })).toEqual([]);
    const named = { ...pair, source: 'I saw Zita.', translation: 'Ho visto Zita.' };
    expect(doubtsAbout(named)).toEqual([]);
  });

  it('finds a casual word in a formal translation', () => {
    expect(about('How are you?', 'Wie geht es dir?', 'de', { register: 'formal' })).toEqual(['register']);
    expect(about('Is this your bag?', '¿Es este tu bolso?', 'es', { register: 'formal' })).toEqual([
      'register',
    ]);
  });

  it.each<[string, TranslatedLanguage, string]>([
    ['Estoy muy cansado.', 'es', 'Estoy muy cansada.'],
    ['Je ne suis pas inquiet.', 'fr', 'Je ne suis pas inquiète.'],
    ['Ich bin Lehrer.', 'de', 'Ich bin Lehrerin.'],
    ['Non sono pigro.', 'it', 'Non sono pigra.'],
  ])('finds that only a man says %s', (his, to, hers) => {
    const doubts = (translation: string, speaker: 'masculine' | 'feminine') =>
      doubtsAbout({
        source: "I'm not it.",
        translation,
        from: 'en',
        to,
        register: 'casual',
        speaker,
        isKnownWord: () => true,
      });
    expect(doubts(his, 'feminine')).toContain('speaker');
    expect(doubts(hers, 'feminine')).not.toContain('speaker');
    expect(doubts(his, 'masculine')).not.toContain('speaker');
  });

  it.each<[string, string, TranslatedLanguage]>([
    ['If I had known, I would have come.', 'Wenn ich gewusst hätte, hätte ich kommen wollen.', 'de'],
    ["I don't have 3 keys.", 'No tengo 3 llaves.', 'es'],
    ['I want to go to Paris.', 'Quiero ir a París.', 'es'],
    ['We met Anna on Monday.', 'Wir haben Anna am Montag getroffen.', 'de'],
    ['There is nobody here.', "Il n'y a personne ici.", 'fr'],
    ['I would like more bread.', 'Je voudrais plus de pain.', 'fr'],
    ['Are we there?', '¿Hemos llegado?', 'es'],
    ['My taxi is at the hotel.', 'Mi taxi está en el hotel.', 'es'],
    ['Where do you live?', 'Wo wohnst du?', 'de'],
    ['He knows us and we know each other.', 'Nous nous connaissons et il nous connaît.', 'fr'],
    ["Anna's house is in Rome.", 'La casa di Anna è a Roma.', 'it'],
  ])('has no doubts about %s / %s', (source, translation, to) => {
    expect(about(source, translation, to)).toEqual([]);
  });
});

it('is more confident the likelier the translation', () => {
  const settings = {
    bias: 2,
    weights: { mean: 3, least: 0.2, backMean: 1, backLeast: 0, pieces: -0.02, familiarity: 0.5 },
    bar: 0.8,
  };
  const sure = confidenceOf(
    { mean: -0.1, least: -0.4, backMean: -0.2, backLeast: -1, pieces: 6, familiarity: 0 },
    settings,
  );
  const unsure = confidenceOf(
    { mean: -1.4, least: -4, backMean: -2, backLeast: -6, pieces: 6, familiarity: -2 },
    settings,
  );
  expect(sure).toBeGreaterThan(0.7);
  expect(unsure).toBeLessThan(0.2);
});
