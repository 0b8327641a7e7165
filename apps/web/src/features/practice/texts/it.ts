import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

const it: Translated<typeof english> = {
  hearing: {
    'no-sound': 'Non ci arriva nessun suono. Il microfono è disattivato, o ne stai usando un altro?',
    'not-heard': 'Non ti sentiamo ancora. Parla più forte o avvicinati al microfono.',
    'too-quiet': 'La tua voce è molto bassa. Avvicinati al microfono o parla più forte.',
    'too-loud': 'La tua voce è troppo forte e distorta. Allontanati un po’.',
    substitute: (name) => `«${name}» non è collegato. Usiamo un altro microfono.`,
    unpluggedTitle: 'Il microfono è stato scollegato',
    unplugged:
      'La registrazione si è interrotta e non è stata inviata. Questo tentativo non conta. Ricollega il microfono o scegline un altro.',
    allowedNow: 'Ora il microfono è consentito. Registra di nuovo.',
    microphone: 'Microfono',
    systemMicrophone: 'Il microfono del sistema',
    notConnected: (name) => `${name} (non collegato)`,
  },
  permission: {
    title: (browser) => `Come consentirlo in ${browser}`,
    system:
      'Se ancora non funziona, controlla le impostazioni di privacy del sistema: possono bloccare il microfono per tutto il browser.',
    browsers: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Premi l’icona a sinistra dell’indirizzo.',
          'Attiva il microfono. Se non compare, apri le impostazioni del sito e imposta Microfono su Consenti.',
          'Torna su questa pagina e registra di nuovo.',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Premi il lucchetto a sinistra dell’indirizzo.',
          'Apri le autorizzazioni per questo sito e imposta Microfono su Consenti.',
          'Torna su questa pagina e registra di nuovo.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Premi il microfono barrato a sinistra dell’indirizzo.',
          'Togli il permesso bloccato con la croce accanto.',
          'Registra di nuovo e premi Consenti quando Firefox lo chiede.',
        ],
      },
      safari: {
        name: 'Safari',
        steps: [
          'Nella barra dei menu scegli Safari, poi le impostazioni di questo sito web.',
          'Imposta Microfono su Consenti.',
          'Ricarica questa pagina e registra; il tuo testo resta.',
        ],
      },
      'ios-safari': {
        name: 'Safari su iPhone e iPad',
        steps: [
          'Tocca l’icona della pagina nella barra degli indirizzi, poi i tre puntini.',
          'Apri le impostazioni del sito web e imposta Microfono su Consenti.',
          'Ricarica questa pagina e registra; il tuo testo resta.',
        ],
      },
      'ios-other': {
        name: 'questo browser su iPhone e iPad',
        steps: [
          'Apri l’app Impostazioni e cerca questo browser nell’elenco delle app.',
          'Attiva Microfono.',
          'Torna su questa pagina e registra di nuovo.',
        ],
      },
      'android-chrome': {
        name: 'Chrome su Android',
        steps: [
          'Tocca l’icona a sinistra dell’indirizzo, poi Autorizzazioni.',
          'Attiva Microfono.',
          'Torna su questa pagina e registra di nuovo.',
        ],
      },
      'android-firefox': {
        name: 'Firefox su Android',
        steps: [
          'Tocca il lucchetto a sinistra dell’indirizzo.',
          'Tocca il microfono bloccato per consentirlo.',
          'Torna su questa pagina e registra di nuovo.',
        ],
      },
      other: {
        name: 'questo browser',
        steps: [
          'Apri le impostazioni di questa pagina, di solito accanto all’indirizzo.',
          'Consenti il microfono.',
          'Ricarica questa pagina e registra; il tuo testo resta.',
        ],
      },
    },
  },
  playback: {
    tempo: 'Velocità di riproduzione',
    times: (factor) => `${factor}×`,
    compare: 'Confronta a orecchio',
    compareHint: 'Tu, il modello, di nuovo tu',
    stop: 'Ferma la riproduzione',
    now: { mine: 'Ora: tu', model: 'Ora: il modello' },
  },
  fixFirst: {
    title: 'Correggi prima questo',
    asIn: (example) => `come in ${example}`,
    inWord: (word) => `in «${word}»`,
    heard: 'Abbiamo sentito',
    leftOut: 'Non abbiamo sentito questo suono.',
    unclear: 'Questo suono non era chiaro.',
    missing: (word) => `Non abbiamo sentito «${word}». Di’ tutte le parole della frase.`,
    lost: (word) => `Non abbiamo riconosciuto «${word}». Provala prima da sola.`,
    heardWord: (word) => `Abbiamo sentito «${word}».`,
    otherWord: (word, heard) => `Abbiamo sentito «${heard}». Di’ «${word}».`,
    hear: 'Ascolta',
    hearWord: (word) => `Ascolta «${word}»`,
    drillIt: 'Esercitati',
    drill: (word) => `Esercitati su «${word}»`,
  },
  stress: {
    title: 'Accento:',
    here: 'accento qui',
    heardHere: 'hai accentato questa',
    advice: (expected, heard) =>
      `va sulla sillaba ${expected}, non sulla ${heard}. Allunga la vocale segnata e dilla più forte; pronuncia le altre con leggerezza.`,
  },
  drill: {
    label: 'Esercizio su una parola',
    title: 'Una parola da sola',
    lead: 'Ascolta il modello, poi di’ la parola.',
    costs: (left, free) =>
      `Ogni tentativo valutato usa una valutazione gratuita: oggi te ne ${left === 1 ? 'resta' : 'restano'} ${left} su ${free}. I tentativi non valutati non contano.`,
    start: 'Ascoltala, poi dilla',
    again: 'Ascoltala, poi dilla di nuovo',
    hear: 'Ascoltala',
    back: 'Torna alla frase',
    phrase: 'Registra tutta la frase',
    history: 'Punteggi di questo esercizio',
    inPhrase: 'nella frase',
    tryNumber: (number) => `tentativo ${number}`,
    goal: (percent) => `Obiettivo: ${percent} per cento`,
    notSaid: 'non sentita',
    passedText: 'Ora dilla di nuovo nella frase.',
    onward: (points) =>
      `${points} ${points === 1 ? 'punto' : 'punti'} meglio che nella frase. Continua così.`,
    notYet: 'Non ancora. Ascoltala di nuovo e prenditi il tuo tempo.',
  },
  outside: {
    tutorTitle: 'In altre parole',
    tutorNote:
      'Scritto da un servizio di IA a partire dai risultati della tua valutazione. Non ha giudicato nulla da sé.',
    heardTitle: 'Che cosa ha capito un servizio di trascrizione',
    heardNote: (recipient: string) => `${recipient}, solo per informazione: il tuo punteggio non ne dipende.`,
    azure: 'Valutato da Azure AI Speech.',
    engineInsteadOfAzure: 'Azure AI Speech non ha risposto; ha valutato il motore di questo server.',
  },
  onward: { again: 'Riprova', next: 'Frase successiva', comesNext: 'Poi:' },
  scoredOn: { device: 'Valutato su questo dispositivo.', server: 'Valutato sul server.' },
  details: { title: 'Dettagli', listen: 'Ascolta con attenzione' },
  melody: {
    title: 'Melodia',
    lead: 'Come sale e scende la tua voce, accanto a quella del modello. L’altezza si misura dal centro di ogni voce.',
    show: 'Mostra la melodia',
    hide: 'Nascondi la melodia',
    loading: 'Analisi delle due voci...',
    failed: 'Non è stato possibile disegnare la melodia. Controlla la connessione e riprova.',
    tryAgain: 'Riprova',
    noPitch:
      'Troppo poco della tua registrazione aveva un’altezza chiara. Di’ la frase a voce piena, senza sussurrare.',
    chart: 'Altezza della tua voce e del modello lungo la frase',
    you: 'Tu',
    model: 'Modello',
    higher: 'più acuto',
    lower: 'più grave',
    range: {
      narrow: (mine, model) =>
        `La tua voce si muove di ${mine} semitoni, quella del modello di ${model}: lasciala salire e scendere di più.`,
      wide: (mine, model) =>
        `La tua voce si muove di ${mine} semitoni, quella del modello di ${model}: basta una melodia più calma.`,
      alike: (mine, model) =>
        `La tua voce si muove di ${mine} semitoni, quella del modello di ${model}: più o meno altrettanto viva.`,
    },
    ending: {
      alike: {
        rising: 'Alla fine le due voci salgono.',
        falling: 'Alla fine le due voci scendono.',
        level: 'Alla fine le due voci restano alla stessa altezza.',
      },
      model: {
        rising: 'Alla fine il modello sale;',
        falling: 'Alla fine il modello scende;',
        level: 'Alla fine il modello resta alla stessa altezza;',
      },
      mine: {
        rising: 'la tua voce sale.',
        falling: 'la tua voce scende.',
        level: 'la tua voce resta alla stessa altezza.',
      },
    },
  },
};

export default it;
