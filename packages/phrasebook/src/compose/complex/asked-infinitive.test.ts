import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../../test/phrase-cases.ts';
import type { LanguageCode } from '../../languages.ts';

translates('a question word before an infinitive', [
  [
    "I don't know what to wear tonight",
    'No sé qué ponerme esta noche',
    'Je ne sais pas quoi mettre ce soir',
    'Ich weiß nicht, was ich heute Abend anziehen soll',
    'Non so cosa mettermi stasera',
  ],
  [
    'Tell me what to do',
    'Dime qué hacer',
    'Dis-moi quoi faire',
    'Sag mir, was ich machen soll',
    'Dimmi cosa fare',
  ],
]);

describe('in other languages', () => {
  it.each<[text: string, from: LanguageCode, said: string]>([
    ['No sé qué ponerme', 'es', "I don't know what to wear"],
    ['Non so cosa mettermi stasera.', 'it', "I don't know what to wear tonight."],
  ])('%s', (text, from, said) => expect(casual(text, 'en', from)).toBe(said));
});
