import { describe, expect, it } from 'vitest';
import { casual, type InFourLanguages, inFourLanguages } from '../../../test/phrase-cases.ts';

describe('how much and how many', () => {
  const SAID: readonly InFourLanguages[] = [
    [
      'I have a lot of friends',
      'Tengo muchos amigos',
      "J'ai beaucoup d'amis",
      'Ich habe viele Freunde',
      'Ho molti amici',
    ],
    [
      'He has little time',
      'Él tiene poco tiempo',
      'Il a peu de temps',
      'Er hat wenig Zeit',
      'Lui ha poco tempo',
    ],
    [
      'I need a few minutes',
      'Necesito unos minutos',
      "J'ai besoin de quelques minutes",
      'Ich brauche ein paar Minuten',
      'Ho bisogno di alcuni minuti',
    ],
    [
      "I'd like a little milk",
      'Quisiera un poco de leche',
      'Je voudrais un peu de lait',
      'Ich hätte gern ein bisschen Milch',
      "Vorrei un po' di latte",
    ],
    [
      'I ate too much chocolate',
      'He comido demasiado chocolate',
      "J'ai mangé trop de chocolat",
      'Ich habe zu viel Schokolade gegessen',
      'Ho mangiato troppo cioccolato',
    ],
    [
      'I spoke with several colleagues',
      'He hablado con varios compañeros',
      "J'ai parlé à plusieurs collègues",
      'Ich habe mit mehreren Kollegen gesprochen',
      'Ho parlato con diversi colleghi',
    ],
    [
      'Most shops are closed on Sundays',
      'La mayoría de las tiendas están cerradas los domingos',
      'La plupart des magasins sont fermés le dimanche',
      'Die meisten Läden sind sonntags geschlossen',
      'La maggior parte dei negozi sono chiusi la domenica',
    ],
  ];
  for (const [text, ...said] of SAID) {
    it(text, () => {
      expect(inFourLanguages(text)).toEqual(said);
    });
  }

  it('keeps the quantity in a negation', () => {
    expect(casual("I don't have many friends", 'de')).toBe('Ich habe nicht viele Freunde');
    expect(casual("There isn't enough milk", 'de')).toBe('Es gibt nicht genug Milch');
    expect(casual("There isn't enough milk", 'it')).toBe("Non c'è abbastanza latte");
    expect(casual("I don't have enough money", 'fr')).toBe("Je n'ai pas assez d'argent");
  });

  it('reads them in every language', () => {
    expect(casual('Tengo muchos amigos', 'en', 'es')).toBe('I have a lot of friends');
    expect(casual("J'ai trop de travail", 'en', 'fr')).toBe('I have too much work');
    expect(casual('Ich brauche ein paar Minuten', 'en', 'de')).toBe('I need a few minutes');
    expect(casual('Lui ha poco tempo', 'en', 'it')).toBe('He has little time');
  });

  it('reads "little time" as a quantity, not as a size', () => {
    expect(casual('He has little time', 'es')).not.toContain('pequeño');
    expect(casual('I have a little dog', 'es')).toBe('Tengo un perro pequeño');
  });
});
