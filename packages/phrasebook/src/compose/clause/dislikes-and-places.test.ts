import { describe, expect, it } from 'vitest';
import { translates } from '../../../test/phrase-cases.ts';
import { phrasebook } from '../../all.ts';
import type { LanguageCode, Register } from '../../languages.ts';

const say = (text: string, to: LanguageCode, register: Register = 'casual') =>
  phrasebook.translate({ text, from: 'en', to, register })?.translation;

translates('what somebody dislikes, is tired of or does not mind', [
  [
    'I hate getting up early',
    'Odio levantarme temprano',
    'Je déteste me lever tôt',
    'Ich hasse es, früh aufzustehen',
    'Odio alzarmi presto',
  ],
  [
    "I'm tired of waiting",
    'Estoy harto de esperar',
    "Je suis fatigué d'attendre",
    'Ich habe es satt zu warten',
    'Sono stufo di aspettare',
  ],
  [
    "I don't mind helping you",
    'No me importa ayudarte',
    "Ça ne me dérange pas de t'aider",
    'Es macht mir nichts aus, dir zu helfen',
    'Non mi dispiace aiutarti',
  ],
  ["Let's not argue", 'No discutamos', 'Ne nous disputons pas', 'Lass uns nicht streiten', 'Non litighiamo'],
  [
    "I'm afraid of dogs",
    'Tengo miedo a los perros',
    "J'ai peur des chiens",
    'Ich habe Angst vor Hunden',
    'Ho paura dei cani',
  ],
]);

translates('how strong a feeling is', [
  [
    "I'm a little nervous about the exam",
    'Estoy un poco nervioso por el examen',
    "Je suis un peu nerveux à cause de l'examen",
    'Ich bin wegen der Prüfung ein bisschen nervös',
    "Sono un po' nervoso per l'esame",
  ],
  [
    "I'm very proud of you",
    'Estoy muy orgulloso de ti',
    'Je suis très fier de toi',
    'Ich bin sehr stolz auf dich',
    'Sono molto orgoglioso di te',
  ],
]);

translates('a thing named by a pronoun behind a preposition', [
  ['I need it', 'Lo necesito', "J'en ai besoin", 'Ich brauche es', 'Ne ho bisogno'],
  [
    "I don't remember it",
    'No lo recuerdo',
    "Je ne m'en souviens pas",
    'Ich erinnere mich nicht daran',
    'Non lo ricordo',
  ],
  ['I know it', 'Lo sé', 'Je le sais', 'Ich weiß es', 'Lo so'],
  [
    'I bought it yesterday',
    'Lo compré ayer',
    "Je l'ai acheté hier",
    'Ich habe es gestern gekauft',
    "L'ho comprato ieri",
  ],
]);

translates('where something is', [
  [
    "It's on the left, next to the church",
    'Está a la izquierda, al lado de la iglesia',
    "C'est à gauche, à côté de l'église",
    'Es ist links, neben der Kirche',
    'È a sinistra, accanto alla chiesa',
  ],
  [
    "It's opposite the bank",
    'Está enfrente del banco',
    "C'est en face de la banque",
    'Es ist gegenüber von der Bank',
    'È di fronte alla banca',
  ],
  [
    'We stayed in a hotel near the beach',
    'Nos hemos alojado en un hotel cerca de la playa',
    'On a logé dans un hôtel près de la plage',
    'Wir haben in einem Hotel in der Nähe vom Strand übernachtet',
    'Abbiamo alloggiato in un albergo vicino alla spiaggia',
  ],
  [
    'What floor is my room on?',
    '¿En qué planta está mi habitación?',
    'Ma chambre est à quel étage ?',
    'In welchem Stock ist mein Zimmer?',
    'A che piano è la mia camera?',
  ],
  [
    "I don't know where the station is",
    'No sé dónde está la estación',
    'Je ne sais pas où est la gare',
    'Ich weiß nicht, wo der Bahnhof ist',
    "Non so dov'è la stazione",
  ],
  [
    'The heating in my room is broken',
    'La calefacción de mi habitación está rota',
    'Le chauffage dans ma chambre est cassé',
    'Die Heizung in meinem Zimmer ist kaputt',
    'Il riscaldamento in camera mia è rotto',
  ],
  [
    "The light in the kitchen doesn't turn on",
    'La luz de la cocina no se enciende',
    "La lumière dans la cuisine ne s'allume pas",
    'Das Licht in der Küche geht nicht an',
    'La luce in cucina non si accende',
  ],
]);

translates('what would have been, and what was best', [
  [
    'If I had known, I would have come',
    'Si lo hubiera sabido, habría venido',
    "Si je l'avais su, je serais venu",
    'Ich wäre gekommen, wenn ich es gewusst hätte',
    "Se l'avessi saputo, sarei venuto",
  ],
  [
    'If I were you, I would go to the doctor',
    'En tu lugar iría al médico',
    "À ta place j'irais chez le médecin",
    'An deiner Stelle würde ich zum Arzt gehen',
    'Al tuo posto andrei dal medico',
  ],
  [
    "This is the best pizza I've ever eaten",
    'Es la mejor pizza que he comido nunca',
    "C'est la meilleure pizza que j'aie jamais mangée",
    'Das ist die beste Pizza, die ich je gegessen habe',
    'È la miglior pizza che abbia mai mangiato',
  ],
]);

translates('a thing given to somebody, both as pronouns', [
  [
    'Can you give it to me?',
    '¿Puedes dármelo?',
    'Tu peux me le donner ?',
    'Kannst du es mir geben?',
    'Puoi darmelo?',
  ],
  ['I gave it to him', 'Se lo he dado', 'Je le lui ai donné', 'Ich habe es ihm gegeben', 'Glielo ho dato'],
]);

translates('what somebody was going to do or thinks of doing', [
  [
    'I was going to call you',
    'Iba a llamarte',
    "J'allais t'appeler",
    'Ich hatte vor, dich anzurufen',
    'Stavo per chiamarti',
  ],
  [
    "We're thinking of moving to Spain",
    'Estamos pensando en mudarnos a España',
    'On pense à déménager en Espagne',
    'Wir überlegen, nach Spanien zu ziehen',
    'Stiamo pensando di trasferirci in Spagna',
  ],
  [
    "I'm sitting on the sofa",
    'Estoy sentado en el sofá',
    'Je suis assis sur le canapé',
    'Ich sitze auf dem Sofa',
    'Sono seduto sul divano',
  ],
]);

translates('a high degree beside a noun', [
  [
    'We stayed in a very good hotel',
    'Nos hemos alojado en un hotel muy bueno',
    'On a logé dans un très bon hôtel',
    'Wir haben in einem sehr guten Hotel gewohnt',
    'Abbiamo alloggiato in un albergo molto buono',
  ],
  [
    'The woman with the red hair is my aunt',
    'La mujer con el pelo rojo es mi tía',
    'La femme avec les cheveux rouges est ma tante',
    'Die Frau mit den roten Haaren ist meine Tante',
    'La donna con i capelli rossi è mia zia',
  ],
]);

describe('sentences that used to be misread', () => {
  it('asks whether, not when, after "ask him if"', () => {
    expect(say('Ask him if he is hungry', 'de')).toBe('Frag ihn, ob er Hunger hat');
  });
  it('reads "had better" as advice', () => {
    expect(say("You'd better hurry up", 'fr')).toBe('Tu devrais te dépêcher');
  });
  it('reads "may" in a statement as a possibility', () => {
    expect(say('I may be late', 'it')).toBe('Potrei essere in ritardo');
    expect(say('You may come in', 'it')).toBe('Puoi entrare');
  });
  it('writes the German passive with "wurde"', () => {
    expect(say('This house was built in 1920', 'de')).toBe('Dieses Haus wurde 1920 gebaut');
  });
  it('translates a question as a question', () => {
    expect(say('Can you take me to the station?', 'es', 'formal')).toBe('¿Me puede llevar a la estación?');
    expect(say('Do you know how much it costs?', 'de')).toBe('Weißt du, wie viel das kostet?');
  });
  it('keeps "the" with a presentation', () => {
    expect(say('I gave the presentation yesterday', 'es')).toBe('Hice la presentación ayer');
  });
  it('translates "no friends" without an article', () => {
    expect(say('He has no friends', 'es')).toBe('Él no tiene amigos');
  });
  it('measures the weather in degrees', () => {
    expect(say("It's thirty degrees today", 'fr')).toBe("Il fait trente degrés aujourd'hui");
  });
  it('puts German "nie" behind a known object', () => {
    expect(say("I'll never forget this trip", 'de')).toBe('Ich werde diese Reise nie vergessen');
    expect(say('We moved to Berlin', 'de')).toBe('Wir sind nach Berlin gezogen');
    expect(say('I go to work by bike', 'de')).toBe('Ich fahre mit dem Fahrrad zur Arbeit');
  });
  it('repeats the article of the second noun in French and Italian', () => {
    expect(say("I'm allergic to cats and dogs", 'fr')).toBe('Je suis allergique aux chats et aux chiens');
  });
  it('denies what something is with the article of each language', () => {
    expect(say("It wasn't a good film", 'de')).toBe('Es war kein guter Film');
    expect(say("It wasn't a good film", 'fr')).toBe("Ce n'était pas un bon film");
    expect(say("It wasn't a good film", 'es')).toBe('No era una buena película');
  });
  it('takes "I can hardly wait" for impatience', () => {
    expect(say('I can hardly wait for the holidays', 'de')).toBe('Ich kann die Ferien kaum erwarten');
  });
  it('makes adjectives after "feel" and "look" agree with the subject', () => {
    expect(say('My parents feel weak', 'es')).toBe('Mis padres se sienten débiles');
    expect(say('My mother looks worried', 'it')).toBe('Mia madre sembra preoccupata');
  });
  it('keeps the past tense', () => {
    expect(say('It was my fault', 'es')).toBe('Fue culpa mía');
  });
});
