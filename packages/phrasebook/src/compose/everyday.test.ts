import { describe, expect, it } from 'vitest';
import { phrasebook } from '../all.ts';
import { type LanguageCode, REGISTERS } from '../languages.ts';

/** What is said to a friend, then formally; once where both are alike. */
type Said = string | readonly [casual: string, formal: string];
type Answers = Partial<Record<LanguageCode, Said>>;
type Phrases = readonly (readonly [text: string, answers: Answers])[];

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
      es: 'Tengo miedo de que esté enfermo',
      de: 'Ich habe Angst, dass er krank ist',
      it: 'Ho paura che sia malato',
    },
  ],
];

const WHICH_ONE: Phrases = [
  [
    'Can you tell me where the nearest pharmacy is?',
    {
      es: '¿Dónde está la farmacia más cercana?',
      fr: 'Où est la pharmacie la plus proche ?',
      de: 'Wo ist die nächste Apotheke?',
      it: "Dov'è la farmacia più vicina?",
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

const IMPERATIVES: Phrases = [
  [
    'Call me tomorrow',
    {
      es: ['Llámame mañana', 'Llámeme mañana'],
      fr: ['Appelle-moi demain', 'Appelez-moi demain'],
      de: ['Ruf mich morgen an', 'Rufen Sie mich morgen an'],
      it: ['Chiamami domani', 'Mi chiami domani'],
    },
  ],
  [
    "Don't call me",
    {
      es: ['No me llames', 'No me llame'],
      fr: ["Ne m'appelle pas", "Ne m'appelez pas"],
      de: ['Ruf mich nicht an', 'Rufen Sie mich nicht an'],
      it: ['Non chiamarmi', 'Non mi chiami'],
    },
  ],
  [
    'Wake me up at seven',
    {
      es: ['Despiértame a las siete', 'Despiérteme a las siete'],
      fr: ['Réveille-moi à sept heures', 'Réveillez-moi à sept heures'],
      de: ['Weck mich um sieben Uhr', 'Wecken Sie mich um sieben Uhr'],
      it: ['Svegliami alle sette', 'Mi svegli alle sette'],
    },
  ],
  [
    'Take off your shoes',
    {
      es: ['Quítate los zapatos', 'Quítese los zapatos'],
      fr: ['Enlève tes chaussures', 'Enlevez vos chaussures'],
      de: ['Zieh dir die Schuhe aus', 'Ziehen Sie sich die Schuhe aus'],
      it: ['Togliti le scarpe', 'Si tolga le scarpe'],
    },
  ],
  [
    'Open your mouth',
    {
      es: ['Abre la boca', 'Abra la boca'],
      fr: ['Ouvre la bouche', 'Ouvrez la bouche'],
      de: ['Mach den Mund auf', 'Machen Sie den Mund auf'],
      it: ['Apri la bocca', 'Apra la bocca'],
    },
  ],
  [
    'Turn left at the traffic lights',
    {
      es: ['Gira a la izquierda en el semáforo', 'Gire a la izquierda en el semáforo'],
      fr: ['Tourne à gauche au feu', 'Tournez à gauche au feu'],
      de: ['Bieg an der Ampel links ab', 'Biegen Sie an der Ampel links ab'],
      it: ['Gira a sinistra al semaforo', 'Giri a sinistra al semaforo'],
    },
  ],
  [
    "Don't be late for school",
    { de: ['Komm nicht zu spät zur Schule', 'Kommen Sie nicht zu spät zur Schule'] },
  ],
];

const QUESTIONS: Phrases = [
  [
    'What did you buy?',
    {
      es: ['¿Qué has comprado?', '¿Qué ha comprado?'],
      fr: ["Qu'est-ce que tu as acheté ?", "Qu'est-ce que vous avez acheté ?"],
      de: ['Was hast du gekauft?', 'Was haben Sie gekauft?'],
      it: ['Cosa hai comprato?', 'Cosa ha comprato?'],
    },
  ],
  [
    'What are you cooking?',
    {
      es: ['¿Qué estás cocinando?', '¿Qué está cocinando?'],
      fr: ["Qu'est-ce que tu cuisines ?", "Qu'est-ce que vous cuisinez ?"],
      de: ['Was kochst du?', 'Was kochen Sie?'],
      it: ['Cosa stai cucinando?', 'Cosa sta cucinando?'],
    },
  ],
  [
    'How long have you been learning German?',
    {
      es: ['¿Desde cuándo aprendes alemán?', '¿Desde cuándo aprende alemán?'],
      de: ['Seit wann lernst du Deutsch?', 'Seit wann lernen Sie Deutsch?'],
      it: ['Da quanto tempo impari il tedesco?', 'Da quanto tempo impara il tedesco?'],
    },
  ],
  [
    'How often should I take these pills?',
    {
      fr: [
        'À quelle fréquence est-ce que je devrais prendre ces comprimés ?',
        'À quelle fréquence est-ce que je devrais prendre ces comprimés ?',
      ],
      it: 'Con che frequenza dovrei prendere queste compresse?',
    },
  ],
  [
    'Who ate my sandwich?',
    {
      es: '¿Quién ha comido mi bocadillo?',
      fr: 'Qui a mangé mon sandwich ?',
      de: 'Wer hat mein Sandwich gegessen?',
      it: 'Chi ha mangiato il mio panino?',
    },
  ],
  [
    'Shall I open the window?',
    {
      es: '¿Abro la ventana?',
      fr: "J'ouvre la fenêtre ?",
      de: 'Soll ich das Fenster öffnen?',
      it: 'Apro la finestra?',
    },
  ],
  ['Is it possible to pay by card?', { es: '¿Puedo pagar con tarjeta?', de: 'Kann ich mit Karte zahlen?' }],
  [
    'How do you say "apple" in French?',
    { es: '¿Cómo se dice apple en francés?', de: 'Was heißt apple auf Französisch?' },
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

const TIMES: Phrases = [
  [
    "I've been waiting for an hour",
    {
      es: 'Espero desde hace una hora',
      fr: "J'attends depuis une heure",
      de: 'Ich warte seit einer Stunde',
      it: "Aspetto da un'ora",
    },
  ],
  [
    'My back has been hurting for two days',
    {
      es: 'Me duele la espalda desde hace dos días',
      fr: "J'ai mal au dos depuis deux jours",
      de: 'Mir tut der Rücken seit zwei Tagen weh',
      it: 'Mi fa male la schiena da due giorni',
    },
  ],
  [
    'I have to finish this by Friday',
    { es: 'Tengo que terminar esto para el viernes', de: 'Ich muss das bis Freitag fertigmachen' },
  ],
  [
    'Can we postpone the meeting until Friday?',
    {
      de: 'Können wir die Besprechung auf Freitag verschieben?',
      es: '¿Podemos aplazar la reunión para el viernes?',
    },
  ],
  ['I get up at six every day', { de: 'Ich stehe jeden Tag um sechs Uhr auf' }],
  [
    'I booked a room for two nights',
    { es: 'He reservado una habitación para dos noches', de: 'Ich habe ein Zimmer für zwei Nächte gebucht' },
  ],
  [
    'I work until six',
    {
      es: 'Trabajo hasta las seis',
      fr: "Je travaille jusqu'à six heures",
      de: 'Ich arbeite bis sechs Uhr',
      it: 'Lavoro fino alle sei',
    },
  ],
  [
    'I used to live in Paris',
    {
      es: 'Vivía en París',
      fr: "J'habitais à Paris",
      de: 'Ich habe früher in Paris gewohnt',
      it: 'Vivevo a Parigi',
    },
  ],
  [
    'We will have to leave early',
    { es: 'Tendremos que irnos temprano', fr: ['On devra partir tôt', 'Nous devrons partir tôt'] },
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

const flat = (phrases: Phrases) =>
  phrases.flatMap(([text, answers]) =>
    Object.entries(answers).map(([to, said]) => [text, to as LanguageCode, said!] as const),
  );

describe('everyday phrases', () => {
  it.each(
    flat([
      ...MORE_AND_REGRETS,
      ...WHICH_ONE,
      ...IMPERATIVES,
      ...QUESTIONS,
      ...GIVEN,
      ...COMPARED,
      ...TIMES,
      ...HAD,
    ]),
  )('%s -> %s', (text, to, said) => {
    const [casual, formal] = typeof said === 'string' ? [said, said] : said;
    const answers = REGISTERS.map(
      (register) => phrasebook.translate({ text, from: 'en', to, register })?.translation,
    );
    expect(answers).toEqual([casual, formal]);
  });

  it.each([
    ['es', 'Llámame mañana', 'Call me tomorrow'],
    ['es', 'Dame las llaves', 'Give me the keys'],
    ['es', 'Hace mucho frío hoy', 'It is very cold today'],
    ['es', '¿Quién quiere helado?', 'Who wants an ice cream?'],
    ['fr', 'Donne-moi la clé', 'Give me the key'],
    ['fr', 'Il y a trop de bruit', 'There is too much noise'],
    ['fr', 'Il pleut depuis ce matin', 'It has been raining since this morning'],
    ['de', 'Gib mir bitte das Salz', 'Give me the salt'],
    ['de', 'Warten Sie hier', 'Wait here'],
    ['it', 'Dammi la chiave', 'Give me the key'],
    ['it', 'Vado a scuola in autobus', 'I go to school by bus'],
    ['it', 'Chiudi la finestra', 'Close the window'],
    ['it', 'Mio figlio ha la febbre', 'My son has a fever'],
  ] as const)('is understood in %s: %s', (from, text, english) => {
    expect(phrasebook.translate({ text, from, to: 'en', register: 'casual' })?.translation).toBe(english);
  });

  it.each(['Return flight', 'Need a taxi'])('takes %s for no order', (text) => {
    expect(
      phrasebook.translate({ text, from: 'en', to: 'es', register: 'casual' })?.translation ?? '',
    ).not.toMatch(/^(Devuelve|Necesita)/);
  });
});
