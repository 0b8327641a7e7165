import { describe, expect, it } from 'vitest';
import { answersTo, expected, flat, type Phrases } from '../../test/phrase-cases.ts';
import { phrasebook } from '../all.ts';

const CONDITIONS_AND_REGRETS: Phrases = [
  [
    "Unless it rains, we'll eat outside",
    {
      es: 'A menos que llueva, vamos a comer fuera',
      fr: ["Sauf s'il pleut, on va manger dehors", "Sauf s'il pleut, nous allons manger dehors"],
      de: 'Wir werden draußen essen, außer wenn es regnet',
      it: 'A meno che non piova, mangeremo fuori',
    },
  ],
  [
    'I wish I had known',
    {
      es: 'Ojalá lo hubiera sabido',
      fr: "J'aurais aimé le savoir",
      de: 'Das hätte ich gern gewusst',
      it: 'Avrei voluto saperlo',
    },
  ],
  [
    'I wish I had seen that movie',
    {
      es: 'Ojalá hubiera visto esa película',
      fr: "Si seulement j'avais vu ce film",
      de: 'Ich wünschte, ich hätte diesen Film gesehen',
      it: 'Magari avessi visto quel film',
    },
  ],
  [
    'If I had had time, I would have called you',
    {
      es: ['Si hubiera tenido tiempo, te habría llamado', 'Si hubiera tenido tiempo, le habría llamado'],
      fr: ["Si j'avais eu le temps, je t'aurais appelé", "Si j'avais eu le temps, je vous aurais appelé"],
      de: [
        'Ich hätte dich angerufen, wenn ich Zeit gehabt hätte',
        'Ich hätte Sie angerufen, wenn ich Zeit gehabt hätte',
      ],
      it: ['Se avessi avuto tempo, ti avrei chiamato', "Se avessi avuto tempo, l'avrei chiamato"],
    },
  ],
  [
    'My throat hurts when I swallow',
    {
      es: 'Me duele la garganta cuando trago',
      fr: "J'ai mal à la gorge quand j'avale",
      de: 'Mein Hals tut weh, wenn ich schlucke',
      it: 'Mi fa male la gola quando deglutisco',
    },
  ],
];

const BESIDE: Phrases = [
  [
    'Call me before leaving',
    {
      es: ['Llámame antes de irte', 'Llámeme antes de irse'],
      fr: ['Appelle-moi avant de partir', 'Appelez-moi avant de partir'],
      de: ['Ruf mich an, bevor du gehst', 'Rufen Sie mich an, bevor Sie gehen'],
    },
  ],
  [
    'He left without saying goodbye',
    {
      es: 'Él se fue sin despedirse',
      fr: 'Il est parti sans dire au revoir',
      de: 'Er ist gegangen, ohne sich zu verabschieden',
      it: 'Lui è andato via senza salutare',
    },
  ],
  [
    'After eating, we went for a walk',
    {
      es: 'Después de comer, dimos un paseo',
      fr: ["Après avoir mangé, on s'est promenés", 'Après avoir mangé, nous nous sommes promenés'],
      de: 'Wir sind spazieren gegangen, nachdem wir gegessen hatten',
      it: 'Dopo aver mangiato, abbiamo fatto una passeggiata',
    },
  ],
  [
    'Thank you for coming',
    {
      es: 'Gracias por venir',
      fr: "Merci d'être venu",
      de: ['Danke, dass du gekommen bist', 'Danke, dass Sie gekommen sind'],
      it: 'Grazie per essere venuto',
    },
  ],
  [
    'Where are the keys I gave you?',
    {
      es: ['¿Dónde están las llaves que te he dado?', '¿Dónde están las llaves que le he dado?'],
      fr: ["Où sont les clés que je t'ai données ?", 'Où sont les clés que je vous ai données ?'],
      de: [
        'Wo sind die Schlüssel, die ich dir gegeben habe?',
        'Wo sind die Schlüssel, die ich Ihnen gegeben habe?',
      ],
      it: ['Dove sono le chiavi che ti ho dato?', 'Dove sono le chiavi che le ho dato?'],
    },
  ],
  [
    "The printer isn't working again",
    {
      es: 'Otra vez la impresora no funciona',
      de: 'Der Drucker funktioniert wieder nicht',
      it: 'Di nuovo la stampante non funziona',
    },
  ],
  ["He's not here", { fr: "Il n'est pas là" }],
  [
    'Whose jacket is this?',
    { es: '¿De quién es esta chaqueta?', de: 'Wem gehört diese Jacke?', it: 'Di chi è questa giacca?' },
  ],
  [
    'The food was delicious',
    { es: 'La comida estaba deliciosa', de: 'Das Essen war köstlich', it: 'Era tutto buonissimo' },
  ],
  ['They love an employee', { es: 'Ellos quieren a un empleado' }],
  ['I need to see the boy', { de: 'Ich muss den Jungen sehen' }],
  ["My parents can't waste time", { de: 'Meine Eltern können keine Zeit verschwenden' }],
  [
    'Were you late for work yesterday?',
    { it: ['Sei arrivato tardi al lavoro ieri?', 'È arrivato tardi al lavoro ieri?'] },
  ],
  [
    'Do you have a sore throat?',
    {
      es: ['¿Tienes dolor de garganta?', '¿Tiene dolor de garganta?'],
      it: ['Hai mal di gola?', 'Ha mal di gola?'],
    },
  ],
  ["I didn't leave work", { fr: 'Je ne suis pas sorti du travail' }],
  ["I can't remember her name", { es: 'No recuerdo su nombre', it: 'Non ricordo il suo nome' }],
  [
    'Take me to this address, please',
    { de: ['Bring mich zu dieser Adresse, bitte', 'Bringen Sie mich zu dieser Adresse, bitte'] },
  ],
  ['My parents are coming to visit us', { it: 'I miei genitori vengono a trovarci' }],
  [
    'I slept badly last night',
    { fr: "J'ai mal dormi cette nuit", de: 'Ich habe letzte Nacht schlecht geschlafen' },
  ],
  [
    'What time do you close on Sundays?',
    {
      es: ['¿A qué hora cerráis los domingos?', '¿A qué hora cierran los domingos?'],
      de: ['Wann macht ihr sonntags zu?', 'Wann machen Sie sonntags zu?'],
    },
  ],
];

describe('second verbs', () => {
  it.each(flat([...CONDITIONS_AND_REGRETS, ...BESIDE]))('%s -> %s', (text, to, said) => {
    expect(answersTo(text, to)).toEqual(expected(said));
  });

  it.each([
    ['es', 'Llevo dos años aprendiendo inglés', 'I have been learning English for two years'],
    ['es', 'Hace dos años que vivo aquí', 'I have lived here for two years'],
    ['es', 'Acabo de llegar a casa', 'I just got home'],
    ['es', 'He venido para aprender español', 'I came to learn Spanish'],
    ['es', 'Me he dejado el paraguas en el tren', 'I left my umbrella on the train'],
    ['es', '¿Te apetece tomar algo después del trabajo?', 'Do you feel like having a drink after work?'],
    ['es', 'Te llamo cuando llegue', 'I will call you when I arrive'],
    ['es', 'Anoche salimos a cenar con unos amigos', 'Last night we went out for dinner with some friends'],
    ['fr', 'Appelle-moi avant de partir', 'Call me before leaving'],
    ['fr', "Je viens d'arriver", 'I just arrived'],
    ['fr', "Il faut que j'aille chez le médecin", 'I have to go to the doctor'],
    ['fr', "J'ai mal dormi cette nuit", 'I slept badly last night'],
    ['fr', "Ça fait deux ans que j'habite ici", 'I have lived here for two years'],
    ['fr', "Je n'ai pas encore mangé", "I haven't eaten yet"],
    ['de', 'Könnten Sie das bitte wiederholen?', 'Could you repeat that, please?'],
    ['de', 'Ich rufe dich an, wenn ich ankomme', 'I will call you when I arrive'],
    ['de', 'Wenn es regnet, bleibe ich zu Hause', 'If it rains, I will stay at home'],
    ['de', 'Ich habe keine Lust, heute zu kochen', "I don't feel like cooking today"],
    ['fr', 'Tu as bien raison', "You're quite right"],
    ['de', 'Wie lange bleibst du in Berlin?', 'How long are you staying in Berlin?'],
    ['de', 'Schonen Tag noch', 'Have a nice day!'],
    ['de', 'Wann kommst du nach Hause?', 'When are you coming home?'],
    ['de', 'Er ist gegangen, ohne etwas zu sagen', 'He left without saying anything'],
    ['de', 'Ich freue mich auf das Wochenende', 'I am looking forward to the weekend'],
    ['de', 'Wo ist das Buch, das ich gestern gekauft habe?', 'Where is the book that I bought yesterday?'],
    ['it', 'Vengo domani, a meno che non piova', 'I will come tomorrow unless it rains'],
    ['it', 'Mia madre viene a trovarci domenica', 'My mother visits us on Sunday'],
    ['it', 'Grazie per avermi aiutato', 'Thank you for helping me'],
    ['it', 'Ci vediamo domani sera alle otto', "See you tomorrow evening at eight o'clock"],
  ] as const)('is understood in %s: %s', (from, text, english) => {
    expect(phrasebook.translate({ text, from, to: 'en', register: 'casual' })?.translation).toBe(english);
  });
});
