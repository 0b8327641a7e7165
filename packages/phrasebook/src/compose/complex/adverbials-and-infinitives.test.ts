import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../../test/phrase-cases.ts';
import { grammar } from '../../all.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';

/** One sentence for each rule that joins a verb with an infinitive or a clause. {} is where the adverbial goes. */
const SENTENCES: readonly (readonly [LanguageCode, string])[] = [
  ['en', '{} can you help me open the door?'],
  ['en', 'He will help us {} open the door'],
  ['en', 'Can you help me {} remember it?'],
  ['en', '{} do you want me to come?'],
  ['en', '{} I would like you to come'],
  ['en', '{} tell him to call me'],
  ['en', '{} do you ask her to wait?'],
  ['en', '{} let me help you'],
  ['en', '{} are you ready to go?'],
  ['en', '{} do you have time to help me?'],
  ['en', '{} is it important to drink water?'],
  ['en', 'It is important to {} drink water'],
  ['en', '{} can you start to work?'],
  ['en', "Let's {} eat fruit"],
  ['es', '¿Quieres que venga {}?'],
  ['es', 'Llámame {} antes de salir'],
  ['es', '¿Puedes empezar a dormir {}?'],
  ['fr', 'Tu veux que je vienne {} ?'],
  ['fr', 'Appelle-moi {} avant de partir'],
  ['fr', 'Elle est partie sans {} dire au revoir'],
  ['de', 'Ich versuche, {} zu schlafen'],
  ['de', 'Sie ist gegangen, ohne {} etwas zu sagen'],
  ['it', 'Vuoi che io venga {}?'],
  ['it', 'Chiamami {} prima di partire'],
  ['it', 'Puoi cominciare a dormire {}?'],
];

/** The words that link an infinitive. English 'to always drink' and German 'um morgen zu gehen' are correct. */
const LINKS: Record<LanguageCode, string> = {
  en: 'before|after|without',
  es: 'a|de|para|por|sin|en',
  fr: "à|de|d'|pour|sans",
  de: 'zu',
  it: 'a|ad|di|per|senza',
};

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Some adverbials of every kind, the same ones whatever is added to the lexicon. */
const ADVERBIALS = [
  ...grammar.lexicon.adverbials.filter(({ en }) => sumOf(en) % 40 === 1 && !/[{<]|^the wrong way$/.test(en)),
  ...grammar.lexicon.adverbials.filter(({ en }) =>
    /^(?:tomorrow|here|in August|always|never|together|every day|yesterday)$/.test(en),
  ),
];

const textsOf = (adverbial: (typeof ADVERBIALS)[number], language: LanguageCode): string[] => [
  adverbial[language],
  ...(adverbial.also?.[language] ?? []),
];

const isWithin = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu').test(text);

describe('an adverbial in a sentence with an infinitive', () => {
  it.each(SENTENCES)(
    "stands whole, and not between the preposition and the infinitive (%s: '%s')",
    (from, sentence) => {
      // A place in another language can be read as the object of the verb: 'venir au travail'.
      const possible = ADVERBIALS.filter(({ kind }) => from === 'en' || kind !== 'place');
      const faults = possible.flatMap((adverbial) => {
        const text = sentence.replace('{}', adverbial[from]);
        return LANGUAGE_CODES.filter((to) => to !== from).flatMap((to) => {
          const said = casual(text, to, from);
          // 'Para el domingo' is 'for Sunday' and 'by Sunday'.
          const meant = grammar.lexicon.adverbials.filter((other) =>
            textsOf(other, from).includes(adverbial[from]),
          );
          const words = meant.flatMap((other) => textsOf(other, to)).join('|');
          const isFaulty =
            said !== undefined &&
            (!isWithin(said, words) || isWithin(said, `(?:${LINKS[to]}) ?(?:${words}) \\p{L}+`));
          return isFaulty ? [`${text} (${adverbial[to]}): ${said}`] : [];
        });
      });
      expect(faults).toEqual([]);
    },
  );
});

translates('an adverbial before a question or an order', [
  [
    'Tomorrow can you help me open the door?',
    '¿Puedes ayudarme mañana a abrir la puerta?',
    "Tu peux m'aider demain à ouvrir la porte ?",
    'Kannst du mir morgen helfen, die Tür zu öffnen?',
    'Puoi aiutarmi domani ad aprire la porta?',
  ],
  [
    'Yesterday did he help you find the keys?',
    '¿Te ayudó él ayer a encontrar las llaves?',
    "Il t'a aidé hier à trouver les clés ?",
    'Hat er dir gestern geholfen, die Schlüssel zu finden?',
    'Lui ti ha aiutato ieri a trovare le chiavi?',
  ],
  [
    'Tomorrow do you want me to come?',
    '¿Quieres que venga mañana?',
    'Tu veux que je vienne demain ?',
    'Möchtest du, dass ich morgen komme?',
    'Vuoi che venga domani?',
  ],
  [
    "Tomorrow I'd like you to come",
    'Me gustaría que vinieras mañana',
    "J'aimerais que tu viennes demain",
    'Ich möchte, dass du morgen kommst',
    'Vorrei che venissi domani',
  ],
  [
    'Tomorrow tell him to call me',
    'Dile mañana que me llame',
    "Dis-lui demain de m'appeler",
    'Sag ihm morgen, dass er mich anrufen soll',
    'Digli domani di chiamarmi',
  ],
  ['Tomorrow call me', 'Llámame mañana', 'Appelle-moi demain', 'Ruf mich morgen an', 'Chiamami domani'],
  [
    'Tomorrow do you have time to help me?',
    '¿Tienes tiempo para ayudarme mañana?',
    "Tu as le temps de m'aider demain ?",
    'Hast du Zeit, mir morgen zu helfen?',
    'Hai tempo per aiutarmi domani?',
  ],
  [
    'It is important to always be on time',
    'Es importante llegar siempre a tiempo',
    "C'est important d'arriver toujours à l'heure",
    'Es ist wichtig, immer pünktlich anzukommen',
    'È importante arrivare sempre in orario',
  ],
]);

translates('what happened during something else', [
  [
    'He broke his arm falling off his bike',
    'Él se rompió el brazo cayéndose de la bici',
    "Il s'est cassé le bras en tombant de vélo",
    'Er hat sich den Arm gebrochen, als er vom Fahrrad gefallen ist',
    'Lui si è rotto il braccio cadendo dalla bici',
  ],
  [
    'I sprained my ankle while playing tennis',
    'Me torcí el tobillo jugando al tenis',
    'Je me suis foulé la cheville en jouant au tennis',
    'Ich habe mir beim Tennisspielen den Knöchel verstaucht',
    'Mi sono slogato la caviglia giocando a tennis',
  ],
  [
    'I cut myself shaving',
    'Me corté afeitándome',
    'Je me suis coupé en me rasant',
    'Ich habe mich geschnitten, als ich mich rasiert habe',
    'Mi sono tagliato radendomi',
  ],
]);
