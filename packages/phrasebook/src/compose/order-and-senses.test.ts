import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../test/phrase-cases.ts';
import type { LanguageCode } from '../languages.ts';

translates('the order of words', [
  [
    'I was about to call you when the doorbell rang.',
    'Estaba a punto de llamarte cuando sonó el timbre.',
    "J'étais sur le point de t'appeler quand la sonnette a sonné.",
    'Ich war kurz davor, dich anzurufen, als die Klingel geklingelt hat.',
    'Stavo per chiamarti quando il campanello ha suonato.',
  ],
  [
    'My grandmother knits socks for everyone.',
    'Mi abuela teje calcetines para todos.',
    'Ma grand-mère tricote des chaussettes pour tout le monde.',
    'Meine Großmutter strickt Socken für alle.',
    'Mia nonna fa calzini a maglia per tutti.',
  ],
  [
    'I cook dinner for my family',
    'Preparo la cena para mi familia',
    'Je prépare le dîner pour ma famille',
    'Ich koche Abendessen für meine Familie',
    'Preparo la cena per la mia famiglia',
  ],
]);

translates('what a word means here', [
  [
    'I had a long day',
    'Tuve un día largo',
    "J'ai passé une longue journée",
    'Ich hatte einen langen Tag',
    'Ho avuto una lunga giornata',
  ],
  [
    'I have a bad headache',
    'Tengo un fuerte dolor de cabeza',
    "J'ai très mal à la tête",
    'Ich habe starke Kopfschmerzen',
    'Ho un forte mal di testa',
  ],
  [
    'I bought her a bunch of flowers',
    'Le he comprado un ramo de flores',
    'Je lui ai acheté un bouquet de fleurs',
    'Ich habe ihr einen Blumenstrauß gekauft',
    'Le ho comprato un mazzo di fiori',
  ],
  [
    "I can't sleep at night.",
    'No puedo dormir por la noche.',
    "Je n'arrive pas à dormir la nuit.",
    'Ich kann nachts nicht schlafen.',
    'Non riesco a dormire di notte.',
  ],
  [
    "The baby won't stop crying",
    'El bebé no deja de llorar',
    "Le bébé n'arrête pas de pleurer",
    'Das Baby hört nicht auf zu weinen',
    'Il bambino non smette di piangere',
  ],
  [
    'Do you know where my key is?',
    '¿Sabes dónde está mi llave?',
    'Tu sais où est ma clé ?',
    'Weißt du, wo mein Schlüssel ist?',
    "Sai dov'è la mia chiave?",
  ],
]);

describe('questions that keep their opening', () => {
  it.each<[text: string, from: LanguageCode, said: string]>([
    ['¿Podrías decirme dónde está la salida?', 'es', 'Could you tell me where the exit is?'],
    ["Sai dov'è la stazione?", 'it', 'Do you know where the station is?'],
    ['Tu sais où se trouve la gare ?', 'fr', 'Do you know where the station is?'],
    ['C’était une longue journée', 'fr', 'It was a long day'],
  ])('%s', (text, from, said) => expect(casual(text, 'en', from)).toBe(said));
});
