import { describe, expect, it } from 'vitest';
import { phrasebook } from '../all.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';

const inAll = (text: string, from: LanguageCode = 'en') =>
  LANGUAGE_CODES.filter((code) => code !== from).map(
    (to) => phrasebook.translate({ text, from, to, register: 'casual' })?.translation,
  );

describe('says in all languages', () => {
  it.each([
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
      'I have finished reading the book',
      'He terminado de leer el libro',
      "J'ai fini de lire le livre",
      'Ich habe das Buch fertig gelesen',
      'Ho finito di leggere il libro',
    ],
    [
      'He seems to know everything',
      'Él parece saber todo',
      'Il semble tout savoir',
      'Er scheint alles zu wissen',
      'Lui sembra sapere tutto',
    ],
    [
      'She keeps walking',
      'Ella sigue caminando',
      'Elle continue à marcher',
      undefined,
      'Lei continua a camminare',
    ],
    [
      'I am getting used to living here',
      'Me estoy acostumbrando a vivir aquí',
      "Je m'habitue à habiter ici",
      'Ich gewöhne mich daran, hier zu wohnen',
      'Mi sto abituando a vivere qui',
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
  ])('%s', (text, ...expected) => {
    expect(inAll(text)).toEqual(expected);
  });

  it.each([
    ['de', 'Meine Lederschuhe sind nass', 'My leather shoes are wet'],
    ['es', 'Tengo los tobillos hinchados', 'I have swollen ankles'],
    ['it', 'Ho finito di mangiare', 'I finished eating'],
    ['es', 'Perdí uno de mis guantes', "I've lost one of my gloves"],
  ] as const)('reads %s: %s', (from, text, expected) => {
    expect(inAll(text, from)[0]).toBe(expected);
  });

  it('tells much rain from hard rain, and changes rooms', () => {
    expect(inAll('It rained a lot')[2]).toBe('Es hat viel geregnet');
    expect(inAll('I want to change rooms')).toEqual([
      'Quiero cambiar de habitación',
      'Je veux changer de chambre',
      'Ich will das Zimmer wechseln',
      'Voglio cambiare camera',
    ]);
  });

  it('takes no other word for a name', () => {
    expect(inAll('Mi chiamo Marco, piacere.', 'it').join(' ')).not.toMatch(/Piacere/);
  });

  it('does not sell entrances for "entradas"', () => {
    expect(inAll('Vendí las entradas', 'es')[0] ?? 'tickets').toMatch(/tickets/);
  });
});
