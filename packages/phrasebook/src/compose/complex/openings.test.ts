import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../../test/phrase-cases.ts';
import type { LanguageCode } from '../../languages.ts';

translates('openings before a clause', [
  [
    "I'm sorry you're sick",
    'Siento que estés enfermo',
    'Je suis désolé que tu sois malade',
    'Es tut mir leid, dass du krank bist',
    'Mi dispiace che tu sia malato',
  ],
  [
    "It's a pity you can't come",
    'Es una pena que no puedas venir',
    "C'est dommage que tu ne puisses pas venir",
    'Es ist schade, dass du nicht kommen kannst',
    'È un peccato che tu non possa venire',
  ],
  [
    'I have no idea where he is',
    'No tengo ni idea de dónde está',
    'Je ne sais pas du tout où il est',
    'Ich habe keine Ahnung, wo er ist',
    "Non ho idea di dov'è",
  ],
  [
    'Do you mind if I smoke?',
    '¿Te importa si fumo?',
    'Ça te dérange si je fume ?',
    'Stört es dich, wenn ich rauche?',
    'Ti dispiace se fumo?',
  ],
  [
    'The problem is that I have no money',
    'El problema es que no tengo dinero',
    "Le problème, c'est que je n'ai pas d'argent",
    'Das Problem ist, dass ich kein Geld habe',
    'Il problema è che non ho soldi',
  ],
]);

describe('openings in other languages', () => {
  it.each<[text: string, from: LanguageCode, said: string]>([
    ['Siento que estés enfermo', 'es', "I'm sorry that you are sick"],
    ["J'ai l'impression qu'il est triste", 'fr', 'I have the feeling that he is sad'],
    ['Stört es dich, wenn ich hier rauche?', 'de', 'Do you mind if I smoke here?'],
    ['Non ho idea di quando parte il treno', 'it', 'I have no idea when the train leaves'],
  ])('%s', (text, from, said) => expect(casual(text, 'en', from)).toBe(said));
});

// 'Siento no poder venir': the same subject has an infinitive, which is not supported.
it('does not write a clause where the Romance languages have an infinitive', () =>
  expect(casual("I'm sorry that I can't come", 'es')).toBeUndefined());
