import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Sei offline.',
    text: 'Le parole e frasi e le voci del browser funzionano ancora. La traduzione, la valutazione e il tuo account torneranno con la connessione. Quello che scrivi resta qui.',
    tryAgain: 'Riprova',
    trying: 'Un momento...',
    backTitle: 'Di nuovo in linea',
    back: 'Tutto funziona come prima.',
  },
  recordingNeedsServer:
    'Sei offline. Le registrazioni vengono valutate sul server: per registrare serve la connessione.',
  update: {
    title: 'È pronta una nuova versione.',
    text: 'Caricarla richiede un attimo. Quello che hai scritto resta.',
    load: 'Caricala',
  },
} satisfies Translated<typeof en>;
