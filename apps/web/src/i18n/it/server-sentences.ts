import type { ServerSentences } from '../server-sentences.ts';

/** What the server says in English, in Italian. */
export const serverSentences: ServerSentences = {
  shared: {
    'Username must be at least 3 characters': 'Il nome utente deve avere almeno 3 caratteri',
    'Username must be at most 40 characters': 'Il nome utente può avere al massimo 40 caratteri',
    'Username contains characters that cannot be shown':
      'Il nome utente contiene caratteri che non si possono mostrare',
    'Password must be at least 6 characters': 'La password deve avere almeno 6 caratteri',
    'Password must be at most 200 characters': 'La password può avere al massimo 200 caratteri',
    'Invalid email address': 'Indirizzo e-mail non valido',
    'Please provide a valid email address': 'Scrivi un indirizzo e-mail valido',
    'Passwords do not match': 'Le password non coincidono',
    "Passwords don't match": 'Le password non coincidono',
    'Current password is required': 'Manca la password attuale',
    'New password must be at least 6 characters': 'La nuova password deve avere almeno 6 caratteri',
    'Confirm password is required': 'Manca la conferma della password',
    'Code must be 6 digits': 'Il codice deve avere 6 cifre',
    'The code is invalid or expired': 'Il codice non è valido o è scaduto',
    'If an account exists with this email, a reset code has been sent.':
      'Se esiste un account con questa e-mail, è stato inviato un codice.',
    'Invalid username or password': 'Nome utente o password non corretti',
    'Your current password is incorrect': 'La tua password attuale non è corretta',
    'That username or email is already in use. Choose another, or log in if the account is yours.':
      'Questo nome utente o questa e-mail sono già in uso. Scegline altri, o accedi se l’account è tuo.',
    'Log in first.': 'Prima accedi.',
    'Please enter a message before submitting.': 'Scrivi un messaggio prima di inviarlo.',
    'Message must be 500 characters or less.': 'Il messaggio può avere al massimo 500 caratteri.',
    'Please provide your email address.': 'Scrivi il tuo indirizzo e-mail.',
    'Please provide a valid email address.': 'Scrivi un indirizzo e-mail valido.',
    'Your message has been sent successfully!': 'Il tuo messaggio è stato inviato!',
    'Sign in with the account you used at signup to open the billing portal.':
      'Accedi con l’account usato per la registrazione per aprire il portale di fatturazione.',
    'There is no subscription to cancel.': 'Non c’è alcun abbonamento da disdire.',
    'This account has no payments yet. Choose a plan first.':
      'Questo account non ha ancora pagamenti. Scegli prima un piano.',
    'You already have this subscription. You won’t be charged again.':
      'Hai già questo abbonamento. Non ti viene addebitato di nuovo.',
    'Your payment is being processed. We’ll email you when it’s done. Please don’t pay again.':
      'Il tuo pagamento è in corso. Riceverai un’e-mail quando sarà concluso; non pagare di nuovo.',
    'Payments aren’t set up on this server yet. You haven’t been charged.':
      'I pagamenti non sono ancora configurati su questo server. Non ti è stato addebitato nulla.',
    'The payment provider can’t be reached right now. You haven’t been charged twice. Please try again in a minute.':
      'Il servizio di pagamento non è raggiungibile in questo momento. Non ti è stato addebitato due volte. Riprova tra un minuto.',
    'Another payment on your account is still in progress. Wait a moment and try again.':
      'Un altro pagamento del tuo account è in corso. Aspetta un momento e riprova.',
    'This payment is no longer open. Choose your plan again.':
      'Questo pagamento non è più aperto. Scegli di nuovo il tuo piano.',
    'Your subscription has been canceled. You keep Premium until the end of the period you paid for.':
      'Il tuo abbonamento è stato disdetto. Mantieni Premium fino alla fine del periodo pagato.',
    'Your subscription has been canceled. You won’t be charged again.':
      'Il tuo abbonamento è stato disdetto. Non ti verrà addebitato altro.',
  },
  further: {
    'The phrasebook has no translation for this, and the translation service cannot be asked right now. Try again later, or pick a phrase from "Terms & Phrases to Try".':
      'Il frasario non ha una traduzione per questo, e al momento il servizio di traduzione non è raggiungibile. Riprova più tardi, o scegli una frase da «Parole e frasi da provare».',
    'You have used up the translations of today for phrases outside the phrasebook. Everyday phrases and "Terms & Phrases to Try" still work.':
      'Hai esaurito le traduzioni di oggi per le frasi che non sono nel frasario. Le frasi quotidiane e «Parole e frasi da provare» funzionano ancora.',
    'That was too fast. Wait # seconds and try again.': 'Troppo in fretta. Aspetta # secondi e riprova.',
    'Too many tries. Wait # second and try again.': 'Troppi tentativi. Aspetta # secondo e riprova.',
    'Too many tries. Wait # seconds and try again.': 'Troppi tentativi. Aspetta # secondi e riprova.',
    'Too many tries. Wait # minutes and try again.': 'Troppi tentativi. Aspetta # minuti e riprova.',
    'You have sent # messages today. You can send the next one in # hour.':
      'Oggi hai inviato # messaggi. Potrai inviare il prossimo tra # ora.',
    'You have sent # messages today. You can send the next one in # hours.':
      'Oggi hai inviato # messaggi. Potrai inviare il prossimo tra # ore.',
    'The free attempts of your network are used up for today. Sign in to use your own, or subscribe for unlimited practice.':
      'I tentativi gratuiti della tua rete sono finiti per oggi. Accedi per usare i tuoi, o abbonati per esercitarti senza limiti.',
    'The free attempts of your network are used up for today. Come back tomorrow, or subscribe for unlimited practice.':
      'I tentativi gratuiti della tua rete sono finiti per oggi. Torna domani, o abbonati per esercitarti senza limiti.',
    'The last payment of your plan has failed. Pay it first, or cancel the plan.':
      'L’ultimo pagamento del tuo piano non è riuscito. Prima pagalo, oppure disdici il piano.',
    'Your card was declined.': 'La tua carta è stata rifiutata.',
    'Your card has insufficient funds.': 'La tua carta non ha fondi sufficienti.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'La tua banca non ha confermato il pagamento. Usa un’altra carta e riprova.',
    'Your card was declined. This transaction requires authentication.':
      'La tua carta è stata rifiutata. La banca vuole che tu confermi questo pagamento.',
    'The payment did not go through. Please try again.': 'Il pagamento non è andato a buon fine. Riprova.',
    'This payment does not exist. Choose a plan again.':
      'Questo pagamento non esiste. Scegli di nuovo un piano.',
    'This session has already ended.': 'Questa sessione era già terminata.',
  },
  byCode: {
    'bad-request': 'Non è stato possibile capire la richiesta. Controlla quello che hai scritto e riprova.',
    'language-unknown': 'Questa lingua non è disponibile.',
    'languages-equal': 'Scegli due lingue diverse.',
    'text-empty': 'Prima scrivi un testo.',
    'text-too-long': 'Il testo è troppo lungo.',
    'text-not-speakable': 'Scrivi il testo con le lettere della lingua che stai provando.',
    'audio-missing': 'Non è stato captato alcun suono. Riprova.',
    'audio-too-short': 'La registrazione è troppo breve o muta. Parla chiaramente e riprova.',
    'audio-too-long': 'La registrazione è troppo lunga. Fanne una più breve.',
    'audio-damaged':
      'La registrazione è tagliata o danneggiata. Registra di nuovo e tieni aperta la pagina finché non è inviata.',
    'audio-unsupported': 'L’app non riesce a leggere questa registrazione. Prova con un altro browser.',
    'current-password-wrong': 'La tua password attuale non è corretta',
    'reset-code-wrong': 'Il codice non è valido o è scaduto',
    unauthenticated: 'Prima accedi.',
    'credentials-wrong': 'Nome utente o password non corretti',
    'attempts-used-up':
      'Hai usato i tuoi tentativi gratuiti. Aspetta che si liberi il prossimo, o abbonati per esercitarti senza limiti.',
    'subscription-needed': 'Questo fa parte di Premium. Abbonati per usarlo.',
    'forbidden-origin': 'Questa richiesta veniva da un altro sito. Apri l’app stessa e riprova.',
    forbidden: 'Non hai il permesso di farlo.',
    'server-scoring-off':
      'Questo server non riceve registrazioni: vengono valutate sul tuo dispositivo. Ricarica la pagina e riprova.',
    'device-scoring-off':
      'Questo server valuta da sé le registrazioni. Disattiva la valutazione su questo dispositivo e riprova.',
    'not-found': 'Non esiste più.',
    'translation-not-found':
      'Per questo non c’è ancora una traduzione. Prova una frase quotidiana più breve, o scegline una da «Parole e frasi da provare».',
    conflict: 'I dati salvati sono cambiati. Ricarica la pagina e riprova.',
    'already-subscribed': 'Hai già questo abbonamento. Non ti viene addebitato di nuovo.',
    'payment-processing': 'Il tuo pagamento è in corso. Non pagare di nuovo.',
    'upload-too-large': 'La registrazione è troppo grande. Fanne una più breve.',
    'content-type-unsupported': 'Il server non riesce a leggere ciò che è stato inviato.',
    'rate-limited': 'Troppe richieste di seguito. Aspetta un po’ e riprova.',
    internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
    'worker-failed': 'Qualcosa è andato storto da parte nostra. Riprova; questo tentativo non conta.',
    'upstream-failed': 'Un servizio esterno non risponde. Riprova tra un momento.',
    busy: 'In questo momento c’è molta gente. Aspetta qualche secondo e riprova; questo tentativo non conta.',
    'payments-unavailable': 'Su questo server non si può pagare. Non ti è stato addebitato nulla.',
    timeout: 'Ci è voluto troppo tempo. Riprova; questo tentativo non conta.',
  },
};
