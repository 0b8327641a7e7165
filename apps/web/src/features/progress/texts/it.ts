import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

/** The progress page in Italian. */
export default {
  title: 'I tuoi progressi',
  lead: 'Qui conta ogni tentativo valutato. Le registrazioni non vengono mai conservate, solo i loro punteggi.',
  loading: 'Caricamento dei progressi...',
  failed: 'Non è stato possibile caricare i tuoi progressi.',
  lastTenNote:
    'Questa pagina mostra i tuoi ultimi 10 tentativi. Tutti vengono salvati, e con Premium i grafici li comprendono tutti.',

  newcomer: {
    title: 'I tuoi progressi iniziano qui',
    text: 'Di’ una frase nella verifica della pronuncia e qui vedrai la tua precisione, i tuoi suoni e i tuoi giorni di pratica.',
    action: 'Di’ la tua prima frase',
  },

  today: {
    title: 'Oggi',
    average: 'in media oggi',
    noAverage: 'oggi ancora nessun punteggio',
    setGoal: 'Obiettivo del giorno',
    noGoal: 'Nessun obiettivo',
    goalOption: (count: number) => (count === 1 ? '1 tentativo al giorno' : `${count} tentativi al giorno`),
    freeLimit: (count: number) => `Il piano gratuito include ${count} punteggi al giorno.`,
    goalFailed: 'Non è stato possibile salvare l’obiettivo. Riprova.',
  },

  streak: {
    title: 'Giorni di fila',
    days: (count: number) => (count === 1 ? 'giorno' : 'giorni'),
    none: 'Di’ una frase per iniziare una nuova serie.',
    doneToday: 'Per oggi è fatta. A domani!',
    oneMore: (days: number) =>
      days === 1
        ? 'Ieri hai fatto pratica. Con una frase oggi saranno due giorni di fila.'
        : `Con una frase oggi saranno ${days + 1} giorni di fila.`,
  },

  words: {
    title: 'Frasi imparate',
    explained: (accuracy: number) => `frasi diverse dette con il ${accuracy}% o più`,
    none: (accuracy: number) => `Una frase conta come imparata dal ${accuracy}% in su.`,
    total: (count: number) =>
      count === 1 ? '1 tentativo valutato finora' : `${count} tentativi valutati finora`,
  },

  view: {
    label: (title: string) => `Vista di: ${title}`,
    chart: 'Grafico',
    table: 'Tabella',
    tableOf: (title: string) => `Tabella: ${title}`,
  },

  accuracy: {
    lines: 'Linee del grafico',
    title: 'Precisione nel tempo',
    lead: 'La media dei tuoi tentativi per lingua.',
    range: 'Periodo',
    ranges: { month: '30 giorni', quarter: '3 mesi', year: '1 anno' },
    chartLabel: 'Grafico a linee della tua precisione media per lingua. Scorrilo con i tasti freccia.',
    empty: 'Nessun tentativo valutato in questo periodo.',
    day: 'Giorno',
    week: 'Settimana del',
    ofAttempts: (count: number) => (count === 1 ? '1 tentativo' : `${count} tentativi`),
    none: 'nessuno',
  },

  calendar: {
    title: 'Giorni di pratica',
    lead: 'Un punto più grande è un giorno con più tentativi.',
    chartLabel: (days: number, attempts: number) =>
      `Calendario delle ultime settimane: pratica in ${days === 1 ? '1 giorno' : `${days} giorni`}, ${attempts === 1 ? '1 tentativo' : `${attempts} tentativi`} in tutto. I numeri sono nella tabella.`,
    day: (date: string, attempts: number) =>
      `${date}: ${attempts === 1 ? '1 tentativo' : `${attempts} tentativi`}`,
    legend: 'Tentativi al giorno',
    more: (from: number) => `${from} o più`,
    sum: 'Totale',
    tableNote: 'Le settimane senza pratica non sono mostrate.',
  },

  sounds: {
    title: 'I tuoi suoni',
    lead: 'Ogni suono della lingua al suo posto nella bocca, con la media dei tuoi punteggi e quante volte l’hai detto.',
    consonants: 'Consonanti',
    vowels: 'Vocali',
    vowelsLead: 'A sinistra la parte anteriore della bocca, in alto la bocca chiusa.',
    nasal: 'Vocali nasali',
    diphthongs: 'Dittonghi',
    others: 'Altri suoni',
    scroll: 'Consonanti per luogo e modo, scorrevole',
    few: 'ancora pochi tentativi',
    unpracticed: 'non ancora detto',
    times: (count: number) => (count === 1 ? 'detto una volta' : `detto ${count} volte`),
    fewExplained: (count: number) => `tratteggiato: detto meno di ${count} volte`,
    sound: 'Suono',
    mean: 'Media',
    recent: 'Ultimamente',
    count: 'Volte',
    verdict: 'Giudizio',
    recentNote: (count: number) => `«Ultimamente» è la media delle ultime ${count} volte al massimo.`,
    places: {
      bilabial: 'entrambe le labbra',
      labiodental: 'labbro e denti',
      dental: 'denti',
      alveolar: 'gengiva dietro i denti',
      postalveolar: 'dietro la gengiva',
      palatal: 'palato duro',
      velar: 'palato molle',
      uvular: 'ugola',
      glottal: 'gola',
    },
    manners: {
      plosive: 'occlusive',
      affricate: 'chiusura e soffio',
      nasal: 'dal naso',
      trill: 'vibranti',
      tap: 'a un tocco',
      fricative: 'soffiate',
      approximant: 'scivolate',
      lateral: 'dai lati',
    },
  },

  confusions: {
    title: 'Che cosa dici al suo posto',
    lead: 'Solo i suoni che abbiamo sentito chiaramente. Prima i più frequenti.',
    heard: 'Hai detto',
    expected: 'invece di',
    leftOut: 'Hai omesso',
    share: (count: number, total: number) => `${count} volte su ${total}`,
    empty:
      'Non abbiamo ancora sentito con chiarezza nessun suono sbagliato. Continua a esercitarti per vedere di più qui.',
    all: (count: number) => `Mostra tutti e ${count}`,
    fewer: 'Mostra meno',
    soundHeard: 'Sentito',
    howOften: 'Quante volte',
    ofAll: 'Percentuale',
  },

  history: {
    lastTen: 'I tuoi ultimi 10 tentativi',
    all: 'Tutti i tentativi',
    today: (average: string, attempts: number) =>
      attempts === 1 ? `Oggi: ${average}, 1 tentativo` : `Oggi: ${average} in media, ${attempts} tentativi`,
    noneToday: 'Oggi ancora nessun tentativo.',
    premium:
      'I tentativi precedenti vengono conservati. Con Premium puoi vederli, filtrarli ed esportarli tutti.',
    allLanguages: 'Tutte le lingue',
    more: 'Mostra tentativi precedenti',
    loadingMore: 'Caricamento...',
    end: 'Sono tutti qui.',
    empty: 'Ancora nessun tentativo in questa lingua.',
    failed: 'Non è stato possibile caricare la cronologia.',
    casual: 'informale',
    formal: 'formale',
    onDevice: 'valutato sul tuo dispositivo',
    scoringChanged: (date: string) =>
      `Qui la valutazione è cambiata (${date}). La stessa registrazione può ricevere ora un altro punteggio.`,
    missing: 'omessa',
  },
} satisfies Translated<typeof english>;
