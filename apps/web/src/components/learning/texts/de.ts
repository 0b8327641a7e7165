import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

const german: Translated<typeof english> = {
  title: 'Wie es weitergeht',
  review: {
    title: 'Wortschatz-Wiederholung',
    text: '70 Ausdrücke und 5 gesprochene Dialoge. Hör auf, wo du willst, und mach dort weiter.',
  },
  drills: {
    title: 'Übungen für schwache Laute',
    text: 'Deine schwersten Laute: wie der Mund sie bildet, in Wörtern und Sätzen.',
  },
  takeAlong: { title: 'Zum Mitnehmen', text: 'Dein Wortschatz für Anki mit Ton, dein Verlauf als Tabelle.' },
  progress: { title: 'Dein Fortschritt', text: 'Bewertungen im Lauf der Zeit, Übungstage und jeder Laut.' },
};

export default german;
