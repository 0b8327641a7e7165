import { translates } from '../../test/phrase-cases.ts';

translates("'it' has the gender of what it stands for", [
  [
    'This table is broken. Can you fix it?',
    'Esta mesa está rota. ¿Puedes repararla?',
    'Cette table est cassée. Tu peux la réparer ?',
    'Dieser Tisch ist kaputt. Kannst du ihn reparieren?',
    'Questo tavolo è rotto. Puoi ripararlo?',
  ],
  [
    "I bought a jacket but it's too big.",
    'He comprado una chaqueta, pero es demasiado grande.',
    "J'ai acheté une veste, mais elle est trop grande.",
    'Ich habe eine Jacke gekauft, aber sie ist zu groß.',
    'Ho comprato una giacca, ma è troppo grande.',
  ],
  [
    "I bought a lamp, but it doesn't work.",
    'He comprado una lámpara, pero no funciona.',
    "J'ai acheté une lampe, mais elle ne marche pas.",
    'Ich habe eine Lampe gekauft, aber sie funktioniert nicht.',
    'Ho comprato una lampada, ma non funziona.',
  ],
  [
    "If the milk is bad, don't drink it.",
    'Si la leche está mala, no la bebas.',
    'Si le lait est mauvais, ne le bois pas.',
    'Trink sie nicht, wenn die Milch schlecht ist.',
    'Se il latte è cattivo, non berlo.',
  ],
  [
    "Don't touch the pan. It's hot.",
    'No toques la sartén. Está caliente.',
    'Ne touche pas la poêle. Elle est chaude.',
    'Fass die Pfanne nicht an. Sie ist heiß.',
    'Non toccare la padella. È calda.',
  ],
  [
    "It's cold. Close the window.",
    'Hace frío. Cierra la ventana.',
    'Il fait froid. Ferme la fenêtre.',
    'Es ist kalt. Schließ das Fenster.',
    'Fa freddo. Chiudi la finestra.',
  ],
]);
