import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeEngine, type Engine, type Language } from '../node.ts';
import { speak, toWav } from '../testing/recordings.ts';
import { carriesMeaning, rivalTexts } from './rival-texts.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createNodeEngine();
});
afterAll(() => engine.release());

const assess = async (language: Language, expectedText: string, said: string) =>
  engine.assess({ audio: toWav(await speak(said, language)), expectedText, language });

describe('the meaning of a phrase', () => {
  it.each([
    ['es', '66', 'setenta y seis'],
    ['de', '21', 'zweiundzwanzig'],
    ['de', 'einundzwanzig', 'zweiundzwanzig'],
    ['it', 'sessantasei', 'settantasei'],
    ['en', '$3.50', 'three fifteen'],
    ['fr', '66', 'soixante-seize'],
    ['en', "I can't come", 'I can come'],
  ] as const)('%s: is lost with another number (%s said as %s)', async (language, text, said) => {
    const { accuracy, outcome } = await assess(language, text, said);
    expect(outcome === 'not-judged' || accuracy <= 65).toBe(true);
  });

  it.each([
    ['es', '66', 'sesenta y seis'],
    ['de', '21', 'einundzwanzig'],
    ['en', '$3.50', 'three dollars fifty'],
    ['en', "I can't come", "I can't come"],
    ['en', 'I can come', 'I can come'],
  ] as const)('%s: is kept with the same number or negation (%s)', async (language, text, said) => {
    expect((await assess(language, text, said)).accuracy).toBeGreaterThan(65);
  });

  it.each([
    ['You can’t park here', 'You can park here'],
    ['You can park here', "You can't park here"],
    ['We can’t see it', 'We can see it'],
    ['We can see it', "We can't see it"],
  ])('is lost or not told with the opposite, and kept with the word itself (%s)', async (text, said) => {
    const reversed = await assess('en', text, said);
    expect(reversed.accuracy).toBeLessThanOrEqual(65);
    const [first] = reversed.breakdown.deductions;
    expect(first?.reason).toMatch(/^(The phrase now means|We couldn’t tell “can|We heard “can)/u);
    expect((await assess('en', text, text)).accuracy).toBeGreaterThan(80);
  });

  it('is kept if a negation of the text is said twice', async () => {
    const { accuracy } = await assess('fr', 'un café sans sucre', 'un café sans sans sucre');
    expect(accuracy).toBeGreaterThan(65);
  });

  it('hangs on a number, but not on an article that is also one', () => {
    expect(['un', 'une', 'deux', 'pas'].map((text) => carriesMeaning(text, 'fr'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['fr', 'Je voudrais un café noir', 'Je voudrais six cafés noirs'],
    ['it', 'Vorrei un tavolo libero', 'Vorrei otto tavoli liberi'],
  ] as const)('%s: an article said as a number is still told (%s)', async (language, text, said) => {
    const { words } = await assess(language, text, said);
    expect(words.find((each) => each.text === 'un')!.accuracy).toBeLessThan(60);
  });

  it.each(['three zee oh two', 'four sorrow two'])(
    'names no other number for a word that fits something else better (%s)',
    async (said) => {
      const text = `${said.split(' ')[0]} zero two`;
      const { words } = await assess('en', text, said);
      expect(words[1]!.accuracy).toBeLessThan(60);
      expect(words[1]!.heardWord).toBeUndefined();
    },
  );

  it('compares a figure with figures that are read alike, and can with can’t', () => {
    expect(rivalTexts('66', 'es')).toContain('76');
    expect(rivalTexts('$3.50', 'en').slice(0, 1)).toEqual(['$3.15']);
    expect(rivalTexts('einundzwanzig', 'de')).toContain('zweiundzwanzig');
    expect(rivalTexts('can’t', 'en')).toEqual(['can']);
    expect(rivalTexts('can', 'en')).toEqual(["can't"]);
    expect(rivalTexts('table', 'en')).toEqual([]);
  });
});

describe('a short word that was left out', () => {
  it.each([
    ['en', 'They live in a big house', 'They live a big house', 'in'],
    ['es', 'un café con leche', 'un café leche', 'con'],
    ['en', 'We walk to the old school', 'We walk to old school', 'the'],
    ['en', 'She put it on the table', 'She put it the table', 'on'],
    ['fr', 'Je voudrais aller à la gare', 'Je voudrais aller la gare', 'à'],
    ['fr', 'Elle habite dans une petite maison', 'Elle habite une petite maison', 'dans'],
    ['de', 'Wir fahren mit dem Bus', 'Wir fahren dem Bus', 'mit'],
  ] as const)('%s: is told (%s)', async (language, text, said, word) => {
    const { words } = await assess(language, text, said);
    expect(words.find((each) => each.text === word)).toMatchObject({ status: 'missing', accuracy: 0 });
    const whole = await assess(language, text, text);
    expect(whole.words.map(({ status }) => status)).not.toContain('missing');
  });
});
