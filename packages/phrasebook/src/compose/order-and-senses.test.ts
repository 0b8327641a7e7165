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

translates('two people, and people with their name', [
  [
    'My mom and dad live in Rome',
    'Mi madre y mi padre viven en Roma',
    'Ma mère et mon père habitent à Rome',
    'Meine Mutter und mein Vater wohnen in Rom',
    'Mia madre e mio padre vivono a Roma',
  ],
  [
    'My wife and I got lost',
    'Mi mujer y yo nos hemos perdido',
    'Ma femme et moi nous sommes perdus',
    'Meine Frau und ich haben uns verlaufen',
    'Mia moglie e io ci siamo persi',
  ],
  [
    'My brother Marco lives in Rome',
    'Mi hermano Marco vive en Roma',
    'Mon frère Marco habite à Rome',
    'Mein Bruder Marco wohnt in Rom',
    'Mio fratello Marco vive a Roma',
  ],
]);

translates('numbers that are copied or measured', [
  [
    'My phone number is 634 20 18 95.',
    'Mi número de teléfono es el 634 20 18 95.',
    'Mon numéro de téléphone est le 634 20 18 95.',
    'Meine Telefonnummer ist 634 20 18 95.',
    'Il mio numero di telefono è 634 20 18 95.',
  ],
  [
    'Turn left after two hundred meters.',
    'Gira a la izquierda después de doscientos metros.',
    'Tourne à gauche après deux cents mètres.',
    'Bieg nach zweihundert Metern links ab.',
    'Gira a sinistra dopo duecento metri.',
  ],
]);

translates('verbs whose sense depends on their subject or object', [
  [
    'The drawer is stuck',
    'El cajón está atascado',
    'Le tiroir est coincé',
    'Die Schublade klemmt',
    'Il cassetto è bloccato',
  ],
  [
    'The rain has stopped',
    'La lluvia ha parado',
    "La pluie s'est arrêtée",
    'Der Regen hat aufgehört',
    'La pioggia ha smesso',
  ],
  [
    "Don't step on the broken glass.",
    'No pises los cristales rotos.',
    'Ne marche pas sur le verre brisé.',
    'Tritt nicht auf die Glasscherben.',
    'Non calpestare i vetri rotti.',
  ],
]);

describe('words that mostly mean something else in their own language', () => {
  it.each<[text: string, from: LanguageCode, said: string | undefined]>([
    ['Subo las escaleras', 'es', 'I go up the stairs'],
    ['He subido la foto', 'es', 'I uploaded the photo'],
    ['Le facteur est malade', 'fr', 'The mailman is sick'],
  ])('%s', (text, from, said) => expect(casual(text, 'en', from)).toBe(said));
});

translates('meals and places', [
  [
    'What did you have for breakfast?',
    '¿Qué has desayunado?',
    "Qu'est-ce que tu as pris au petit-déjeuner ?",
    'Was hast du zum Frühstück gegessen?',
    'Cosa hai mangiato a colazione?',
  ],
  [
    'The pigeons are everywhere in this square.',
    'Las palomas están en todas partes en esta plaza.',
    'Les pigeons sont partout sur cette place.',
    'Die Tauben sind überall auf diesem Platz.',
    'I piccioni sono dappertutto in questa piazza.',
  ],
]);

describe('words of other languages whose sense depends on the clause', () => {
  it.each<[text: string, from: LanguageCode, to: LanguageCode, said: string | undefined]>([
    ['Il criceto dorme nella sua gabbia', 'it', 'en', 'The hamster sleeps in his cage'],
    ['Mi hermano perdió su maleta', 'es', 'en', 'My brother lost his suitcase'],
    ['Ella vive con su madre', 'es', 'it', 'Lei vive con sua madre'],
    ['Der Schrank ist zu schwer für mich.', 'de', 'it', "L'armadio è troppo pesante per me."],
    ['Die Prüfung ist schwer', 'de', 'en', 'The exam is difficult'],
    ['¿Qué vas a hacer mañana?', 'es', 'en', 'What are you going to do tomorrow?'],
    ["Je vais t'appeler demain", 'fr', 'en', 'I am going to call you tomorrow'],
    ['Mis padres vienen a cenar el viernes', 'es', 'en', 'My parents are coming for dinner on Friday'],
    [
      'Quedamos a las siete y media en la plaza',
      'es',
      'en',
      'We are meeting in the square at half past seven',
    ],
    ['Demain, on va à la piscine avec les enfants.', 'fr', 'es', 'Mañana vamos a la piscina con los niños.'],
  ])('%s', (text, from, to, said) => expect(casual(text, to, from)).toBe(said));
});

translates('pronouns beside a verb phrase', [
  ["Don't hurt me", 'No me hagas daño', 'Ne me fais pas mal', 'Tu mir nicht weh', 'Non farmi male'],
  [
    'I can rely on her',
    'Puedo contar con ella',
    'Je peux compter sur elle',
    'Ich kann mich auf sie verlassen',
    'Posso contare su di lei',
  ],
  [
    'My colleague will call you back tomorrow.',
    'Mi compañero va a devolverte la llamada mañana.',
    'Mon collègue va te rappeler demain.',
    'Mein Kollege ruft dich morgen zurück.',
    'Il mio collega ti richiamerà domani.',
  ],
]);

translates('keeping, starting and chewing', [
  [
    'Where do you keep the towels?',
    '¿Dónde guardas las toallas?',
    'Où est-ce que tu ranges les serviettes ?',
    'Wo bewahrst du die Handtücher auf?',
    'Dove tieni gli asciugamani?',
  ],
  [
    "The lawnmower won't start",
    'El cortacésped no arranca',
    'La tondeuse ne démarre pas',
    'Der Rasenmäher springt nicht an',
    'Il tosaerba non parte',
  ],
  [
    'The puppy chewed my slippers',
    'El cachorro ha mordisqueado mis zapatillas',
    'Le chiot a mordillé mes chaussons',
    'Der Welpe hat an meinen Hausschuhen geknabbert',
    'Il cucciolo ha mordicchiato le mie pantofole',
  ],
]);
