import { describe, expect, it } from 'vitest';
import { phrasebook } from '../all.ts';
import { LANGUAGE_CODES, type LanguageCode, type Register } from '../languages.ts';

type Answers = Partial<Record<LanguageCode, string | readonly string[]>>;

/** Sentences that native readers found wrong once, with what is right. */
const CASUAL: readonly (readonly [text: string, answers: Answers])[] = [
  [
    'Prices are rising.',
    {
      es: 'Los precios están subiendo.',
      fr: 'Les prix montent.',
      de: 'Preise steigen.',
      it: 'I prezzi stanno aumentando.',
    },
  ],
  [
    'Is there water here?',
    { es: '¿Hay agua aquí?', fr: "Il y a de l'eau ici ?", de: 'Gibt es hier Wasser?', it: "C'è acqua qui?" },
  ],
  [
    'I have two older siblings.',
    {
      es: 'Tengo dos hermanos mayores.',
      fr: "J'ai deux frères et sœurs aînés.",
      de: 'Ich habe zwei ältere Geschwister.',
      it: 'Ho due fratelli maggiori.',
    },
  ],
  [
    'I listen to music while cooking.',
    {
      fr: "J'écoute de la musique pendant que je cuisine.",
      de: 'Ich höre Musik, während ich koche.',
    },
  ],
  [
    'I fell while running.',
    { es: 'Me caí mientras estaba corriendo.', de: 'Ich bin hingefallen, während ich gelaufen bin.' },
  ],
  [
    'The hens lay eggs every day.',
    {
      es: 'Las gallinas ponen huevos todos los días.',
      fr: 'Les poules pondent des œufs tous les jours.',
      de: 'Die Hennen legen jeden Tag Eier.',
      it: 'Le galline fanno le uova ogni giorno.',
    },
  ],
  [
    'Can I have a coffee?',
    {
      es: '¿Me das un café?',
      fr: 'Je peux avoir un café ?',
      de: 'Kann ich einen Kaffee haben?',
      it: 'Posso avere un caffè?',
    },
  ],
  [
    'Could we have two beers?',
    {
      es: '¿Nos das dos cervezas?',
      fr: 'On peut avoir deux bières ?',
      de: 'Können wir zwei Biere haben?',
      it: 'Possiamo avere due birre?',
    },
  ],
  [
    "I'm from London",
    { es: 'Soy de Londres', fr: 'Je viens de Londres', de: 'Ich komme aus London', it: 'Vengo da Londra' },
  ],
  [
    "I'm from Hamburg",
    {
      es: 'Soy de Hamburgo',
      fr: 'Je viens de Hambourg',
      de: 'Ich komme aus Hamburg',
      it: 'Vengo da Amburgo',
    },
  ],
  [
    'See you on the eighth of May',
    {
      es: 'Nos vemos el ocho de mayo',
      fr: 'On se voit le huit mai',
      de: 'Wir sehen uns am achten Mai',
      it: "Ci vediamo l'otto maggio",
    },
  ],
  [
    "I'm going to the dentist",
    {
      es: 'Voy al dentista',
      fr: 'Je vais chez le dentiste',
      de: 'Ich gehe zum Zahnarzt',
      it: 'Vado dal dentista',
    },
  ],
  [
    "I'm going to the hairdresser",
    {
      es: ['Voy a la peluquería', 'Voy al peluquero'],
      fr: 'Je vais chez le coiffeur',
      de: 'Ich gehe zum Friseur',
      it: 'Vado dal parrucchiere',
    },
  ],
  [
    'I live in Athens',
    { es: 'Vivo en Atenas', fr: "J'habite à Athènes", de: 'Ich wohne in Athen', it: 'Vivo ad Atene' },
  ],
  [
    "I'm going to India",
    { es: 'Voy a la India', fr: 'Je vais en Inde', de: 'Ich fahre nach Indien', it: 'Vado in India' },
  ],
  [
    'I live in the Netherlands',
    {
      es: 'Vivo en los Países Bajos',
      fr: "J'habite aux Pays-Bas",
      de: 'Ich wohne in den Niederlanden',
      it: 'Vivo nei Paesi Bassi',
    },
  ],
  ['1,000,000', { es: 'un millón', fr: 'un million', de: 'eine Million', it: 'un milione' }],
  ['1.5', { es: 'uno coma cinco', fr: 'un virgule cinq', de: 'eins Komma fünf', it: 'uno virgola cinque' }],
  [
    'It costs one euro',
    { es: 'Cuesta un euro', fr: 'Ça coûte un euro', de: 'Das kostet einen Euro', it: 'Costa un euro' },
  ],
  [
    'A coffee, please',
    {
      es: 'Un café, por favor',
      fr: "Un café, s'il te plaît",
      de: 'Einen Kaffee, bitte',
      it: 'Un caffè, per favore',
    },
  ],
  [
    "I can't open the door",
    {
      es: 'No puedo abrir la puerta',
      fr: 'Je ne peux pas ouvrir la porte',
      de: 'Ich kann die Tür nicht öffnen',
      it: 'Non posso aprire la porta',
    },
  ],
  [
    'I need to change the appointment',
    {
      es: 'Tengo que cambiar la cita',
      fr: 'Je dois déplacer le rendez-vous',
      de: 'Ich muss den Termin verschieben',
      it: "Devo spostare l'appuntamento",
    },
  ],
  [
    'Have you seen my sister?',
    {
      es: '¿Has visto a mi hermana?',
      fr: 'Tu as vu ma sœur ?',
      de: 'Hast du meine Schwester gesehen?',
      it: 'Hai visto mia sorella?',
    },
  ],
  [
    'Where are my children?',
    {
      es: '¿Dónde están mis hijos?',
      fr: 'Où sont mes enfants ?',
      de: 'Wo sind meine Kinder?',
      it: 'Dove sono i miei figli?',
    },
  ],
  [
    'at 12:30 am',
    {
      es: 'a las doce y media de la noche',
      fr: 'à minuit et demi',
      de: 'um halb eins nachts',
      it: 'alle dodici e mezza di notte',
    },
  ],
  [
    'I want to visit my grandmother',
    {
      es: 'Quiero visitar a mi abuela',
      fr: 'Je veux rendre visite à ma grand-mère',
      de: 'Ich will meine Großmutter besuchen',
      it: 'Voglio andare a trovare mia nonna',
    },
  ],
  [
    'My daughter is lost',
    {
      es: 'Mi hija se ha perdido',
      fr: "Ma fille s'est perdue",
      de: 'Meine Tochter hat sich verlaufen',
      it: 'Mia figlia si è persa',
    },
  ],
  [
    'Is the museum free?',
    {
      es: '¿Es gratis el museo?',
      fr: 'Le musée est gratuit ?',
      de: 'Ist das Museum kostenlos?',
      it: 'Il museo è gratis?',
    },
  ],
  [
    'It is very cold',
    { es: 'Hace mucho frío', fr: 'Il fait très froid', de: 'Es ist sehr kalt', it: 'Fa molto freddo' },
  ],
  [
    "It's hot today",
    { es: 'Hace calor hoy', fr: "Il fait chaud aujourd'hui", de: 'Es ist heute heiß', it: 'Fa caldo oggi' },
  ],
  [
    'My glasses are broken',
    {
      es: 'Mis gafas están rotas',
      fr: 'Mes lunettes sont cassées',
      de: 'Meine Brille ist kaputt',
      it: 'I miei occhiali sono rotti',
    },
  ],
  [
    'One glass of water, please',
    {
      es: 'Un vaso de agua, por favor',
      fr: "Un verre d'eau, s'il te plaît",
      de: 'Ein Glas Wasser, bitte',
      it: "Un bicchiere d'acqua, per favore",
    },
  ],
  [
    'without nuts',
    { es: 'sin frutos secos', fr: 'sans fruits à coque', de: 'ohne Nüsse', it: 'senza frutta a guscio' },
  ],
  [
    "I didn't meet friends",
    { de: 'Ich habe keine Freunde getroffen', it: 'Non ho visto amici', fr: "Je n'ai pas retrouvé d'amis" },
  ],
  [
    'My luggage is lost',
    {
      es: 'Mi equipaje se ha perdido',
      fr: 'Mes bagages sont perdus',
      de: 'Mein Gepäck ist verloren gegangen',
      it: 'I miei bagagli sono andati persi',
    },
  ],
  [
    'This bag was stolen',
    {
      es: 'Han robado esta bolsa',
      fr: 'On a volé ce sac',
      de: 'Jemand hat diese Tasche gestohlen',
      it: 'Hanno rubato questa borsa',
    },
  ],
  [
    'My bag was stolen',
    {
      es: 'Me han robado la bolsa',
      fr: "On m'a volé mon sac",
      de: 'Man hat mir die Tasche gestohlen',
      it: 'Mi hanno rubato la borsa',
    },
  ],
  ['My dog is 4 years old', { es: 'Mi perro tiene cuatro años', de: 'Mein Hund ist vier Jahre alt' }],
  [
    'Can you change my fork?',
    { de: 'Kannst du meine Gabel austauschen?', fr: 'Tu peux changer ma fourchette ?' },
  ],
  [
    'I want to change this shirt',
    { de: 'Ich will dieses Hemd umtauschen', fr: 'Je veux échanger cette chemise' },
  ],
  [
    'I want to change my reservation',
    { de: 'Ich will meine Reservierung ändern', fr: 'Je veux modifier ma réservation' },
  ],
  ['He will change my adapter next week', { de: 'Er tauscht nächste Woche meinen Adapter aus' }],
  ["Let's be careful", { fr: 'Soyons prudents', it: 'Siamo prudenti' }],
  [
    'You should leave my pants at home',
    {
      es: 'Deberías dejar mi pantalón en casa',
      fr: 'Tu devrais laisser mon pantalon à la maison',
      de: 'Du solltest meine Hose zu Hause lassen',
      it: 'Dovresti lasciare i miei pantaloni a casa',
    },
  ],
  [
    'My sister left her phone at home',
    { es: 'Mi hermana se ha dejado el teléfono en casa', fr: 'Ma sœur a laissé son téléphone à la maison' },
  ],
  [
    'When is the next meeting?',
    {
      es: '¿Cuándo es la próxima reunión?',
      fr: "C'est quand, la prochaine réunion ?",
      de: 'Wann ist die nächste Besprechung?',
      it: "Quand'è la prossima riunione?",
    },
  ],
  ['When is the next flight?', { de: 'Wann geht der nächste Flug?' }],
  [
    "I wasn't worried about a key",
    {
      es: 'No estaba preocupado por una llave',
      fr: "Je n'étais pas inquiet pour une clé",
      de: 'Ich habe mir keine Sorgen um einen Schlüssel gemacht',
      it: 'Non ero preoccupato per una chiave',
    },
  ],
  ["I'm not waiting for a bus", { de: 'Ich warte nicht auf einen Bus' }],
  [
    "My luggage hasn't arrived",
    {
      es: 'Mi equipaje no ha llegado',
      fr: 'Mes bagages ne sont pas arrivés',
      de: 'Mein Gepäck ist nicht angekommen',
      it: 'I miei bagagli non sono arrivati',
    },
  ],
  ["I'm going to my grandmother", { es: 'Voy a casa de mi abuela', fr: 'Je vais chez ma grand-mère' }],
  ['My sister will do that next week', { it: 'Mia sorella farà questo la settimana prossima' }],
  ['She broke her leg', { fr: "Elle s'est cassé la jambe" }],
  ['Were you proud of the dentist yesterday?', { es: '¿Estuviste orgulloso del dentista ayer?' }],
  ["I didn't laugh", { es: 'No me he reído' }],
  ["We weren't in a hurry", { de: 'Wir hatten es nicht eilig' }],
  ["They can't come home", { es: 'Ellos no pueden volver a casa', de: 'Sie können nicht nach Hause kommen' }],
  [
    'Where can I see the castle?',
    { es: '¿Dónde puedo ver el castillo?', it: 'Dove posso vedere il castello?' },
  ],
  [
    "I can't sleep at night",
    { fr: "Je n'arrive pas à dormir la nuit", de: 'Ich kann nachts nicht schlafen' },
  ],
  ['I cut my finger', { es: 'Me he cortado el dedo', de: 'Ich habe mir in den Finger geschnitten' }],
  ['She washed her hair', { fr: "Elle s'est lavé les cheveux", de: 'Sie hat sich die Haare gewaschen' }],
  [
    'Where can I play the guitar?',
    { es: '¿Dónde puedo tocar la guitarra?', it: 'Dove posso suonare la chitarra?' },
  ],
  ["I don't like it here", { de: 'Ich fühle mich hier nicht wohl' }],
  ['When is the deadline?', { es: '¿Cuándo es la fecha límite?', de: 'Wann ist der Abgabetermin?' }],
  ['I grew up in Spain', { es: 'Crecí en España', it: 'Sono cresciuto in Spagna' }],
  [
    "I've had a headache since this morning",
    {
      es: 'Tengo dolor de cabeza desde esta mañana',
      fr: "J'ai mal à la tête depuis ce matin",
      de: 'Ich habe seit heute Morgen Kopfschmerzen',
      it: 'Ho mal di testa da stamattina',
    },
  ],
  [
    'I think I have the flu',
    {
      es: 'Creo que tengo gripe',
      fr: "Je crois que j'ai la grippe",
      de: 'Ich glaube, ich habe Grippe',
      it: "Secondo me ho l'influenza",
    },
  ],
  [
    "Could we have the bill? We're in a hurry.",
    {
      es: '¿Nos das la cuenta? Tenemos prisa.',
      fr: "On peut avoir l'addition ? On est pressés.",
      de: 'Können wir die Rechnung haben? Wir haben es eilig.',
      it: 'Possiamo avere il conto? Abbiamo fretta.',
    },
  ],
  [
    'We should have left earlier',
    {
      es: 'Deberíamos habernos ido más temprano',
      fr: 'On aurait dû partir plus tôt',
      de: 'Wir hätten früher gehen sollen',
      it: 'Avremmo dovuto andare via prima',
    },
  ],
  [
    "Don't touch that, it's hot!",
    {
      es: 'No toques esto, ¡está caliente!',
      fr: "Ne touche pas ça, c'est chaud !",
      de: 'Fass das nicht an, das ist heiß!',
      it: 'Non toccare questo, è caldo!',
    },
  ],
  [
    "Close the window, it's cold.",
    {
      es: 'Cierra la ventana, hace frío.',
      fr: 'Ferme la fenêtre, il fait froid.',
      de: 'Schließ das Fenster, es ist kalt.',
      it: 'Chiudi la finestra, fa freddo.',
    },
  ],
  [
    "I've never been so happy",
    {
      es: 'Nunca he estado tan contento',
      fr: "Je n'ai jamais été aussi content",
      de: 'Ich war noch nie so glücklich',
      it: 'Non sono mai stato così contento',
    },
  ],
  [
    "I've already been there twice",
    {
      es: 'Ya he estado allí dos veces',
      fr: "J'ai déjà été là-bas deux fois",
      de: 'Ich war schon zweimal dort',
      it: 'Sono già stato lì due volte',
    },
  ],
  [
    'If you want, you can come with us.',
    {
      es: 'Si quieres, puedes venir con nosotros.',
      fr: 'Si tu veux, tu peux venir avec nous.',
      de: 'Wenn du willst, kannst du mit uns kommen.',
      it: 'Se vuoi, puoi venire con noi.',
    },
  ],
  [
    "I can't come because the children are sick.",
    {
      es: 'No puedo venir porque los niños están enfermos.',
      fr: 'Je ne peux pas venir parce que les enfants sont malades.',
      de: 'Ich kann nicht kommen, denn die Kinder sind krank.',
      it: 'Non posso venire perché i bambini sono malati.',
    },
  ],
  ['well done!', { es: '¡bien hecho!', fr: 'bravo !', de: 'gut gemacht!', it: 'ben fatto!' }],
  ['well done', { es: 'muy hecho', fr: 'bien cuit', de: 'durchgebraten', it: 'ben cotto' }],
  [
    'I hardly slept',
    {
      es: 'Apenas he dormido',
      fr: "J'ai à peine dormi",
      de: 'Ich habe kaum geschlafen',
      it: 'Ho a malapena dormito',
    },
  ],
  [
    'I have a sunburn',
    {
      es: 'Tengo quemaduras de sol',
      fr: "J'ai un coup de soleil",
      de: 'Ich habe einen Sonnenbrand',
      it: 'Ho una scottatura solare',
    },
  ],
  ['Break a leg!', { es: '¡Buena suerte!', fr: 'Bonne chance !', de: 'Viel Glück!', it: 'Buona fortuna!' }],
  [
    "My stroller doesn't fit in the elevator",
    {
      es: 'Mi cochecito no cabe en el ascensor',
      fr: "Ma poussette ne rentre pas dans l'ascenseur",
      de: 'Mein Kinderwagen passt nicht in den Aufzug',
      it: "Il mio passeggino non entra nell'ascensore",
    },
  ],
  [
    "my stroller doesn't fit",
    {
      es: 'mi cochecito no cabe',
      fr: 'ma poussette ne rentre pas',
      de: 'mein Kinderwagen passt nicht',
      it: 'il mio passeggino non entra',
    },
  ],
  [
    "This skirt doesn't fit me",
    {
      es: 'Esta falda no me queda bien',
      fr: 'Cette jupe ne me va pas',
      de: 'Dieser Rock passt mir nicht',
      it: 'Questa gonna non mi va bene',
    },
  ],
  [
    'The zipper on my jacket is broken.',
    {
      es: 'La cremallera de mi chaqueta está rota.',
      fr: 'La fermeture éclair de ma veste est cassée.',
      de: 'Der Reißverschluss meiner Jacke ist kaputt.',
      it: 'La cerniera della mia giacca è rotta.',
    },
  ],
  [
    'I like your haircut',
    {
      es: 'Me gusta tu corte de pelo',
      fr: "J'aime bien ta coupe de cheveux",
      de: 'Deine Frisur gefällt mir',
      it: 'Mi piace il tuo taglio di capelli',
    },
  ],
  [
    'The fish is hungry',
    {
      es: 'El pez tiene hambre',
      fr: 'Le poisson a faim',
      de: 'Der Fisch hat Hunger',
      it: 'Il pesce ha fame',
    },
  ],
  ['The fish is delicious', { es: 'El pescado está delicioso' }],
  [
    "I'm afraid he's sick",
    {
      es: 'Me temo que está enfermo',
      fr: "Je crains qu'il soit malade",
      de: 'Ich fürchte, dass er krank ist',
      it: 'Temo che sia malato',
    },
  ],
  [
    'It costs 12.50',
    {
      es: 'Cuesta doce con cincuenta',
      fr: 'Ça coûte douze cinquante',
      de: 'Das kostet zwölf fünfzig',
      it: 'Costa dodici e cinquanta',
    },
  ],
  [
    "don't waste your time",
    {
      es: 'no pierdas el tiempo',
      fr: 'ne perds pas ton temps',
      de: 'verschwende nicht deine Zeit',
      it: 'non perdere tempo',
    },
  ],
  [
    'do your best',
    { es: 'haz lo que puedas', fr: 'fais de ton mieux', de: 'gib dein Bestes', it: 'fai del tuo meglio' },
  ],
  [
    'My neighbor is a plumber',
    {
      es: 'Mi vecino es fontanero',
      fr: 'Mon voisin est plombier',
      de: 'Mein Nachbar ist Klempner',
      it: 'Il mio vicino è idraulico',
    },
  ],
  [
    "I'm just looking, thanks.",
    {
      es: 'Solo estoy mirando, gracias.',
      fr: 'Je regarde juste, merci.',
      de: 'Ich schaue mich nur um, danke.',
      it: "Do solo un'occhiata, grazie.",
    },
  ],
  [
    'Please turn off the light.',
    {
      es: 'Apaga la luz, por favor.',
      fr: "Éteins la lumière, s'il te plaît.",
      de: 'Mach das Licht aus, bitte.',
      it: 'Spegni la luce, per favore.',
    },
  ],
  [
    'We arrived on Tuesday.',
    {
      es: 'Llegamos el martes.',
      fr: 'On est arrivés mardi.',
      de: 'Wir sind am Dienstag angekommen.',
      it: 'Siamo arrivati martedì.',
    },
  ],
  ["You can't be serious", { es: 'No lo dices en serio', de: 'Das ist nicht dein Ernst' }],
  [
    'Nobody told me anything',
    {
      es: 'Nadie me ha dicho nada',
      fr: "Personne ne m'a rien dit",
      de: 'Niemand hat mir etwas gesagt',
      it: 'Nessuno mi ha detto niente',
    },
  ],
  [
    'The squirrel is eating nuts',
    {
      es: 'La ardilla está comiendo frutos secos',
      fr: "L'écureuil mange des fruits à coque",
      de: 'Das Eichhörnchen frisst Nüsse',
      it: 'Lo scoiattolo sta mangiando frutta a guscio',
    },
  ],
  [
    'The owl sleeps during the day',
    {
      es: 'El búho duerme durante el día',
      fr: 'Le hibou dort pendant la journée',
      de: 'Die Eule schläft tagsüber',
      it: 'Il gufo dorme durante il giorno',
    },
  ],
  [
    'The dough has to rest for an hour',
    {
      es: 'La masa tiene que reposar durante una hora',
      fr: 'La pâte doit reposer pendant une heure',
      de: 'Der Teig muss eine Stunde ruhen',
      it: "L'impasto deve riposare per un'ora",
    },
  ],
  [
    "It's 30 degrees outside",
    {
      es: 'Fuera hace treinta grados',
      fr: 'Il fait trente degrés dehors',
      de: 'Draußen sind es dreißig Grad',
      it: 'Fuori ci sono trenta gradi',
    },
  ],
  [
    'It was a piece of cake',
    {
      es: 'Fue pan comido',
      fr: "C'était un jeu d'enfant",
      de: 'Das war ein Kinderspiel',
      it: 'È stato un gioco da ragazzi',
    },
  ],
  [
    'We are almost there',
    {
      es: 'Ya casi hemos llegado',
      fr: 'On est presque arrivés',
      de: 'Wir sind fast da',
      it: 'Siamo quasi arrivati',
    },
  ],
  [
    'Where can I park my car?',
    {
      es: '¿Dónde puedo aparcar mi coche?',
      fr: 'Où est-ce que je peux garer ma voiture ?',
      de: 'Wo kann ich mein Auto parken?',
      it: 'Dove posso parcheggiare la mia macchina?',
    },
  ],
  [
    "If it rains tomorrow, we'll stay at the hotel.",
    {
      es: 'Si llueve mañana, vamos a quedarnos en el hotel.',
      fr: "S'il pleut demain, on va rester à l'hôtel.",
      de: 'Wir werden im Hotel bleiben, wenn es morgen regnet.',
      it: 'Se piove domani, rimarremo in albergo.',
    },
  ],
  [
    'Dogs bark',
    { es: 'Los perros ladran', fr: 'Les chiens aboient', de: 'Hunde bellen', it: 'I cani abbaiano' },
  ],
  ['Dogs are loyal', { es: 'Los perros son leales', de: 'Hunde sind treu', it: 'I cani sono leali' }],
  [
    "I don't have time",
    { es: 'No tengo tiempo', fr: "Je n'ai pas le temps", de: 'Ich habe keine Zeit', it: 'Non ho tempo' },
  ],
  [
    'Is there a discount?',
    {
      es: '¿Hay algún descuento?',
      fr: 'Il y a une réduction ?',
      de: 'Gibt es einen Rabatt?',
      it: "C'è uno sconto?",
    },
  ],
  [
    'I want to call my boss back',
    { es: 'Quiero devolver la llamada a mi jefe', de: 'Ich will meinen Chef zurückrufen' },
  ],
  [
    "I'll let you know later",
    {
      es: 'Te aviso más tarde',
      fr: 'Je te dirai plus tard',
      de: 'Ich sage dir später Bescheid',
      it: 'Ti faccio sapere più tardi',
    },
  ],
  [
    'There are crumbs on the table',
    {
      es: 'Hay migas en la mesa',
      fr: 'Il y a des miettes sur la table',
      de: 'Auf dem Tisch sind Krümel',
      it: 'Ci sono briciole sul tavolo',
    },
  ],
  [
    'My left knee is swollen',
    {
      es: 'Mi rodilla izquierda está hinchada',
      fr: 'Mon genou gauche est enflé',
      de: 'Mein linkes Knie ist geschwollen',
      it: 'Il mio ginocchio sinistro è gonfio',
    },
  ],
  [
    'We saw dolphins from the boat',
    {
      es: 'Hemos visto delfines desde el barco',
      fr: 'On a vu des dauphins depuis le bateau',
      de: 'Wir haben vom Boot aus Delfine gesehen',
      it: 'Abbiamo visto delfini dalla barca',
    },
  ],
  [
    'My back hurts a lot',
    {
      es: 'Me duele mucho la espalda',
      fr: "J'ai très mal au dos",
      de: 'Mein Rücken tut sehr weh',
      it: 'Mi fa molto male la schiena',
    },
  ],
  [
    'I need two tickets for Saturday at 8 pm',
    {
      es: 'Necesito dos billetes para el sábado a las ocho de la noche',
      fr: "J'ai besoin de deux billets pour samedi à huit heures du soir",
      de: 'Ich brauche für Samstag um acht Uhr abends zwei Fahrkarten',
      it: 'Ho bisogno di due biglietti per sabato alle otto di sera',
    },
  ],
  [
    'I was born on May 3, 1987',
    {
      es: 'Nací el tres de mayo de 1987',
      fr: 'Je suis né le trois mai 1987',
      de: 'Ich wurde am dritten Mai 1987 geboren',
      it: 'Sono nato il tre maggio 1987',
    },
  ],
  [
    "I'm so glad you came",
    {
      es: 'Me alegro tanto de que hayas venido',
      fr: 'Je suis tellement content que tu sois venu',
      de: 'Ich freue mich so, dass du gekommen bist',
      it: 'Sono così contento che tu sia venuto',
    },
  ],
  [
    "I'm looking for a lamp for my bedroom",
    {
      es: 'Estoy buscando una lámpara para mi dormitorio',
      fr: 'Je cherche une lampe pour ma chambre',
      de: 'Ich suche eine Lampe für mein Schlafzimmer',
      it: 'Sto cercando una lampada per la mia camera da letto',
    },
  ],
  [
    'We picked strawberries',
    {
      es: 'Hemos cogido fresas',
      fr: 'On a cueilli des fraises',
      de: 'Wir haben Erdbeeren gepflückt',
      it: 'Abbiamo raccolto fragole',
    },
  ],
  [
    'Put the lid on the pot',
    {
      es: 'Pon la tapa en la olla',
      fr: 'Mets le couvercle sur la casserole',
      de: 'Leg den Deckel auf den Topf',
      it: 'Metti il coperchio sulla pentola',
    },
  ],
  [
    'The cat scratched the armchair',
    {
      es: 'El gato ha arañado el sillón',
      fr: 'Le chat a griffé le fauteuil',
      de: 'Die Katze hat den Sessel zerkratzt',
      it: 'Il gatto ha graffiato la poltrona',
    },
  ],
  [
    'Could you tell me where the station is?',
    {
      es: '¿Podrías decirme dónde está la estación?',
      fr: 'Tu pourrais me dire où est la gare ?',
      de: 'Könntest du mir sagen, wo der Bahnhof ist?',
      it: "Potresti dirmi dov'è la stazione?",
    },
  ],
  [
    'She plays in an orchestra',
    {
      es: 'Ella toca en una orquesta',
      fr: 'Elle joue dans un orchestre',
      de: 'Sie spielt in einem Orchester',
      it: "Lei suona in un'orchestra",
    },
  ],
  [
    'The sheep are grazing',
    {
      es: 'Las ovejas están pastando',
      fr: 'Les moutons broutent',
      de: 'Die Schafe grasen',
      it: 'Le pecore stanno pascolando',
    },
  ],
  [
    'It takes two hours by car',
    {
      es: 'Se tarda dos horas en coche',
      fr: 'Ça prend deux heures en voiture',
      de: 'Es dauert zwei Stunden mit dem Auto',
      it: 'Ci vogliono due ore in macchina',
    },
  ],
  [
    'Call me when you finish',
    {
      es: 'Llámame cuando termines',
      fr: 'Appelle-moi quand tu as fini',
      de: 'Ruf mich an, wenn du fertig bist',
      it: 'Chiamami quando hai finito',
    },
  ],
  [
    'The soup needs more salt and a little pepper',
    {
      es: 'La sopa necesita más sal y un poco de pimienta',
      fr: "La soupe a besoin de plus de sel et d'un peu de poivre",
      de: 'Die Suppe braucht noch mehr Salz und ein bisschen Pfeffer',
      it: "La zuppa ha bisogno di altro sale e di un po' di pepe",
    },
  ],
  [
    'Come by my place',
    { es: 'Pásate por mi casa', fr: 'Passe chez moi', de: 'Komm bei mir vorbei', it: 'Passa da me' },
  ],
  [
    'Somebody is knocking at the door',
    {
      es: 'Alguien está llamando a la puerta',
      fr: "Quelqu'un frappe à la porte",
      de: 'Jemand klopft an die Tür',
      it: 'Qualcuno sta bussando alla porta',
    },
  ],
  [
    'We can go to the park if the weather is nice',
    {
      es: 'Podemos ir al parque si el tiempo es bueno',
      fr: 'On peut aller au parc si le temps est beau',
      de: 'Wir können in den Park gehen, wenn das Wetter schön ist',
      it: 'Possiamo andare al parco se il tempo è bello',
    },
  ],
  [
    "I'm fed up.",
    {
      es: 'Estoy harto.',
      fr: "J'en ai marre.",
      de: 'Ich habe die Nase voll.',
      it: 'Sono stufo.',
    },
  ],
  [
    'The squirrel is climbing the tree.',
    {
      es: 'La ardilla se está subiendo al árbol.',
      fr: "L'écureuil grimpe à l'arbre.",
      de: 'Das Eichhörnchen klettert auf den Baum.',
      it: "Lo scoiattolo si sta arrampicando sull'albero.",
    },
  ],
  [
    'The washing machine is leaking.',
    {
      es: 'La lavadora está perdiendo agua.',
      de: 'Die Waschmaschine ist undicht.',
      it: 'La lavatrice sta perdendo acqua.',
    },
  ],
  [
    'The landlord raised the rent.',
    {
      es: 'El casero ha subido el alquiler.',
      fr: 'Le propriétaire a augmenté le loyer.',
      de: 'Der Vermieter hat die Miete erhöht.',
      it: "Il padrone di casa ha aumentato l'affitto.",
    },
  ],
  [
    'I think this is my seat.',
    {
      es: 'Creo que este es mi asiento.',
      fr: "Je crois que c'est ma place.",
      de: 'Ich glaube, das ist mein Platz.',
      it: 'Credo che questo sia il mio posto.',
    },
  ],
  [
    'These are onions.',
    {
      es: 'Estas son cebollas.',
      fr: 'Ce sont des oignons.',
      de: 'Das sind Zwiebeln.',
      it: 'Queste sono cipolle.',
    },
  ],
  [
    'I left the house at eight.',
    {
      es: 'He salido de casa a las ocho.',
      fr: "J'ai quitté la maison à huit heures.",
      de: 'Ich bin um acht Uhr aus dem Haus gegangen.',
      it: 'Sono uscito di casa alle otto.',
    },
  ],
  [
    'You can say that again!',
    {
      es: '¡Y que lo digas!',
      fr: "Tu l'as dit !",
      de: 'Das kannst du laut sagen!',
      it: 'Puoi dirlo forte!',
    },
  ],
  [
    'My train arrives at 6:20 in the evening.',
    {
      es: 'Mi tren llega a las seis y veinte de la tarde.',
    },
  ],
  [
    'We paid 35 euros for the tickets.',
    {
      es: 'Pagamos treinta y cinco euros por los billetes.',
      de: 'Wir haben fünfunddreißig Euro für die Fahrkarten bezahlt.',
    },
  ],
];

/** The same from the other languages. */
const FROM_OTHERS: readonly (readonly [from: LanguageCode, text: string, answers: Answers])[] = [
  ['de', 'Ich weiß nicht, ob er kommt', { en: "I don't know if he is coming" }],
  ['it', 'Se piove, restiamo a casa', { en: 'If it rains, we will stay at home' }],
  ['fr', 'Est-ce que vous acceptez les cartes de crédit ?', { en: 'Do you accept credit cards?' }],
  ['fr', 'Elle a accepté les cadeaux', { en: 'She accepted the gifts' }],
  ['es', 'Me he quemado la mano con el horno', { en: 'I burned my hand on the oven' }],
  [
    'es',
    'El grifo de la cocina gotea',
    { en: 'The faucet in the kitchen leaks', de: 'Der Wasserhahn in der Küche tropft' },
  ],
  [
    'es',
    'ya lo hago yo',
    { en: "I'll do it", fr: "je m'en occupe", de: 'ich mache das schon', it: 'lo faccio io' },
  ],
  [
    'fr',
    'ça ne me dit rien',
    { en: "I don't feel like it", es: 'no me apetece', de: 'ich habe keine Lust', it: 'non mi va' },
  ],
  [
    'fr',
    "Il n'y a plus de papier toilette",
    {
      en: "We're out of toilet paper",
      es: 'Se ha acabado el papel higiénico',
      de: 'Wir haben kein Toilettenpapier mehr',
      it: 'È finita la carta igienica',
    },
  ],
  ['es', 'Cuando llegues a casa, avísame.', { en: 'When you get home, let me know.' }],
  [
    'it',
    "C'è una zanzara in camera.",
    {
      en: 'There is a mosquito in the room.',
      es: 'Hay un mosquito en la habitación.',
      fr: 'Il y a un moustique dans la chambre.',
      de: 'Im Zimmer ist eine Mücke.',
    },
  ],
  [
    'de',
    'Der Wasserhahn tropft schon wieder',
    {
      en: 'The faucet is leaking again',
      es: 'El grifo gotea otra vez',
      fr: 'Le robinet fuit à nouveau',
      it: 'Il rubinetto perde acqua di nuovo',
    },
  ],
  [
    'fr',
    'Le lave-vaisselle ne marche plus',
    {
      en: "The dishwasher doesn't work anymore",
      es: 'El lavavajillas ya no funciona',
      de: 'Die Spülmaschine funktioniert nicht mehr',
      it: 'La lavastoviglie non funziona più',
    },
  ],
  [
    'es',
    '¿A qué hora sirven el desayuno?',
    {
      en: 'What time is breakfast served?',
      fr: 'À quelle heure est servi le petit-déjeuner ?',
      de: 'Um wie viel Uhr gibt es Frühstück?',
      it: 'A che ora viene servita la colazione?',
    },
  ],
  [
    'fr',
    'Quand il fait beau, je vais au travail à vélo.',
    { de: 'Ich fahre mit dem Fahrrad zur Arbeit, wenn es schön ist.' },
  ],
  ['fr', 'Bon courage !', { en: 'Good luck!', de: 'Viel Glück!' }],
  ['it', 'Ho appena dormito', { en: 'I just slept', de: 'Ich habe gerade geschlafen' }],
  [
    'es',
    'No salgo',
    { en: 'I am not going out', fr: 'Je ne sors pas', de: 'Ich gehe nicht aus', it: 'Non esco' },
  ],
  [
    'fr',
    "Je t'appelle dès que je rentre",
    {
      en: 'I will call you as soon as I come home',
      es: 'Te llamo en cuanto vuelva a casa',
      de: 'Ich rufe dich an, sobald ich nach Hause komme',
      it: 'Ti chiamo appena torno a casa',
    },
  ],
  [
    'fr',
    'Le prochain train part à quelle heure ?',
    {
      en: 'What time does the next train leave?',
      es: '¿A qué hora sale el próximo tren?',
      de: 'Um wie viel Uhr fährt der nächste Zug ab?',
      it: 'A che ora parte il prossimo treno?',
    },
  ],
  [
    'fr',
    'On peut y aller ensemble',
    {
      en: 'We can go there together',
      es: 'Podemos ir allí juntos',
      de: 'Wir können zusammen dorthin gehen',
      it: 'Possiamo andare lì insieme',
    },
  ],
  [
    'es',
    'Se me ha roto la cremallera',
    {
      en: 'My zipper broke',
      fr: "Ma fermeture éclair s'est cassée",
      de: 'Mein Reißverschluss ist kaputtgegangen',
      it: 'La mia cerniera si è rotta',
    },
  ],
  [
    'es',
    'Quedan quince días para las vacaciones',
    {
      en: 'There are fifteen days left until the vacation',
      fr: 'Il reste quinze jours avant les vacances',
      de: 'Es sind noch fünfzehn Tage bis zum Urlaub',
      it: 'Mancano quindici giorni alla vacanza',
    },
  ],
  ['es', '¿Dónde puedo dejar las maletas?', { en: 'Where can I leave my suitcases?' }],
  [
    'it',
    'Mio zio alleva api',
    {
      en: 'My uncle keeps bees',
      es: 'Mi tío cría abejas',
      fr: 'Mon oncle élève des abeilles',
      de: 'Mein Onkel hält Bienen',
    },
  ],
  [
    'fr',
    "J'ai mal à la gorge et de la fièvre",
    {
      en: 'My throat hurts and I have a fever',
      es: 'Me duele la garganta y tengo fiebre',
      de: 'Mein Hals tut weh und ich habe Fieber',
      it: 'Mi fa male la gola e ho la febbre',
    },
  ],
  [
    'it',
    'Ho la tosse e il naso chiuso',
    { en: 'I have a cough and my nose is blocked', es: 'Tengo tos y la nariz tapada' },
  ],
  [
    'fr',
    'Ça fait longtemps que tu apprends le français ?',
    { en: 'Have you been learning French for a long time?' },
  ],
  [
    'fr',
    'Je cherche une pharmacie ouverte le dimanche.',
    { en: "I'm looking for a pharmacy that is open on Sundays." },
  ],
  ['de', 'Wo kann ich mein Fahrrad abstellen?', { en: 'Where can I park my bicycle?' }],
  ['de', 'Kannst du bitte leiser sprechen?', { es: '¿Puedes hablar más bajo, por favor?' }],
  ['it', 'Quanto costano le albicocche al chilo?', { en: 'How much are the apricots per kilo?' }],
  ['it', 'La lavatrice perde acqua.', { es: 'La lavadora pierde agua.' }],
  [
    'fr',
    "J'ai rencontré ton frère hier.",
    { en: 'I met your brother yesterday.', it: 'Ho incontrato tuo fratello ieri.' },
  ],
  ['fr', "J'ai ramassé les clés.", { en: 'I picked up the keys.', de: 'Ich habe die Schlüssel aufgehoben.' }],
  ['fr', 'Tu peux surveiller mes affaires ?', { en: 'Can you keep an eye on my belongings?' }],
  ['de', 'Ich habe die Wahrheit herausgefunden.', { es: 'He descubierto la verdad.' }],
  ['it', 'Ho perso il portafoglio in autobus.', { en: 'I lost my wallet on the bus.' }],
  ['fr', 'Je suis en train de faire la cuisine.', { de: 'Ich koche.' }],
];

/** Texts without a meaning, or with a translation that would be a guess. */
const REFUSED = [
  "I'll tell him when I see him",
  'The tram is lost',
  'This problem was stolen',
  'My name is 4',
  "Let's need the homework",
  'When is the next piece?',
  "I'm going to some air conditioning",
  "I didn't eat something",
  'You broke my arm',
  'Did you wash my hands yesterday?',
  'Can you quit my job?',
];

describe('sentences that used to be wrong', () => {
  it.each(REFUSED)('refuses: %s', (text) => {
    for (const to of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      expect(phrasebook.translate({ text, from: 'en', to, register: 'casual' }), to).toBeUndefined();
    }
  });

  it.each(
    CASUAL.flatMap(([text, answers]) =>
      Object.entries(answers).map(([to, answer]) => [text, to, answer] as const),
    ),
  )('%s -> %s: %s', (text, to, answer) => {
    const said = phrasebook.translate({ text, from: 'en', to: to as LanguageCode, register: 'casual' });
    expect([answer].flat()).toContain(said?.translation);
  });

  it.each(
    FROM_OTHERS.flatMap(([from, text, answers]) =>
      Object.entries(answers).map(([to, answer]) => [from, text, to, answer] as const),
    ),
  )('%s: %s -> %s: %s', (from, text, to, answer) => {
    const said = phrasebook.translate({ text, from, to: to as LanguageCode, register: 'casual' });
    expect([answer].flat()).toContain(said?.translation);
  });

  it.each([
    ["Let's celebrate", 'de', 'Lassen Sie uns feiern'],
    ['Please call me if you have any questions.', 'de', 'Bitte rufen Sie mich an, wenn Sie Fragen haben.'],
    ['If you want, you can come with us.', 'de', 'Wenn Sie wollen, können Sie mit uns kommen.'],
    ['If you want, you can come with us.', 'it', 'Se vuole, Lei può venire con noi.'],
  ] as const)('is formal: %s -> %s: %s', (text, to, answer) => {
    expect(phrasebook.translate({ text, from: 'en', to, register: 'formal' })?.translation).toBe(answer);
  });

  it('translates a request as a question, in both registers and every language', () => {
    for (const to of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      for (const register of ['casual', 'formal'] satisfies Register[]) {
        for (const text of [
          'Can I have a receipt?',
          'Could I get a glass of wine?',
          'May I have the menu?',
          'Can we have the bill?',
        ]) {
          const said = phrasebook.translate({ text, from: 'en', to, register })?.translation;
          expect(said, `${text} ${to}`).toMatch(/\?$/);
          expect(said, `${text} ${to}`).not.toMatch(/^¿?(Quisiera|Quisiéramos|Je voudrais|Ich hätte|Vorrei)/);
        }
      }
    }
  });

  it("says 'excuse me' once", () => {
    for (const to of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      for (const text of ['Excuse me, is this seat free?', 'Excuse me, where are the toilets?']) {
        const said = phrasebook.translate({ text, from: 'en', to, register: 'formal' })!.translation;
        const [first] = said.match(/\p{L}+/u)!;
        expect(said.match(new RegExp(first, 'giu')), said).toHaveLength(1);
        expect(said).toMatch(/^[¿¡]?\p{Lu}/u);
      }
    }
  });
});
