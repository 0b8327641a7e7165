import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The settings of the keyboard shortcuts, in Italian. */
export default {
  title: 'Scorciatoie da tastiera',
  lead: 'Funzionano nella verifica della pronuncia, nel ripasso del vocabolario e negli esercizi sui suoni, anche mentre scrivi. I tasti senza Alt o Ctrl aspettano che tu sia uscito dalla casella di testo.',
  on: 'Usa le scorciatoie da tastiera',
  actions: {
    record: { name: 'Registra', text: 'apre il microfono; in un esercizio su una parola, solo per quella.' },
    stop: {
      name: 'Ferma',
      text: 'termina la registrazione o ciò che si sta ascoltando. Anche Esc termina una registrazione.',
    },
    listen: { name: 'Ascolta', text: 'pronuncia la frase, come il pulsante.' },
    next: {
      name: 'Frase successiva',
      text: 'prosegue nell’elenco da cui hai scelto, oppure fa posto a una frase nuova; nel ripasso e negli esercizi passa al successivo.',
    },
  },
  none: 'nessun tasto',
  change: 'Cambia',
  changeOf: (action) => `Cambia i tasti per ${action}`,
  remove: 'Togli',
  removeOf: (action) => `Togli i tasti per ${action}`,
  press: 'Premi i nuovi tasti. Esc mantiene quelli di prima.',
  problems: {
    incomplete: 'Aggiungi una lettera, una cifra o un tasto funzione.',
    page: 'Questo tasto comanda i pulsanti e le caselle della pagina. Scegline un altro.',
    browser: 'Questi tasti servono al browser o a questa pagina. Prova con Alt e una lettera.',
  },
  changed: (action, keys) => `${action}: ora ${keys}.`,
  exchanged: (action, keys, other, otherKeys) =>
    `${action}: ora ${keys}. Questi tasti erano di «${other}», che in cambio ha ${otherKeys}.`,
  exchangedForNone: (action, keys, other) =>
    `${action}: ora ${keys}. Questi tasti erano di «${other}», che ora non ne ha.`,
  removed: (action) => `${action} non ha più tasti.`,
  kept: 'Non è stato cambiato nulla.',
  restore: 'Ripristina i tasti originali',
  restored: 'Valgono di nuovo i tasti originali.',
} satisfies Translated<typeof english>;
