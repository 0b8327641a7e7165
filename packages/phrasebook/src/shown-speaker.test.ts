import { expect, it } from 'vitest';
import { phrasebook } from './all.ts';
import type { LanguageCode, SpeakerGender } from './languages.ts';

const say = (from: LanguageCode, to: LanguageCode, text: string, speaker?: SpeakerGender) =>
  phrasebook.translate({ text, from, to, register: 'casual', speaker })?.translation;

it.each([
  ['es', 'fr', 'Estoy cansada', 'Je suis fatiguée'],
  ['it', 'es', 'Sono stanca', 'Estoy cansada'],
  ['fr', 'it', 'Je suis allée au cinéma', 'Sono andata al cinema'],
  ['de', 'fr', 'Ich bin Lehrerin', 'Je suis professeure'],
  ['es', 'fr', 'Estoy cansado', 'Je suis fatigué'],
  ['es', 'fr', 'Estoy harta', 'Je suis excédée'],
  ['fr', 'es', 'Je suis au musée', 'Estoy en el museo'],
  ['fr', 'it', 'Je suis de bonne humeur', 'Sono di buon umore'],
] as const)('a woman who speaks of herself stays one: %s to %s %s', (from, to, text, said) => {
  expect(say(from, to, text)).toBe(said);
});

it('what the learner has chosen counts more than what was typed', () => {
  expect(say('es', 'fr', 'Estoy cansada', 'masculine')).toBe('Je suis fatigué');
});

it('offers the other form too', () => {
  const request = { text: 'Estoy cansada', from: 'es', to: 'fr', register: 'casual' } as const;
  const translated = phrasebook.translate(request)!;
  expect(phrasebook.speakerForms(request, translated)).toEqual({
    masculine: 'Je suis fatigué',
    feminine: 'Je suis fatiguée',
  });
});
