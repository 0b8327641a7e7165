import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Du bist offline.',
    text: 'Wörter & Sätze und die Stimmen deines Browsers funktionieren weiter. Übersetzung, Bewertung und dein Konto sind zurück, sobald du wieder verbunden bist. Was du schreibst, bleibt hier.',
    tryAgain: 'Erneut versuchen',
    trying: 'Wird versucht...',
    backTitle: 'Wieder verbunden',
    back: 'Alles funktioniert wie zuvor.',
  },
  recordingNeedsServer:
    'Du bist offline. Aufnahmen werden auf dem Server bewertet, deshalb brauchst du eine Verbindung.',
  update: {
    title: 'Eine neue Version ist bereit.',
    text: 'Das Laden dauert nur einen Moment. Was du geschrieben hast, bleibt.',
    load: 'Jetzt laden',
  },
} satisfies Translated<typeof en>;
