import { describe, expect, it } from 'vitest';
import { casual, translates } from '../../test/phrase-cases.ts';
import type { LanguageCode } from '../languages.ts';

translates('everyday verbs', [
  [
    'I will call you another time',
    'Voy a llamarte otro día',
    "Je vais t'appeler une autre fois",
    'Ich werde dich ein andermal anrufen',
    "Ti chiamerò un'altra volta",
  ],
  [
    "I can't wait to go on vacation",
    'Tengo muchas ganas de ir de vacaciones',
    "J'ai hâte de partir en vacances",
    'Ich freue mich schon darauf, in den Urlaub zu fahren',
    "Non vedo l'ora di andare in vacanza",
  ],
  [
    'She is looking forward to seeing you',
    'Ella tiene muchas ganas de verte',
    'Elle a hâte de te voir',
    'Sie freut sich darauf, dich zu sehen',
    "Lei non vede l'ora di vederti",
  ],
  [
    "I didn't manage to open it",
    'No he conseguido abrirlo',
    "Je n'ai pas réussi à l'ouvrir",
    'Ich habe es nicht geschafft, es zu öffnen',
    'Non sono riuscito ad aprirlo',
  ],
  [
    "I can't manage to open the door",
    'No consigo abrir la puerta',
    'Je ne réussis pas à ouvrir la porte',
    'Ich kann es nicht schaffen, die Tür zu öffnen',
    'Non riesco ad aprire la porta',
  ],
  [
    'The lake froze',
    'El lago se ha congelado',
    'Le lac a gelé',
    'Der See ist zugefroren',
    'Il lago si è ghiacciato',
  ],
  [
    'Someone stole my wallet on the subway',
    'Alguien ha robado mi cartera en el metro',
    "Quelqu'un a volé mon portefeuille dans le métro",
    'Jemand hat meine Brieftasche in der U-Bahn gestohlen',
    'Qualcuno ha rubato il mio portafoglio in metropolitana',
  ],
  [
    'Do you know if they deliver on Saturdays?',
    '¿Sabes si hacen entregas los sábados?',
    "Tu sais s'ils livrent le samedi ?",
    'Weißt du, ob sie samstags liefern?',
    'Sai se fanno consegne il sabato?',
  ],
  [
    'I bought myself a new phone',
    'He comprado un teléfono nuevo',
    "J'ai acheté un nouveau téléphone",
    'Ich habe ein neues Telefon gekauft',
    'Ho comprato un telefono nuovo',
  ],
  [
    'You remind me of my brother',
    'Me recuerdas a mi hermano',
    'Tu me rappelles mon frère',
    'Du erinnerst mich an meinen Bruder',
    'Mi ricordi mio fratello',
  ],
  [
    "I can't afford a new car",
    'No puedo permitirme un coche nuevo',
    "Je ne peux pas m'offrir de nouvelle voiture",
    'Ich kann mir kein neues Auto leisten',
    'Non posso permettermi una macchina nuova',
  ],
  [
    'Fasten your seatbelt',
    'Abróchate el cinturón de seguridad',
    'Attache ta ceinture de sécurité',
    'Schnall dich an',
    'Allacciati la cintura di sicurezza',
  ],
  [
    "He's dating my sister",
    'Él sale con mi hermana',
    'Il sort avec ma sœur',
    'Er ist mit meiner Schwester zusammen',
    'Lui sta con mia sorella',
  ],
  [
    'The printer has run out of ink',
    'La impresora se ha quedado sin tinta',
    "L'imprimante n'a plus d'encre",
    'Der Drucker hat keine Tinte mehr',
    "La stampante ha finito l'inchiostro",
  ],
  [
    'We rented a cottage',
    'Hemos alquilado una casita de campo',
    'On a loué une maison de campagne',
    'Wir haben ein Landhaus gemietet',
    'Abbiamo affittato una casetta',
  ],
  [
    'The cat is sitting on the sofa',
    'El gato está sentado en el sofá',
    'Le chat est assis sur le canapé',
    'Die Katze sitzt auf dem Sofa',
    'Il gatto è seduto sul divano',
  ],
  ['My nose itches', 'Me pica la nariz', 'Mon nez me démange', 'Meine Nase juckt', 'Mi prude il naso'],
  [
    'It cost me a fortune',
    'Me ha costado un ojo de la cara',
    "Ça m'a coûté les yeux de la tête",
    'Es hat mich ein Vermögen gekostet',
    'Mi è costato un occhio della testa',
  ],
  [
    'He hurt his back',
    'Él se ha hecho daño en la espalda',
    "Il s'est fait mal au dos",
    'Er hat sich den Rücken verletzt',
    'Lui si è fatto male alla schiena',
  ],
]);

translates('how long, and sayings', [
  [
    'She has been working here for six years.',
    'Ella trabaja aquí desde hace seis años.',
    'Elle travaille ici depuis six ans.',
    'Sie arbeitet seit sechs Jahren hier.',
    'Lei lavora qui da sei anni.',
  ],
  [
    "It's a small world.",
    'El mundo es un pañuelo.',
    'Le monde est petit.',
    'Die Welt ist klein.',
    "Com'è piccolo il mondo.",
  ],
]);

translates('names with a title', [
  [
    'I have an appointment with Mr. Rossi.',
    'Tengo una cita con el señor Rossi.',
    "J'ai rendez-vous avec Monsieur Rossi.",
    'Ich habe einen Termin bei Herrn Rossi.',
    'Ho un appuntamento con il signor Rossi.',
  ],
  [
    'Good morning, Mr. Rossi.',
    'Buenos días, señor Rossi.',
    'Bonjour, monsieur Rossi.',
    'Guten Morgen, Herr Rossi.',
    'Buongiorno, signor Rossi.',
  ],
  [
    "I'd like to speak to Dr. Miller.",
    'Me gustaría hablar con el doctor Miller.',
    'Je voudrais parler au docteur Miller.',
    'Ich möchte mit Dr. Miller sprechen.',
    'Vorrei parlare con il dottor Miller.',
  ],
]);

translates('clauses', [
  [
    "I hope I'm not late",
    'Espero no llegar tarde',
    "J'espère que je ne suis pas en retard",
    'Ich hoffe, dass ich nicht zu spät komme',
    'Spero di non essere in ritardo',
  ],
  [
    "I didn't know that you spoke French",
    'No sabía que hablabas francés',
    'Je ne savais pas que tu parlais français',
    'Ich wusste nicht, dass du Französisch sprichst',
    'Non sapevo che parlavi francese',
  ],
  [
    "He can't come because he's sick",
    'Él no puede venir porque está enfermo',
    "Il ne peut pas venir parce qu'il est malade",
    'Er kann nicht kommen, denn er ist krank',
    'Lui non può venire perché è malato',
  ],
  [
    "He doesn't eat vegetables",
    'Él no come verduras',
    'Il ne mange pas de légumes',
    'Er isst kein Gemüse',
    'Lui non mangia verdure',
  ],
  [
    'Go straight, then turn left',
    'Sigue todo recto, luego gira a la izquierda',
    'Va tout droit, ensuite tourne à gauche',
    'Geh geradeaus, bieg dann links ab',
    'Vai sempre dritto, poi gira a sinistra',
  ],
  [
    'We had dinner at an Italian restaurant',
    'Hemos cenado en un restaurante italiano',
    'On a dîné dans un restaurant italien',
    'Wir haben in einem italienischen Restaurant zu Abend gegessen',
    'Abbiamo cenato in un ristorante italiano',
  ],
  [
    'My daughter lost her first tooth',
    'Mi hija ha perdido su primer diente',
    'Ma fille a perdu sa première dent',
    'Meine Tochter hat ihren ersten Zahn verloren',
    'Mia figlia ha perso il suo primo dente',
  ],
  [
    'The drawer is full of old letters',
    'El cajón está lleno de cartas viejas',
    'Le tiroir est plein de vieilles lettres',
    'Die Schublade ist voll mit alten Briefen',
    'Il cassetto è pieno di lettere vecchie',
  ],
]);

describe('sentences of the other languages', () => {
  it.each([
    ['fr', "Elle s'est endormie.", 'en', 'She fell asleep.'],
    ['fr', "Il s'est enfui.", 'it', 'Lui è scappato.'],
    ['fr', 'Vous acceptez les cartes ?', 'de', 'Nimmst du Kreditkarten?'],
    ['fr', 'Je te rejoins.', 'de', 'Ich treffe mich mit dir.'],
    ['fr', "Tu peux m'amener à la gare ?", 'en', 'Can you take me to the station?'],
    ['fr', 'Je ne savais pas que tu parlais français.', 'es', 'No sabía que hablabas francés.'],
    ['fr', "On s'est bien amusés hier soir.", 'en', 'We had a great time last night.'],
    ['fr', 'Le robinet de la cuisine goutte.', 'de', 'Der Wasserhahn in der Küche tropft.'],
    ['es', 'Me acuerdo de ti.', 'fr', 'Je me souviens de toi.'],
    ['es', '¿Te acuerdas de mí?', 'en', 'Do you remember me?'],
    ['es', 'Se me ha roto la cremallera de la mochila.', 'en', 'The zipper on my backpack broke.'],
    ['es', 'He quedado con Ana.', 'en', 'I am meeting Ana.'],
    ['es', 'Tiene razón Pedro.', 'de', 'Pedro hat recht.'],
    ['es', 'Creo que me he dejado las llaves en casa.', 'it', 'Credo di aver lasciato le chiavi a casa.'],
    ['es', 'Se nos olvidó sacar la basura.', 'it', 'Abbiamo dimenticato di portare fuori la spazzatura.'],
    ['it', "Non vedo l'ora di andare in vacanza.", 'en', "I can't wait to go on vacation."],
    ['de', 'Ich bringe dir das bei.', 'fr', "Je t'apprends ça."],
    ['de', 'Kannst du mal nachsehen?', 'en', 'Can you check?'],
    ['de', 'Wir haben uns lange unterhalten.', 'en', 'We talked for a long time.'],
    ['de', 'Ich bin im Bad.', 'it', 'Sono in bagno.'],
    ['de', 'Ich komme am 3. Mai.', 'es', 'Vengo el tres de mayo.'],
    ['de', 'Ich muss morgen früh aufstehen.', 'en', 'I have to get up early tomorrow.'],
    ['it', 'Penso che abbia ragione Marco.', 'en', 'I think that Marco is right.'],
    ['it', 'È arrivato Marco.', 'fr', 'Marco est arrivé.'],
    ['it', "Ho perso l'autobus.", 'en', 'I missed the bus.'],
    ['it', 'Ti chiamo quando arrivo a casa.', 'es', 'Te llamo cuando llegue a casa.'],
    ['it', 'Ti offro un caffè.', 'en', 'I will buy you a coffee.'],
  ] as const)('%s: %s -> %s: %s', (from, text, to, said) => {
    expect(casual(text, to as LanguageCode, from)).toBe(said);
  });

  it('does not take an opinion for a plan', () => {
    expect(casual('Penso di essere in ritardo', 'en', 'it')).toBeUndefined();
  });

  it('does not take where something is removed from for its owner', () => {
    expect(casual('¿Puedes quitar las migas de la mesa?', 'en', 'es')).toBeUndefined();
  });

  it("has no participle of 'prudere'", () => {
    for (const text of ['My leg has itched for days', 'My leg itched']) {
      expect(casual(text, 'it') ?? '').not.toMatch(/\bha\b/);
    }
  });
});
