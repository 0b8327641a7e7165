import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../test/phrase-cases.ts';

translates('amounts', [
  [
    'The apartment is 60 square meters.',
    'El piso tiene sesenta metros cuadrados.',
    "L'appartement fait soixante mètres carrés.",
    'Die Wohnung hat sechzig Quadratmeter.',
    "L'appartamento è di sessanta metri quadri.",
  ],
  [
    'The room costs 89 euros per night',
    'La habitación cuesta ochenta y nueve euros por noche',
    'La chambre coûte quatre-vingt-neuf euros par nuit',
    'Das Zimmer kostet neunundachtzig Euro pro Nacht',
    'La camera costa ottantanove euro a notte',
  ],
  [
    'The bill is 48 euros',
    'La cuenta es de cuarenta y ocho euros',
    "L'addition est de quarante-huit euros",
    'Die Rechnung beträgt achtundvierzig Euro',
    'Il conto è di quarantotto euro',
  ],
  [
    "I'd like an appointment for May 3",
    'Quisiera una cita para el tres de mayo',
    'Je voudrais un rendez-vous pour le trois mai',
    'Ich hätte gern einen Termin für den dritten Mai',
    'Vorrei un appuntamento per il tre maggio',
  ],
  [
    'I need two tickets to Hamburg for Saturday',
    'Quisiera dos billetes a Hamburgo para el sábado',
    'Je voudrais deux billets à destination de Hambourg pour samedi',
    'Ich hätte gern zwei Fahrkarten nach Hamburg für Samstag',
    'Vorrei due biglietti per Amburgo per sabato',
  ],
  [
    "I'd like half a kilo of tomatoes",
    'Quisiera medio kilo de tomates',
    'Je voudrais un demi-kilo de tomates',
    'Ich hätte gern ein halbes Kilo Tomaten',
    'Vorrei mezzo chilo di pomodori',
  ],
]);

translates('states, reasons and remarks', [
  [
    'My sister, who lives in Rome, is a lawyer',
    'Mi hermana, que vive en Roma, es abogada',
    'Ma sœur, qui habite à Rome, est avocate',
    'Meine Schwester, die in Rom wohnt, ist Anwältin',
    'Mia sorella, che vive a Roma, è avvocata',
  ],
  [
    'When I grow up, I want to be a pilot',
    'Cuando sea mayor, quiero ser piloto',
    'Quand je serai grand, je veux être pilote',
    'Ich will Pilot sein, wenn ich groß bin',
    'Quando sarò grande, voglio essere pilota',
  ],
  [
    'The movie is over',
    'La película ha terminado',
    'Le film est fini',
    'Der Film ist vorbei',
    'Il film è finito',
  ],
  [
    'The scissors are in the drawer',
    'Las tijeras están en el cajón',
    'Les ciseaux sont dans le tiroir',
    'Die Schere ist in der Schublade',
    'Le forbici sono nel cassetto',
  ],
  [
    "What's this called in Italian?",
    '¿Cómo se dice esto en italiano?',
    'Comment on dit ça en italien ?',
    'Wie sagt man das auf Italienisch?',
    'Come si dice questo in italiano?',
  ],
  ["I've had enough", 'Ya basta', "J'en ai assez", "Mir reicht's", 'Ne ho abbastanza'],
  [
    "I'd like to rent a scooter",
    'Me gustaría alquilar una moto',
    'Je voudrais louer un scooter',
    'Ich möchte einen Roller mieten',
    'Vorrei noleggiare uno scooter',
  ],
]);

translates('sizes, remarks and events', [
  [
    'The candle went out',
    'La vela se ha apagado',
    "La bougie s'est éteinte",
    'Die Kerze ist ausgegangen',
    'La candela si è spenta',
  ],
  [
    'The meeting was canceled because of the weather',
    'Han cancelado la reunión por el tiempo',
    'La réunion a été annulée à cause du temps',
    'Die Besprechung wurde wegen des Wetters abgesagt',
    'La riunione è stata cancellata a causa del tempo',
  ],
  [
    'The pool is 25 meters long',
    'La piscina tiene veinticinco metros de largo',
    'La piscine fait vingt-cinq mètres de long',
    'Das Schwimmbad ist fünfundzwanzig Meter lang',
    'La piscina è lunga venticinque metri',
  ],
  [
    "It's ten degrees below zero",
    'Estamos a diez grados bajo cero',
    'Il fait moins dix',
    'Es sind zehn Grad unter null',
    'Ci sono dieci gradi sotto zero',
  ],
  [
    'My foot fell asleep',
    'Se me ha dormido el pie',
    "J'ai le pied engourdi",
    'Mir ist der Fuß eingeschlafen',
    'Mi si è addormentato il piede',
  ],
  [
    'My feet fell asleep',
    'Se me han dormido los pies',
    "J'ai les pieds engourdis",
    'Mir sind die Füße eingeschlafen',
    'Mi si sono addormentati i piedi',
  ],
  [
    'She is a tennis player',
    'Ella es tenista',
    'Elle est joueuse de tennis',
    'Sie ist Tennisspielerin',
    'Lei è tennista',
  ],
  [
    "I can't help it",
    'No puedo evitarlo',
    "Je n'y peux rien",
    'Ich kann nichts dafür',
    'Non posso farci niente',
  ],
]);

translates('words and orders', [
  [
    "Let's get used to this noise",
    'Vamos a acostumbrarnos a este ruido',
    'Habituons-nous à ce bruit',
    'Gewöhnen wir uns an diesen Lärm',
    'Abituiamoci a questo rumore',
  ],
  [
    "I'll take the white one",
    'Me llevo el blanco',
    'Je prends le blanc',
    'Ich nehme das weiße',
    'Prendo quello bianco',
  ],
  [
    'The bride wore a blue dress',
    'La novia llevaba un vestido azul',
    'La mariée portait une robe bleue',
    'Die Braut hat ein blaues Kleid getragen',
    'La sposa portava un vestito blu',
  ],
  [
    'Are you wearing glasses?',
    '¿Llevas gafas?',
    'Tu portes des lunettes ?',
    'Trägst du eine Brille?',
    'Porti occhiali?',
  ],
  [
    "Don't wear these shoes",
    'No lleves estos zapatos',
    'Ne porte pas ces chaussures',
    'Trag diese Schuhe nicht',
    'Non portare queste scarpe',
  ],
  [
    'She wears braces',
    'Ella lleva un aparato dental',
    'Elle porte un appareil dentaire',
    'Sie trägt eine Zahnspange',
    'Lei porta un apparecchio per i denti',
  ],
  [
    'We booked for two nights',
    'Hemos reservado para dos noches',
    'On a réservé pour deux nuits',
    'Wir haben für zwei Nächte gebucht',
    'Abbiamo prenotato per due notti',
  ],
  ['I have a class', 'Tengo una clase', "J'ai un cours", 'Ich habe Unterricht', 'Ho una lezione'],
  [
    'I want to sign up for a lesson',
    'Quiero apuntarme a una clase',
    "Je veux m'inscrire à un cours",
    'Ich will mich für eine Unterrichtsstunde anmelden',
    'Voglio iscrivermi a una lezione',
  ],
  [
    'I need a sedative',
    'Necesito un sedante',
    "J'ai besoin d'un sédatif",
    'Ich brauche ein Beruhigungsmittel',
    'Ho bisogno di un sedativo',
  ],
  [
    "That's an unrealistic plan",
    'Es un plan poco realista',
    "C'est un projet irréaliste",
    'Das ist ein unrealistischer Plan',
    'È un programma irrealistico',
  ],
]);

describe('what is read', () => {
  it.each([
    ['es', 'El apartamento tiene 60 metros cuadrados', 'The apartment is sixty square meters'],
    ['fr', "L'appartement fait 60 mètres carrés", 'The apartment is sixty square meters'],
    ['it', "L'appartamento è di 60 metri quadrati", 'The apartment is sixty square meters'],
    ['es', 'Llovía mucho', 'It was raining a lot'],
    ['es', 'Quiero una sopa', 'I want some soup'],
    ['es', 'Preparé una cena', 'I prepared dinner'],
    ['it', 'Voglio fare una cena', 'I want to make dinner'],
    ['it', 'Penso che il negozio sia chiuso', 'I think that the store is closed'],
    ['it', 'Il treno è arrivato', 'The train arrived'],
    ['it', 'Vorrei due etti di prosciutto', 'I would like 200 grams of ham'],
    ['es', '¿Tienen champú para el pelo seco?', 'Do you have shampoo for dry hair?'],
    ['de', 'Ich bin müde, weil ich schlecht geschlafen habe', 'I am tired because I slept badly'],
    ['de', 'Wenn ich groß bin, will ich Pilot werden', 'When I grow up, I want to become a pilot'],
    ['fr', 'Ma sœur, qui habite à Rome, est avocate', 'My sister, who lives in Rome, is a lawyer'],
  ] as const)('%s: %s', (from, text, expected) => {
    expect(casual(text, 'en', from)).toBe(expected);
  });

  it('takes no striped shirt for a question', () => {
    expect(casual('Lleva una camisa a rayas', 'en', 'es') ?? '').not.toMatch(/\?|with you/);
  });

  it('closes shops, not people', () => {
    expect(casual('The butcher is closed', 'es') ?? '').not.toMatch(/carnicero/);
  });

  it('copies no words of the question', () => {
    expect(casual('What is that thing called in Italian?', 'it') ?? '').not.toMatch(/called/);
  });
});
