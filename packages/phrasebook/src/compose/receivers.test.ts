import { expect, it } from 'vitest';
import { casual, translates } from '../../test/phrase-cases.ts';

translates('somebody named who is given something', [
  [
    'I gave my sister a book',
    'Le he dado un libro a mi hermana',
    "J'ai donné un livre à ma sœur",
    'Ich habe meiner Schwester ein Buch gegeben',
    'Ho dato un libro a mia sorella',
  ],
  [
    'Give the waiter a tip',
    'Dale una propina al camarero',
    'Donne un pourboire au serveur',
    'Gib dem Kellner ein Trinkgeld',
    "Da' una mancia al cameriere",
  ],
  [
    "Don't tell my parents the truth",
    'No les digas la verdad a mis padres',
    'Ne dis pas la vérité à mes parents',
    'Sag meinen Eltern die Wahrheit nicht',
    'Non dire la verità ai miei genitori',
  ],
]);

it('reads the German dative', () =>
  expect(casual('Ich habe meiner Schwester ein Buch gegeben', 'en', 'de')).toBe('I gave my sister a book'));
