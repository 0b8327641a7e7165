import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Speak It Now ist nicht erreichbar.',
    text: 'Wörter und Sätze und die Stimmen deines Browsers funktionieren weiter. Übersetzung, Bewertung und dein Konto warten, bis die Verbindung wieder da ist; was du schreibst, bleibt hier.',
    tryAgain: 'Erneut versuchen',
    trying: 'Wird versucht...',
    backTitle: 'Wieder verbunden',
    back: 'Alles funktioniert wie zuvor.',
  },
  recordingNeedsServer: 'Aufnehmen geht erst mit Verbindung: Deine Stimme wird auf dem Server bewertet.',
  update: {
    title: 'Eine neue Version ist bereit.',
    text: 'Das Laden dauert nur einen Moment. Was du geschrieben hast, bleibt.',
    load: 'Jetzt laden',
  },
} satisfies Translated<typeof en>;
