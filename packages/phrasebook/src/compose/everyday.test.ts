import { describe, expect, it } from 'vitest';
import { answersTo, expected, flat, type Phrases } from '../../test/phrase-cases.ts';
import { phrasebook } from '../all.ts';

const MORE_AND_REGRETS: Phrases = [
  [
    'We need two more chairs',
    {
      es: 'Necesitamos dos sillas más',
      fr: ['On a besoin de deux chaises de plus', 'Nous avons besoin de deux chaises de plus'],
      de: 'Wir brauchen noch zwei Stühle',
      it: 'Abbiamo bisogno di altre due sedie',
    },
  ],
  [
    'I want one more coffee',
    {
      es: 'Quiero otro café',
      fr: 'Je veux un autre café',
      de: 'Ich will noch einen Kaffee',
      it: 'Voglio un altro caffè',
    },
  ],
  [
    "I'm afraid I can't come",
    {
      es: 'Lo siento, no puedo venir',
      fr: ['Désolé, je ne peux pas venir', 'Je suis désolé, je ne peux pas venir'],
      de: ['Tut mir leid, ich kann nicht kommen', 'Es tut mir leid, ich kann nicht kommen'],
      it: 'Mi dispiace, non posso venire',
    },
  ],
  [
    "I'm afraid he's sick",
    {
      es: 'Me temo que está enfermo',
      de: 'Ich fürchte, dass er krank ist',
      it: 'Temo che sia malato',
    },
  ],
];

const WHICH_ONE: Phrases = [
  [
    'Can you tell me where the nearest pharmacy is?',
    {
      es: [
        '¿Puedes decirme dónde está la farmacia más cercana?',
        '¿Puede decirme dónde está la farmacia más cercana?',
      ],
      fr: [
        'Tu peux me dire où est la pharmacie la plus proche ?',
        'Est-ce que vous pouvez me dire où est la pharmacie la plus proche ?',
      ],
      de: [
        'Kannst du mir sagen, wo die nächste Apotheke ist?',
        'Können Sie mir sagen, wo die nächste Apotheke ist?',
      ],
      it: ["Puoi dirmi dov'è la farmacia più vicina?", "Può dirmi dov'è la farmacia più vicina?"],
    },
  ],
  [
    'I missed the last bus',
    {
      es: 'He perdido el último autobús',
      fr: "J'ai raté le dernier bus",
      de: 'Ich habe den letzten Bus verpasst',
      it: "Ho perso l'ultimo autobus",
    },
  ],
  [
    'We have the same problem',
    {
      es: 'Tenemos el mismo problema',
      fr: ['On a le même problème', 'Nous avons le même problème'],
      de: 'Wir haben das gleiche Problem',
      it: 'Abbiamo lo stesso problema',
    },
  ],
  [
    'This is my first day at work',
    { es: 'Es mi primer día en el trabajo', de: 'Das ist mein erster Tag bei der Arbeit' },
  ],
  [
    'Do you have this in a larger size?',
    {
      es: ['¿Tienes esto en una talla más grande?', '¿Tiene esto en una talla más grande?'],
      fr: ['Tu as ça dans la taille au-dessus ?', 'Vous avez ça dans la taille au-dessus ?'],
      de: ['Hast du das eine Nummer größer?', 'Haben Sie das eine Nummer größer?'],
      it: ['Hai questo in una taglia più grande?', 'Ha questo in una taglia più grande?'],
    },
  ],
  [
    "I'll have the same as her",
    {
      es: 'Yo tomaré lo mismo que ella',
      fr: "Je vais prendre la même chose qu'elle",
      de: 'Ich nehme das Gleiche wie sie',
      it: 'Prendo la stessa cosa che ha preso lei',
    },
  ],
];

const GIVEN: Phrases = [
  [
    'I sent you an email this morning',
    {
      es: ['Te he escrito un correo esta mañana', 'Le he escrito un correo esta mañana'],
      it: ["Ti ho mandato un'email stamattina", "Le ho mandato un'email stamattina"],
    },
  ],
  [
    'Could you send me the file again?',
    {
      de: [
        'Könntest du mir die Datei noch einmal schicken?',
        'Könnten Sie mir die Datei noch einmal schicken?',
      ],
    },
  ],
  [
    'Can you pick me up at the airport?',
    {
      es: ['¿Puedes recogerme en el aeropuerto?', '¿Puede recogerme en el aeropuerto?'],
      fr: [
        "Tu peux venir me chercher à l'aéroport ?",
        "Est-ce que vous pouvez venir me chercher à l'aéroport ?",
      ],
      de: ['Kannst du mich vom Flughafen abholen?', 'Können Sie mich vom Flughafen abholen?'],
      it: ["Puoi venire a prendermi all'aeroporto?", "Può venire a prendermi all'aeroporto?"],
    },
  ],
];

const COMPARED: Phrases = [
  [
    'My brother is taller than me',
    {
      es: 'Mi hermano es más alto que yo',
      fr: 'Mon frère est plus grand que moi',
      de: 'Mein Bruder ist größer als ich',
      it: 'Mio fratello è più alto di me',
    },
  ],
  [
    'This hotel is cheaper than that restaurant',
    {
      es: 'Este hotel es más barato que ese restaurante',
      fr: 'Cet hôtel est moins cher que ce restaurant',
      de: 'Dieses Hotel ist billiger als dieses Restaurant',
      it: "Quest'albergo è più economico di quel ristorante",
    },
  ],
  [
    'This is the best restaurant in town',
    {
      es: 'Es el mejor restaurante de la ciudad',
      fr: "C'est le meilleur restaurant de la ville",
      de: 'Das ist das beste Restaurant der Stadt',
      it: 'È il miglior ristorante della città',
    },
  ],
];

const HAD: Phrases = [
  ["I don't have children", { es: 'No tengo hijos', it: 'Non ho figli' }],
  ['They have two children', { es: 'Ellos tienen dos hijos', it: 'Loro hanno due figli' }],
  ["I don't eat meat or fish", { es: 'No como carne ni pescado' }],
  [
    "I'd like a taxi to the airport",
    { fr: "Je voudrais un taxi pour l'aéroport", it: "Vorrei un taxi per l'aeroporto" },
  ],
  [
    'Do your homework',
    { es: ['Haz tus deberes', 'Haga sus deberes'], fr: ['Fais tes devoirs', 'Faites vos devoirs'] },
  ],
  [
    'My daughter is allergic to eggs',
    { es: 'Mi hija es alérgica a los huevos', fr: 'Ma fille est allergique aux œufs' },
  ],
  [
    'Grandma is coming on Sunday',
    { fr: 'Ma grand-mère vient dimanche', de: 'Meine Großmutter kommt am Sonntag' },
  ],
  [
    'Everything works',
    { es: 'Todo funciona', fr: 'Tout marche', de: 'Alles funktioniert', it: 'Tutto funziona' },
  ],
];

describe('everyday phrases', () => {
  it.each(flat([...MORE_AND_REGRETS, ...WHICH_ONE, ...GIVEN, ...COMPARED, ...HAD]))(
    '%s -> %s',
    (text, to, said) => {
      expect(answersTo(text, to)).toEqual(expected(said));
    },
  );

  it.each([
    ['es', 'Llámame mañana', 'Call me tomorrow'],
    ['es', 'Dame las llaves', 'Give me the keys'],
    ['es', 'Hace mucho frío hoy', 'It is very cold today'],
    ['es', '¿Quién quiere helado?', 'Who wants an ice cream?'],
    ['fr', 'Donne-moi la clé', 'Give me the key'],
    ['fr', 'Il y a trop de bruit', 'There is too much noise'],
    ['fr', 'Il pleut depuis ce matin', 'It has been raining since this morning'],
    ['de', 'Gib mir bitte das Salz', 'Give me the salt, please'],
    ['de', 'Warten Sie hier', 'Wait here'],
    ['it', 'Dammi la chiave', 'Give me the key'],
    ['it', 'Vado a scuola in autobus', 'I go to school by bus'],
    ['it', 'Chiudi la finestra', 'Close the window'],
    ['it', 'Mio figlio ha la febbre', 'My son has a fever'],
    ['it', "Mia madre è un'insegnante", 'My mother is a teacher'],
    ['it', 'Mio padre è avvocato', 'My father is a lawyer'],
    ['it', "Mia nonna ha ottant'anni", 'My grandmother is eighty years old'],
    ['fr', 'Mon fils a peur des chiens', 'My son is afraid of dogs'],
    ['de', 'Er ist älter als ich', 'He is older than me'],
  ] as const)('is understood in %s: %s', (from, text, english) => {
    expect(phrasebook.translate({ text, from, to: 'en', register: 'casual' })?.translation).toBe(english);
  });

  it.each(['My dream is cooking', 'They are table'])('does not translate %s word by word', (text) => {
    expect(phrasebook.translate({ text, from: 'en', to: 'de', register: 'casual' })).toBeUndefined();
  });

  it.each(['Return flight', 'Need a taxi'])('does not read %s as an order', (text) => {
    expect(
      phrasebook.translate({ text, from: 'en', to: 'es', register: 'casual' })?.translation ?? '',
    ).not.toMatch(/^(Devuelve|Necesita)/);
  });

  it.each([
    // The e of words in 'ce' and 'me' is not elided.
    ['I saw my niece yesterday', 'fr', "J'ai vu ma nièce hier"],
    ['She wants to inform my fiancé', 'es', 'Ella quiere informar a mi prometido'],
    ['I want to replace a girl', 'es', 'Quiero sustituir a una chica'],
    ["I don't leave a tip", 'de', 'Ich gebe kein Trinkgeld'],
    ["I don't need help", 'de', 'Ich brauche keine Hilfe'],
    ['My brother is younger than me', 'it', 'Mio fratello è più giovane di me'],
    ['Where are the best hotels?', 'fr', 'Où se trouvent les meilleurs hôtels ?'],
    ['Where are you now?', 'de', 'Wo bist du jetzt?'],
    ['My birthday is in March', 'es', 'Mi cumpleaños es en marzo'],
    ['The meeting is at three', 'de', 'Die Besprechung ist um drei Uhr'],
    ['The party is on Friday', 'fr', 'La fête est vendredi'],
    ['My dog is sick', 'it', 'Il mio cane è malato'],
    ['I have a lot of friends', 'fr', "J'ai beaucoup d'amis"],
    ['I have a lot of friends', 'it', 'Ho molti amici'],
    ['I work with many people', 'de', 'Ich arbeite mit vielen Leuten'],
    ["I don't have much money", 'de', 'Ich habe nicht viel Geld'],
    ["We don't have enough time", 'es', 'No tenemos suficiente tiempo'],
    ['There are too many cars here', 'it', 'Ci sono troppe macchine qui'],
    ['I need a little sugar', 'fr', "J'ai besoin d'un peu de sucre"],
    ['This is not a problem', 'de', 'Das ist kein Problem'],
    ['We are not tourists', 'de', 'Wir sind keine Touristen'],
    ['She is not my sister', 'de', 'Sie ist nicht meine Schwester'],
    ["I didn't turn down the music", 'de', 'Ich habe die Musik nicht leiser gemacht'],
    ["I don't have green eyes", 'de', 'Ich habe keine grünen Augen'],
    ["I didn't get changed", 'de', 'Ich habe mich nicht umgezogen'],
    ['I moved to Berlin', 'de', 'Ich bin nach Berlin gezogen'],
    ["I didn't fall off the bed", 'fr', 'Je ne suis pas tombé du lit'],
    ['I have a dog and a bird', 'de', 'Ich habe einen Hund und einen Vogel'],
    ['I bought bread and cheese', 'fr', "J'ai acheté du pain et du fromage"],
    ['I bought bread, milk and cheese', 'de', 'Ich habe Brot, Milch und Käse gekauft'],
    ['We have two children, a boy and a girl', 'de', 'Wir haben zwei Kinder, einen Jungen und ein Mädchen'],
    ['My son is afraid of dogs', 'it', 'Mio figlio ha paura dei cani'],
    ['He is allergic to cats', 'es', 'Él es alérgico a los gatos'],
    ['Our daughter goes to kindergarten', 'de', 'Unsere Tochter geht in den Kindergarten'],
    ['Are the utilities included?', 'fr', 'Les charges sont comprises ?'],
    ['Would you like more wine?', 'es', '¿Quieres más vino?'],
  ] as const)('agrees and elides: %s -> %s', (text, to, said) => {
    expect(phrasebook.translate({ text, from: 'en', to, register: 'casual' })?.translation).toBe(said);
  });
});
