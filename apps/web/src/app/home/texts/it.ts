import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The tips tab in Italian. */
export default {
  tips: {
    hintsTitle: 'Consigli utili',
    hints: [
      {
        title: '95 per cento va bene',
        text: 'Un punteggio del 95 per cento è buono; anche i madrelingua arrivano di rado a 100.',
      },
      {
        title: 'Parla chiaramente e lentamente',
        text: 'Dai a ogni parola il suo tempo. La velocità viene da sé.',
      },
      {
        title: 'Usa un buon microfono',
        text: 'Un buon microfono vicino alla bocca sente quello che fai; uno dall’altra parte della stanza tira a indovinare.',
      },
      {
        title: 'Riduci i rumori di fondo',
        text: 'Chiudi la finestra, spegni la musica e lascia parlare una persona sola.',
      },
      {
        title: 'Pronuncia ogni sillaba',
        text: 'Anche quelle piccole alla fine, dove la lingua le conserva.',
      },
      {
        title: 'Alcune parole riescono perfette più facilmente',
        text: 'Le parole brevi con suoni familiari sono generose. Quelle lunghe insegnano di più.',
      },
    ],
    instructionsTitle: 'Istruzioni',
    steps: [
      { title: 'Scegli le lingue', text: 'Quella in cui scrivi e quella in cui vuoi dirlo.' },
      { title: 'Scegli informale o formale', text: 'Per un amico, o per qualcuno a cui dai del Lei.' },
      { title: 'Scrivi un testo', text: 'Una parola o una frase di non più di 250 caratteri.' },
      { title: 'Traduci', text: 'Premi Traduci, o Invio nella casella di testo.' },
      { title: 'Ascolta', text: 'Ascolta la frase tutte le volte che vuoi.' },
      {
        title: 'Scegli la velocità',
        text: 'Velocità lenta per cogliere ogni suono, velocità normale per sentirla come si dice.',
      },
      {
        title: 'Registra',
        text: 'Dilla. La registrazione si ferma quando taci, quando premi Ferma o con Esc.',
      },
      {
        title: 'Ricevi punteggio e consigli, ripeti',
        text: 'Leggi e ascolta che cosa cambiare, premi una parola per sentire solo quella e registra di nuovo.',
      },
    ],
    functionsTitle: 'Funzioni',
    functions: [
      { name: 'Traduci', text: 'mette il tuo testo nella lingua che studi, informale o formale.' },
      { name: 'Ascolta', text: 'dice la frase alla velocità scelta.' },
      { name: 'Velocità lenta', text: 'parla a sette decimi della velocità abituale.' },
      { name: 'Velocità normale', text: 'parla come si parla.' },
      { name: 'Registra', text: 'ti ascolta; Ferma o Esc la concludono, e così il silenzio.' },
      { name: 'Riascolta', text: 'ripete a voce i consigli del tutor.' },
      { name: 'Registra la tua risposta', text: 'riprende la stessa frase.' },
      {
        name: 'Disattiva la voce',
        text: 'ferma la voce che parte da sola; ciò che premi tu si sente comunque.',
      },
      { name: 'Precisione media', text: 'è la media dei tuoi punteggi in questa sessione.' },
      {
        name: 'Parole e frasi da provare',
        text: 'offre parole e frasi per argomento e difficoltà.',
      },
    ],
  },
} satisfies Translated<typeof english>;
