import { describe, expect, it } from 'vitest';
import { phrasebook } from '../all.ts';
import type { LanguageCode, Register } from '../languages.ts';

const CASES: readonly (readonly [LanguageCode, LanguageCode, Register, string, string])[] = [
  ['it', 'en', 'casual', 'Se avessi saputo, sarei venuto.', 'If I had known, I would have come.'],
  ['es', 'fr', 'casual', 'Si tuviera tiempo, te ayudaría.', "Si j'avais le temps, je t'aiderais."],
  [
    'de',
    'en',
    'casual',
    'Wenn du angerufen hättest, hätte ich mehr gekocht.',
    'If you had called, I would have cooked more.',
  ],
  ['fr', 'en', 'casual', "Il a dit qu'il viendrait demain.", 'He said that he would come tomorrow.'],
  ['fr', 'it', 'casual', "Il a dit qu'il viendrait.", 'Lui ha detto che sarebbe venuto.'],
  ['fr', 'en', 'casual', "J'avais oublié mon rendez-vous.", 'I had forgotten my appointment.'],
  ['it', 'en', 'casual', 'Se fossi in te, non lo farei.', "If I were you, I wouldn't do it."],
  ['en', 'fr', 'casual', 'I missed the train to Paris.', "J'ai raté le train pour Paris."],
  ['en', 'de', 'casual', 'Do I need a visa for Switzerland?', 'Brauche ich ein Visum für die Schweiz?'],
  ['en', 'es', 'casual', 'Is there a direct flight to Lisbon?', '¿Hay un vuelo directo a Lisboa?'],
  ['de', 'en', 'casual', 'Ich fahre mit dem Zug nach Paris.', 'I go to Paris by train.'],
  ['en', 'de', 'casual', 'My flight was delayed by three hours.', 'Mein Flug hatte drei Stunden Verspätung.'],
  [
    'en',
    'fr',
    'casual',
    'I prefer walking to taking the bus.',
    'Je préfère marcher plutôt que de prendre le bus.',
  ],
  [
    'en',
    'de',
    'casual',
    'She speaks so fast that I do not understand her.',
    'Sie spricht so schnell, dass ich sie nicht verstehe.',
  ],
  [
    'en',
    'de',
    'formal',
    'Could you bring us another bottle of water?',
    'Können Sie uns noch eine Flasche Wasser bringen?',
  ],
  ['it', 'en', 'casual', 'Porto gli occhiali.', 'I wear glasses.'],
  ['en', 'fr', 'casual', "I don't trust him anymore.", 'Je ne lui fais plus confiance.'],
  ['es', 'en', 'casual', 'No aguanto más este calor.', "I can't stand this heat anymore."],
  ['es', 'en', 'formal', '¿A qué hora cierran el supermercado?', 'What time does the supermarket close?'],
  ['fr', 'en', 'casual', 'Le chat a renversé le vase.', 'The cat knocked over the vase.'],
];

describe('what would be, and where something leads', () => {
  it.each(CASES)('%s to %s, %s: %s', (from, to, register, text, said) => {
    expect(phrasebook.translate({ from, to, register, text })?.translation).toBe(said);
  });

  it('does not guess who would come', () => {
    expect(
      phrasebook.translate({ from: 'es', to: 'en', register: 'casual', text: 'Dijo que vendría mañana.' }),
    ).toBeUndefined();
  });
});
