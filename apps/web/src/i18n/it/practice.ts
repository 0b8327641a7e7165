import type { Translated } from '../catalogue.ts';
import type { practice as english } from '../en/practice.ts';

/** The checker, its results and its conversation, in Italian. */
export const practice: Translated<typeof english> = {
  checker: {
    title: 'Verifica della pronuncia',
    sourceLanguage: 'Scrivo in',
    targetLanguage: 'Lo dico in',
    register: 'Modo di parlare',
    casual: 'Informale',
    formal: 'Formale',
    sourceText: 'Il tuo testo',
    sourcePlaceholder: 'Scrivi una parola o una frase...',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) => (left === 1 ? 'Resta 1 carattere' : `Restano ${left} caratteri`),
    translation: 'Traduzione',
    translationPlaceholder: 'La traduzione apparirà qui...',
    translate: 'Traduci',
    translating: 'Traduzione...',
    translationFrom: (source: string) => `Fonte: ${source}`,
    unableToTranslate: 'traduzione impossibile',
    translationError: 'Errore di traduzione',
    practiseAsTyped: 'Esercitati col testo così com’è',
    practisingAsTyped: (language: string) => `Il tuo testo, preso come ${language.toLowerCase()}.`,
    transport: 'Ascolta, registra, velocità',
    hearIt: 'Ascolta',
    slowSpeed: 'Velocità lenta',
    conversationSpeed: 'Velocità normale',
    speed: 'Velocità',
    mute: 'Disattiva la voce automatica',
    unmute: 'Attiva la voce automatica',
    record: 'Registra',
    recording: 'Registrazione...',
    processing: 'Elaborazione...',
    stop: 'Ferma',
    stopHint: 'o premi Esc',
    listening: 'Ti ascolto...',
    quoted: (text: string) => `«${text}»`,
    inputLevel: 'Livello del microfono',
    cannotHearYou: 'Non ti sentiamo ancora. Parla più forte o avvicinati al microfono.',
    evaluating: 'Il tuo tutor IA sta valutando la tua pronuncia...',
    errorProcessing: 'Errore nell’elaborazione dell’audio',
    sendAgain: 'Invia di nuovo la stessa registrazione',
    waitingForMicrophone: 'In attesa del microfono...',
  },

  empty: {
    title: 'Lo studio è tuo',
    text: 'Scrivi qualcosa che vorresti dire, o comincia con una di queste frasi.',
  },

  result: {
    label: 'Risultato della tua registrazione',
    latest: 'Ultimo consiglio',
    percentAccuracy: (percent: number) => `${percent} per cento di precisione`,
    percentSign: '%',
    verdict: {
      good: 'È così che si dice.',
      fair: 'Quasi. Un suono o due da spostare.',
      poor: 'Vediamolo pezzo per pezzo.',
    },
    estimate:
      'È una stima: in questa lingua il valutatore ha sentito poco parlato vero, quindi prendi il numero come indicazione.',
    scores: { pronunciation: 'Pronuncia', fluency: 'Scorrevolezza', completeness: 'Completezza' },
    wordsTitle: 'Parola per parola',
    wordsHint: 'Premi una parola per vedere i suoi suoni.',
    status: { good: 'bene', fair: 'quasi', poor: 'da rifare', missing: 'non sentita' },
    wordLabel: (word: string, percent: number, status: string) => `${word}: ${percent} per cento, ${status}`,
    soundsOf: (word: string) => `I suoni di ${word}`,
    soundLabel: (ipa: string, percent: number) => `${ipa}, ${percent} per cento`,
    heardInstead: (ipa: string) => `sentito ${ipa}`,
    leftOut: 'omesso',
    tipsTitle: 'Come si fa',
    close: 'Chiudi',
    you: 'Tu',
    model: 'Modello',
    playMine: 'Riproduci la mia registrazione',
    playModel: 'Riproduci il modello',
    playMyWord: (word: string) => `Riproduci il mio ${word}`,
    playModelWord: (word: string) => `Riproduci ${word} del modello`,
    waveform: (seconds: string) => `Forma d’onda della tua registrazione, ${seconds} secondi`,
    extraWords: (ipa: string) => `Si è sentito anche: ${ipa}`,
    heardAs: 'Sentito come',
    scoreAnnouncement: (percent: number, message: string) => `${percent} per cento di precisione. ${message}`,
    notJudgedTitle: 'Questa volta niente punteggio',
    notJudgedFree: 'Non ti è costato nessun tentativo.',
    notJudged: {
      silence: {
        why: 'Non abbiamo sentito alcuna voce.',
        todo: 'Controlla che sia scelto il microfono giusto, poi parla dopo aver premuto Registra.',
      },
      'too-quiet': {
        why: 'La tua voce era troppo bassa per essere valutata.',
        todo: 'Avvicinati al microfono o parla più forte.',
      },
      'too-short': {
        why: 'La registrazione era troppo breve.',
        todo: 'Di’ tutta la frase prima di premere Ferma.',
      },
      clipped: {
        why: 'La registrazione era così forte che è risultata distorta.',
        todo: 'Allontanati un po’ o abbassa il livello del microfono.',
      },
      'too-noisy': {
        why: 'C’era più rumore che voce.',
        todo: 'Trova un posto più tranquillo o usa un microfono più vicino alla bocca.',
      },
      'other-speech': {
        why: 'Non sembrava questa lingua.',
        todo: 'Ascolta la frase una volta, poi ripetila.',
      },
      'wrong-text': {
        why: 'Sembrava un’altra frase.',
        todo: 'Leggi la frase qui sopra e di’ proprio quella.',
      },
    },
  },

  chat: {
    label: 'Conversazione con il tuo tutor',
    you: 'Tu',
    tutor: 'Tutor',
    greeting: 'Scrivi una frase, ascoltala, poi registrati. Ti dirò quali suoni cambiare.',
    breakdownTitle: 'Dettaglio del punteggio',
    base: 'Base 100%',
    deduction: (percent: number) => `−${percent}%`,
    final: (percent: number) => `Totale ${percent}%`,
    noDeductions: 'Niente da togliere.',
    listen: 'Riascolta',
    recordResponse: 'Registra la tua risposta',
  },

  microphoneHelp: {
    title: 'Il microfono non è disponibile',
    'not-allowed':
      'Questa pagina non può usare il microfono. Premi l’icona accanto all’indirizzo, consenti il microfono e registra di nuovo.',
    'not-found':
      'Non è stato trovato alcun microfono. Collegane uno o attivalo nelle impostazioni di sistema, poi registra di nuovo.',
    'in-use': 'Un altro programma sta usando il microfono. Chiudilo e registra di nuovo.',
    insecure:
      'I browser aprono il microfono solo su pagine sicure. Usa https, oppure localhost su questo computer.',
    unsupported:
      'Questo browser non può registrare suoni. Una versione attuale di Chrome, Edge, Firefox o Safari sì.',
    unknown: 'Il microfono non si è avviato. Controlla il collegamento e registra di nuovo.',
  },
};
