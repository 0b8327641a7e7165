import { LIMITS, PLANS } from '@speak-it-now/contract';
import { usdPrice } from '../../../i18n/format.ts';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const RATES = { day: 'al giorno', week: 'alla settimana', month: 'al mese', year: 'all’anno' };
const PRICES = PLANS.map((plan) => `${usdPrice(plan.priceCents, 'it')} ${RATES[plan.interval]}`);

/** The terms of service in Italian. */
const terms: LegalText = [
  {
    id: 'service',
    title: 'Che cos’è Speak It Now',
    blocks: [
      'Speak It Now è un verificatore di pronuncia per cinque lingue: inglese, spagnolo, francese, tedesco e italiano. Scrivi una frase, la fai tradurre, la ascolti, ti registri mentre la dici e ricevi una percentuale di precisione e i consigli di un tutor IA. Usandolo accetti questi termini. «Noi» è la persona o l’organizzazione che gestisce il server che usi.',
    ],
  },
  {
    id: 'age',
    title: 'Chi può usarlo',
    blocks: [
      `Devi avere almeno ${LIMITS.minimumAgeYears} anni. Se dove vivi non sei ancora maggiorenne, un genitore o un tutore deve accettare questi termini per te, e così ogni pagamento.`,
    ],
  },
  {
    id: 'scores',
    title: 'Punteggi e consigli',
    blocks: [
      'I punteggi li fa un programma che confronta i suoni sentiti con quelli attesi. Servono a imparare. Non sono un certificato e possono sbagliare: una stanza rumorosa, un microfono insolito, un raffreddore o un accento regionale possono abbassarli. Non usarli per decidere su altre persone.',
      'Anche le traduzioni sono fatte per esercitarsi. Fai controllare da una persona ciò che è importante.',
    ],
  },
  {
    id: 'recordings',
    title: 'Le tue registrazioni',
    blocks: [
      'Le registrazioni della tua voce vanno a un fornitore di IA per essere valutate: di norma il motore di IA di questo stesso server, oppure il fornitore esterno collegato dal suo gestore, oppure nessuno se hai scelto di essere valutato sul tuo dispositivo. Le registrazioni non vengono conservate. L’Informativa sulla privacy dice nel dettaglio che cosa ne è; accetti entrambe prima della tua prima registrazione.',
      'Registra solo la tua voce, o quella di chi è d’accordo.',
    ],
  },
  {
    id: 'free',
    title: 'Pratica gratuita',
    blocks: [
      `Senza abbonamento hai ${LIMITS.freeAttempts} tentativi gratuiti ogni ${HOURS} ore, con o senza account. Conta solo un tentativo per il quale ricevi un punteggio. Non è permesso aggirare il limite, per esempio cancellando i cookie o creando molti account; vale anche un tetto per rete.`,
    ],
  },
  {
    id: 'account',
    title: 'Il tuo account',
    blocks: [
      'Usa un indirizzo e-mail al quale possiamo scriverti, non condividere la password e dicci se qualcun altro ha usato il tuo account. Un account è per una persona. Puoi eliminarlo in qualsiasi momento nella pagina dell’account.',
    ],
  },
  {
    id: 'subscription',
    title: 'Abbonamenti e pagamento',
    blocks: [
      'Con un abbonamento non c’è limite. I prezzi sono:',
      PRICES,
      'Un abbonamento si rinnova automaticamente alla fine di ogni periodo, al prezzo allora indicato, finché non lo disdici. Dei pagamenti si occupa il nostro servizio di pagamento con carta; il numero della tua carta noi non lo vediamo mai. Non ci sono altri costi.',
    ],
  },
  {
    id: 'canceling',
    title: 'Disdetta e rimborsi',
    blocks: [
      'Puoi disdire in qualsiasi momento nella pagina dell’account o nel portale di fatturazione. Mantieni l’accesso fino alla fine del periodo pagato; dopo non viene addebitato altro. Non ci sono rimborsi per periodi parziali. Eliminando l’account l’abbonamento termina subito, anche in questo caso senza rimborso per il resto del periodo. Restano i diritti che la legge ti dà come consumatore e ai quali non si può rinunciare.',
      'Il portale di fatturazione mostra le tue fatture e le tue carte. Ti serve l’indirizzo e-mail usato per la registrazione.',
    ],
  },
  {
    id: 'conduct',
    title: 'Uso corretto',
    blocks: [
      'Per favore, non:',
      [
        'attaccare, sovraccaricare o sondare il servizio, né aggirarne limiti e protezioni;',
        'usarlo con mezzi automatici per valutare o generare parlato in massa;',
        'inviare nulla di illecito o che leda i diritti altrui;',
        'usare l’account di qualcun altro.',
      ],
      'Possiamo sospendere un account che viola queste regole. Se la violazione non è grave, prima avvisiamo.',
    ],
  },
  {
    id: 'software',
    title: 'Programma e contenuti',
    blocks: [
      'Il programma è libero sotto la GNU Affero General Public License, versione 3 o successiva; questi termini regolano l’uso di questo server, non i tuoi diritti sul programma. Ciò che scrivi e dici resta tuo. Ci permetti di elaborarlo per risponderti, e per nient’altro.',
    ],
  },
  {
    id: 'warranty',
    title: 'Disponibilità e responsabilità',
    blocks: [
      'Gestiamo il servizio con cura, ma non possiamo promettere che sia sempre disponibile, privo di errori o giusto in ogni punteggio. Per quanto la legge lo permette, non rispondiamo di perdite dovute a un punteggio, a una traduzione o a un’interruzione, e in totale per non più di quanto ci hai pagato nei dodici mesi precedenti. Nulla di ciò limita la responsabilità per dolo, colpa grave o danni alla vita e alla salute.',
    ],
  },
  {
    id: 'changes',
    title: 'Modifiche e fine',
    blocks: [
      'Quando questi termini cambiano, cambia la loro data, e prima della tua prossima registrazione ti viene chiesto di nuovo il consenso. Un cambio di prezzo riguarda un abbonamento in corso solo dopo che te lo abbiamo detto per e-mail e hai avuto il tempo di disdire. Se chiudiamo il servizio, rimborsiamo quanto pagato per il tempo successivo.',
      'Se una parte di questi termini non è valida, il resto resta valido. Si applica la legge del paese in cui il gestore ha sede e, accanto ad essa, la tutela che la legge del tuo paese dà ai consumatori.',
    ],
  },
  {
    id: 'contact',
    title: 'Contatti',
    blocks: [
      'Scrivici nella pagina Domande / Commenti. Per le domande di fatturazione la via più rapida è il portale di fatturazione qui sotto.',
    ],
  },
];

export default terms;
