import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Speak It Now non è raggiungibile.',
    text: 'Parole e frasi e le voci del tuo browser funzionano ancora. La traduzione, il punteggio e il tuo account aspettano che torni la connessione; quello che scrivi resta qui.',
    tryAgain: 'Riprova',
    trying: 'Un momento...',
    backTitle: 'Di nuovo in linea',
    back: 'Tutto funziona come prima.',
  },
  recordingNeedsServer: 'Per registrare serve la connessione: la tua voce viene valutata sul server.',
  update: {
    title: 'È pronta una nuova versione.',
    text: 'Caricarla richiede un attimo. Quello che hai scritto resta.',
    load: 'Caricala',
  },
} satisfies Translated<typeof en>;
