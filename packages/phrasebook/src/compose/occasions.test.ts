import { expect, it } from 'vitest';
import { phrasebook } from '../all.ts';

const TARGETS = ['es', 'fr', 'de', 'it'] as const;
const casual = (text: string) =>
  TARGETS.map((to) => phrasebook.translate({ text, from: 'en', to, register: 'casual' })?.translation);

it.each([
  [
    'Did you like the concert?',
    '¿Te gustó el concierto?',
    'Tu as aimé le concert ?',
    'Hat dir das Konzert gefallen?',
    'Ti è piaciuto il concerto?',
  ],
  [
    "I didn't like the soup",
    'No me gustó la sopa',
    "Je n'ai pas aimé la soupe",
    'Die Suppe hat mir nicht geschmeckt',
    'Non mi è piaciuta la zuppa',
  ],
])('what was liked on one occasion is no lasting taste: %s', (text, ...expected) => {
  expect(casual(text)).toEqual(expected);
});

it.each([
  [
    'I was born in April',
    'Nací en abril',
    'Je suis né en avril',
    'Ich wurde im April geboren',
    'Sono nato ad aprile',
  ],
  [
    'My son was born in May',
    'Mi hijo nació en mayo',
    'Mon fils est né en mai',
    'Mein Sohn wurde im Mai geboren',
    'Mio figlio è nato a maggio',
  ],
])('a month is not taken for a place: %s', (text, ...expected) => {
  expect(casual(text)).toEqual(expected);
});

it.each([
  [
    'Do you want some more cake?',
    '¿Quieres más pastel?',
    'Tu veux encore du gâteau ?',
    'Möchtest du noch mehr Kuchen?',
    'Vuoi altra torta?',
  ],
  [
    'Do you want some more coffee?',
    '¿Quieres otro café?',
    'Tu veux un autre café ?',
    'Möchtest du noch einen Kaffee?',
    'Vuoi un altro caffè?',
  ],
  [
    'I need some more chairs',
    'Necesito otras sillas',
    "J'ai besoin d'autres chaises",
    'Ich brauche mehr Stühle',
    'Ho bisogno di altre sedie',
  ],
])('more of something is a part of it or another one: %s', (text, ...expected) => {
  expect(casual(text)).toEqual(expected);
});
