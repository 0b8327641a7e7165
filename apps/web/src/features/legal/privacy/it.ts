import { LIMITS } from '@speak-it-now/contract';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const SESSION_DAYS = LIMITS.sessionMs / 86_400_000;
const RESET_MINUTES = LIMITS.resetCodeMs / 60_000;

/** The privacy policy in Italian. */
const privacy: LegalText = [
  {
    id: 'in-short',
    title: 'In breve',
    blocks: [
      [
        'Le tue registrazioni vengono valutate e poi cancellate. Non vengono conservate.',
        'Puoi esercitarti senza account. Un account conserva solo ciò che mostra la pagina dell’account, e nulla sulla tua voce.',
        'Non c’è pubblicità, né tracciamento tra siti, né vendita di dati.',
        'Nella pagina dell’account puoi scaricare o cancellare in qualsiasi momento tutto ciò che conserviamo su di te.',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Chi è responsabile',
    blocks: [
      'Speak It Now è un verificatore di pronuncia per inglese, spagnolo, francese, tedesco e italiano. Responsabile dei tuoi dati è la persona o l’organizzazione che gestisce il server che usi, qui chiamata «noi». Puoi scriverci dalla pagina Domande / Commenti.',
      `Il servizio è pensato per persone dai ${LIMITS.minimumAgeYears} anni in su. Non conserviamo consapevolmente dati di bambini più piccoli; se un account appartiene a uno di loro, diccelo e lo cancelliamo.`,
    ],
  },
  {
    id: 'recordings',
    title: 'Le registrazioni della tua voce',
    blocks: [
      'Quando premi Registra, il tuo browser chiede il microfono, registra fino a 30 secondi e invia la registrazione insieme alla frase e alla sua lingua. Le registrazioni della tua voce vanno a un fornitore di IA per essere valutate. Quale sia dipende da come è impostato questo server:',
      [
        'Di norma è il motore di IA che fa parte di questo server. La registrazione viene valutata sul server stesso e non viene passata a nessuno.',
        'Se il gestore ha collegato fornitori di IA esterni, il consenso prima della tua prima registrazione li nomina. La registrazione e la frase vengono inviate a quelli che il tuo consenso nomina, per questa sola valutazione e alle condizioni che il gestore ha concordato con loro, e a nessun altro. Un fornitore che esprime il tuo risultato con altre parole riceve la frase e i risultati, mai la registrazione.',
        'Se la valutazione avviene sul tuo dispositivo, perché l’hai scelto o perché questo server offre solo questo, la registrazione non esce dal dispositivo. Al server vengono inviati la frase, la sua lingua e i punteggi di ogni parola e di ogni suono, per contare il tentativo e tenerlo nella cronologia del tuo account. Se lì non può essere valutata, puoi inviare quella sola registrazione al server; non viene mai inviata da sola.',
      ],
      'Le registrazioni non vengono conservate. Restano in memoria mentre vengono valutate, questo server non le scrive mai su un disco o in un registro, e vengono eliminate quando la risposta è stata inviata. Ciò che resta nella pagina è la tua copia nel tuo browser, che se ne va quando lasci la pagina, a meno che tu non chieda al browser di conservare la prima e la migliore (vedi Che cosa resta nel tuo browser).',
      'Mentre parli, il tuo browser può mostrare il testo in diretta, tranne quando la valutazione avviene sul tuo dispositivo. È il riconoscimento vocale del tuo browser, non il nostro; alcuni browser lo eseguono sui server del produttore. Non influisce sul tuo punteggio.',
      'Prima della tua prima registrazione chiediamo il tuo consenso. Senza abbonamento lo chiediamo di nuovo ogni 24 ore; con un abbonamento, solo quando cambiano questa informativa o i termini.',
    ],
  },
  {
    id: 'texts',
    title: 'Ciò che scrivi e ascolti',
    blocks: [
      'Le frasi che fai tradurre o pronunciare vengono elaborate per risponderti. Di norma ciò avviene su questo server. Se il gestore ha collegato un servizio di traduzione esterno, gli viene inviata la frase che il frasario non sa tradurre, senza nulla che dica chi sei; la fine di questa pagina nomina i servizi. Lo stesso vale per un servizio di voce esterno. Le frasi non vengono scritte nel registro del server.',
      'Ciò che un servizio di traduzione esterno ha risposto è conservato fino a 30 giorni, perché nessuno debba inviare di nuovo la stessa frase: la traduzione, sotto un hash con chiave dal quale non si può leggere né la frase né chi l’ha scritta. Contiamo anche quante traduzioni di questi servizi chiedi al giorno.',
    ],
  },
  {
    id: 'visitors',
    title: 'Quando ti eserciti senza account',
    blocks: [
      `I visitatori hanno ${LIMITS.freeAttempts} tentativi gratuiti ogni ${HOURS} ore. Per contarli il server imposta un cookie firmato con un numero casuale e conserva per ${HOURS} ore ogni punteggio con la sua frase, senza la registrazione. Se in quel tempo crei un account, li ritrovi lì; nessun altro li vede. Contro la cancellazione dei cookie conta anche per rete, con un hash con chiave dell’indirizzo internet, dal quale l’indirizzo non si può leggere.`,
    ],
  },
  {
    id: 'accounts',
    title: 'Che cosa conserva un account',
    blocks: [
      [
        'Il tuo nome utente, il tuo indirizzo e-mail, la tua lingua per le e-mail e la tua password come hash argon2id, mai la password stessa.',
        'Quando l’account è stato creato e usato l’ultima volta, gli orari dei tuoi tentativi valutati, le parole dette con il 95 per cento o più e la tua serie di giorni; dove l’account mostra una cronologia o un ripasso, i loro punteggi e le risposte; e le frasi che conservi in Le mie frasi.',
        `Le tue sessioni: browser e sistema a parole, quando hai effettuato l’accesso e quando sei stato qui l’ultima volta. Una sessione termina da sola dopo ${SESSION_DAYS} giorni senza uso.`,
        'I tuoi consensi: quando, a quale versione e se con un abbonamento.',
        'Il tuo abbonamento: il piano, lo stato, fino a quando è pagato, la marca e le ultime quattro cifre della carta. I numeri di carta vanno solo al servizio di pagamento e non toccano mai questo server.',
        'Promemoria, solo se li chiedi: l’ora, il tuo fuso orario e l’indirizzo del tuo browser presso il servizio di notifiche del suo produttore. Ogni giorno passa da quel servizio una notifica cifrata, senza il tuo nome e senza i tuoi punteggi. Se fermi i promemoria, tutto questo viene cancellato.',
      ],
      `Per sicurezza contiamo gli accessi e i codici errati per sette giorni al massimo, sotto un hash. Un codice per reimpostare la password è conservato come hash, vale una volta e scade dopo ${RESET_MINUTES} minuti.`,
    ],
  },
  {
    id: 'messages',
    title: 'Messaggi e posta',
    blocks: [
      'Ciò che scrivi in Domande / Commenti viene conservato con l’indirizzo per la risposta finché non è stato trattato; i messaggi di un account vengono cancellati con l’account. Inviamo e-mail solo sul tuo account, sui tuoi pagamenti o per risponderti. Le e-mail attendono in coda finché non sono consegnate; quelle non consegnabili vengono cancellate dopo 30 giorni.',
    ],
  },
  {
    id: 'browser',
    title: 'Che cosa resta nel tuo browser',
    blocks: [
      [
        'Un cookie di sessione quando hai effettuato l’accesso, e il cookie del visitatore descritto sopra. Entrambi sono necessari, nessuno è leggibile dagli script e non ce ne sono altri.',
        'Nell’archivio locale, finché non lo svuoti: il tuo consenso (speak-it-now-consent); il tuo tema (speak-it-now-theme, ui-theme); la lingua della pagina (speak-it-now-language); il microfono che hai scelto e la velocità di riproduzione (speak-it-now-audio); le pronunce che hai scelto (speak-it-now-accents); che la prima e la migliore registrazione sono conservate su questo dispositivo (speak-it-now-takes); le scorciatoie da tastiera che hai cambiato (speak-it-now-shortcuts); senza un account, la tua lingua madre (speak-it-now-first-language) e se parla un uomo o una donna (speak-it-now-speaker-gender); senza account, le frasi che conservi in Le mie frasi (speak-it-now-phrases), che passano al tuo account quando accedi; che hai già visto l’inizio in tre passi (speak-it-now-started); che hai cominciato un ripasso, in quali lingue e a che punto sei (speak-it-now-review-started, speak-it-now-review-languages, speak-it-now-review); se l’ultima volta avevi effettuato l’accesso, perché la pagina sia subito disposta per te (speak-it-now-was-signed-in); le lingue della verifica e della tua ultima registrazione (speak-it-now-languages, speak-it-now-practiced-language); se i dettagli di un risultato sono aperti (speak-it-now-details); se la valutazione avviene su questo dispositivo e che cosa è stato scaricato (speak-it-now-scoring-choice, speak-it-now-device-scoring); fino alla disconnessione, il numero e il nome utente dell’ultimo account che ha fatto l’accesso e se ha un abbonamento, perché possa esercitarsi senza connessione (speak-it-now-known-learner); e il nome che dai nelle conversazioni del ripasso (speak-it-now-learner-name).',
        'Nell’archivio di sessione, finché non chiudi la scheda: la frase che stavi per esercitare, perché sopravviva al passaggio per il consenso e ritorno (speak-it-now-pending-input); ciò che avevi scritto quando è stata caricata una nuova versione dell’app, ma nessuna password e nessuna carta (speak-it-now-typed-text); il tuo ultimo risultato con la sua frase, senza la registrazione, perché resti dopo un ricaricamento (speak-it-now-result); e i tuoi punteggi migliori e tutti quelli di questa visita, per la loro media (speak-it-now-best-scores, speak-it-now-session-scores).',
        'Nella cache del service worker: l’app stessa con il suo vocabolario, perché si apra senza connessione. Lì non finisce nessuna risposta del server, nessuna tua frase e nessuna registrazione. Se la valutazione avviene su questo dispositivo, ciò che è stato scaricato sta in una cache a parte, finché non lo rimuovi nella pagina Valutazione sul dispositivo. I punteggi ottenuti senza connessione con un abbonamento aspettano in un database del browser (IndexedDB), con le loro frasi e senza audio, finché non sono arrivati nell’account, al massimo 7 giorni. Lo stesso database conserva, con un abbonamento, i tuoi progressi, la cronologia e gli esercizi all’ultima connessione, perché queste pagine si aprano offline, finché non esci dall’account. Se lo chiedi, la tua prima e la tua migliore registrazione di ogni frase restano in un altro database di questo tipo (Prima e dopo), finché non le elimini lì o non cancelli i dati di questo sito. Non vengono mai inviate.',
      ],
    ],
  },
  {
    id: 'others',
    title: 'Chi altro riceve dati',
    blocks: [
      'Nessuno, salvo ciò di cui ha bisogno un servizio che usi: il servizio di pagamento quando ti abboni, il servizio che consegna la nostra posta, chi ospita questo server e il servizio esterno di IA, traduzione o voce se il gestore ne ha collegato uno. Per il resto comunichiamo dati solo dove la legge ci obbliga.',
    ],
  },
  {
    id: 'rights',
    title: 'I tuoi diritti',
    blocks: [
      [
        'Vedere ed esportare: «Scarica i miei dati», nella pagina dell’account, ti dà tutto ciò che ti riguarda in un file JSON.',
        'Correggere: nome utente ed e-mail nella pagina dell’account.',
        'Cancellare: eliminando l’account lo si cancella subito con tutto ciò che contiene. I documenti di pagamento che la legge impone di conservare restano presso il servizio di pagamento.',
        'Opporti, limitare, ritirare il consenso: smetti di registrare, cancella i dati di questo sito nel tuo browser o scrivici. Puoi anche rivolgerti all’autorità per la protezione dei dati del luogo in cui vivi.',
      ],
      'Trattiamo registrazioni e frasi perché hai dato il consenso, account e abbonamenti per adempiere il nostro contratto con te, e il conteggio di tentativi e accessi errati perché abbiamo un interesse legittimo a un servizio equo e sicuro.',
    ],
  },
  {
    id: 'security',
    title: 'Sicurezza',
    blocks: [
      'Le password, le chiavi di sessione e i codici sono conservati solo come hash, i registri non contengono né frasi né registrazioni né indirizzi, e dove questo server è raggiunto via https tutto viene trasmesso cifrato. Nessun sistema è del tutto sicuro; se i tuoi dati saranno coinvolti, te lo diremo.',
    ],
  },
  {
    id: 'changes',
    title: 'Modifiche',
    blocks: [
      'Quando questa informativa cambia, cambia la sua data, e prima della tua prossima registrazione ti chiediamo di nuovo il consenso.',
    ],
  },
];

export default privacy;
