import { describe, expect, it } from 'vitest';
import { expected } from '../../test/phrase-cases.ts';
import { phrasebook } from '../all.ts';
import { type LanguageCode, REGISTERS } from '../languages.ts';

type Said = string | readonly [casual: string, formal: string];

describe('several people addressed', () => {
  it.each<[text: string, from: LanguageCode, answers: Partial<Record<LanguageCode, Said>>]>([
    [
      'Siete stanchi?',
      'it',
      {
        en: 'Are you tired?',
        es: ['¿Estáis cansados?', '¿Están cansados?'],
        fr: ['Vous êtes fatigués ?', 'Est-ce que vous êtes fatigués ?'],
        de: ['Seid ihr müde?', 'Sind Sie müde?'],
      },
    ],
    [
      '¿Queréis ir al cine?',
      'es',
      {
        en: 'Do you want to go to the movies?',
        fr: ['Vous voulez aller au cinéma ?', 'Est-ce que vous voulez aller au cinéma ?'],
        de: ['Wollt ihr ins Kino gehen?', 'Wollen Sie ins Kino gehen?'],
        it: 'Volete andare al cinema?',
      },
    ],
    [
      'Habt ihr Hunger?',
      'de',
      {
        en: 'Are you hungry?',
        es: ['¿Tenéis hambre?', '¿Tienen hambre?'],
        fr: ['Vous avez faim ?', 'Est-ce que vous avez faim ?'],
        it: 'Avete fame?',
      },
    ],
    [
      '¿A qué hora os levantáis?',
      'es',
      {
        en: 'What time do you get up?',
        fr: 'À quelle heure est-ce que vous vous levez ?',
        de: ['Um wie viel Uhr steht ihr auf?', 'Um wie viel Uhr stehen Sie auf?'],
        it: 'A che ora vi alzate?',
      },
    ],
    [
      '¿Venden sellos?',
      'es',
      {
        en: 'Do you sell stamps?',
        fr: ['Vous vendez des timbres ?', 'Est-ce que vous vendez des timbres ?'],
        de: ['Verkauft ihr Briefmarken?', 'Verkaufen Sie Briefmarken?'],
        it: 'Vendete francobolli?',
      },
    ],
    [
      'Vi ho visto ieri',
      'it',
      {
        en: 'I saw you yesterday',
        es: ['Os vi ayer', 'Les vi ayer'],
        fr: 'Je vous ai vus hier',
        de: ['Ich habe euch gestern gesehen', 'Ich habe Sie gestern gesehen'],
      },
    ],
  ])("says '%s' (%s)", (text, from, answers) => {
    for (const [to, said] of Object.entries(answers))
      expect(
        REGISTERS.map(
          (register) => phrasebook.translate({ text, from, to: to as LanguageCode, register })?.translation,
        ),
        to,
      ).toEqual(expected(said));
  });
});
