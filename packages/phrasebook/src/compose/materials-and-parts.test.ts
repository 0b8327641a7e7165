import { describe, expect, it } from 'vitest';
import { casual, inFourLanguages, translates } from '../../test/phrase-cases.ts';

translates('materials, parts of a group and changed subjects', [
  [
    "I'm looking for a leather jacket",
    'Estoy buscando una chaqueta de cuero',
    'Je cherche une veste en cuir',
    'Ich suche eine Lederjacke',
    'Cerco una giacca di pelle',
  ],
  [
    'He is wearing a striped shirt',
    'Él lleva una camisa de rayas',
    'Il porte une chemise à rayures',
    'Er trägt ein gestreiftes Hemd',
    'Lui porta una camicia a righe',
  ],
  [
    'One of my friends lives in Rome.',
    'Uno de mis amigos vive en Roma.',
    'Un de mes amis habite à Rome.',
    'Einer meiner Freunde wohnt in Rom.',
    'Uno dei miei amici vive a Roma.',
  ],
  [
    'I lost one of my gloves',
    'He perdido uno de mis guantes',
    "J'ai perdu un de mes gants",
    'Ich habe einen meiner Handschuhe verloren',
    'Ho perso uno dei miei guanti',
  ],
  [
    'I have swollen ankles',
    'Tengo los tobillos hinchados',
    "J'ai les chevilles enflées",
    'Ich habe geschwollene Knöchel',
    'Ho le caviglie gonfie',
  ],
  [
    'The phone rang while she was cooking.',
    'El teléfono sonó mientras ella estaba cocinando.',
    "Le téléphone a sonné pendant qu'elle cuisinait.",
    'Das Telefon hat geklingelt, während sie gekocht hat.',
    'Il telefono ha suonato mentre lei stava cucinando.',
  ],
  [
    'My phone number is +44 7700 900123',
    'Mi número de teléfono es el +44 7700 900123',
    'Mon numéro de téléphone est le +44 7700 900123',
    'Meine Telefonnummer ist +44 7700 900123',
    'Il mio numero di telefono è +44 7700 900123',
  ],
  ['I have a uniform', 'Tengo un uniforme', "J'ai un uniforme", 'Ich habe eine Uniform', 'Ho una divisa'],
]);

describe('what is read', () => {
  it.each([
    ['de', 'Meine Lederschuhe sind nass', 'My leather shoes are wet'],
    ['es', 'Tengo los tobillos hinchados', 'I have swollen ankles'],
    ['es', 'Perdí uno de mis guantes', "I've lost one of my gloves"],
  ] as const)('%s: %s', (from, text, expected) => {
    expect(casual(text, 'en', from)).toBe(expected);
  });

  it('tells much rain from hard rain', () => {
    expect(casual('It rained a lot', 'de')).toBe('Es hat viel geregnet');
    expect(casual('It rained hard', 'de')).toBe('Es hat stark geregnet');
  });

  it('takes no other word for a name', () => {
    for (const to of ['en', 'es', 'fr', 'de'] as const)
      expect(casual('Mi chiamo Marco, piacere.', to, 'it') ?? '').not.toMatch(/Piacere/);
  });

  it('does not sell entrances for "entradas"', () => {
    expect(casual('Vendí las entradas', 'en', 'es') ?? 'tickets').toMatch(/tickets/);
  });

  it('names the subject of a clause only where the verb does not tell it', () => {
    expect(inFourLanguages('The phone rang while I was cooking').at(0)).toBe(
      'El teléfono sonó mientras yo estaba cocinando',
    );
    expect(casual('The phone rang while I was taking a shower', 'es')).not.toMatch(/ yo /);
  });
});
