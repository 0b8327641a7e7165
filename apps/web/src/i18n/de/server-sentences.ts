import type { ServerSentences } from '../server-sentences.ts';

/** What the server says in English, in German. */
export const serverSentences: ServerSentences = {
  shared: {
    'Username must be at least 3 characters': 'Der Benutzername braucht mindestens 3 Zeichen',
    'Username must be at most 40 characters': 'Der Benutzername darf höchstens 40 Zeichen haben',
    'Username contains characters that cannot be shown':
      'Der Benutzername enthält Zeichen, die sich nicht anzeigen lassen',
    'Password must be at least 6 characters': 'Das Passwort braucht mindestens 6 Zeichen',
    'Password must be at most 200 characters': 'Das Passwort darf höchstens 200 Zeichen haben',
    'Invalid email address': 'Ungültige E-Mail-Adresse',
    'Please provide a valid email address': 'Gib eine gültige E-Mail-Adresse an',
    'Passwords do not match': 'Die Passwörter stimmen nicht überein',
    "Passwords don't match": 'Die Passwörter stimmen nicht überein',
    'Current password is required': 'Das aktuelle Passwort fehlt',
    'New password must be at least 6 characters': 'Das neue Passwort braucht mindestens 6 Zeichen',
    'Confirm password is required': 'Die Wiederholung des Passworts fehlt',
    'Code must be 6 digits': 'Der Code hat 6 Ziffern',
    'The code is invalid or expired': 'Der Code ist ungültig oder abgelaufen',
    'If an account exists with this email, a reset code has been sent.':
      'Wenn es zu dieser E-Mail ein Konto gibt, wurde ein Code gesendet.',
    'Invalid username or password': 'Benutzername oder Passwort ist falsch',
    'Your current password is incorrect': 'Dein aktuelles Passwort stimmt nicht',
    'That username or email is already in use. Choose another, or log in if the account is yours.':
      'Dieser Benutzername oder diese E-Mail ist schon vergeben. Wähle etwas anderes, oder melde dich an, wenn das Konto dir gehört.',
    'Log in first.': 'Melde dich zuerst an.',
    'Please enter a message before submitting.': 'Schreib eine Nachricht, bevor du sie abschickst.',
    'Message must be 500 characters or less.': 'Die Nachricht darf höchstens 500 Zeichen haben.',
    'Please provide your email address.': 'Gib deine E-Mail-Adresse an.',
    'Please provide a valid email address.': 'Gib eine gültige E-Mail-Adresse an.',
    'Your message has been sent successfully!': 'Deine Nachricht wurde gesendet!',
    'Sign in with the account you used at signup to open the billing portal.':
      'Melde dich mit dem Konto an, mit dem du dich registriert hast, um das Abrechnungsportal zu öffnen.',
    'There is no subscription to cancel.': 'Es gibt kein Abo, das du kündigen könntest.',
    'This account has no payments yet. Choose a plan first.':
      'Zu diesem Konto gibt es noch keine Zahlungen. Wähle zuerst ein Abo.',
    'You already have this subscription. You won’t be charged again.':
      'Du hast dieses Abo schon. Es wird nicht noch einmal abgebucht.',
    'Your payment is being processed. We’ll email you when it’s done. Please don’t pay again.':
      'Deine Zahlung wird bearbeitet. Du bekommst eine E-Mail, wenn sie fertig ist; bitte zahle nicht noch einmal.',
    'Payments aren’t set up on this server yet. You haven’t been charged.':
      'Auf diesem Server sind noch keine Zahlungen eingerichtet. Es wurde nichts abgebucht.',
    'The payment provider can’t be reached right now. You haven’t been charged twice. Please try again in a minute.':
      'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts doppelt abgebucht. Versuche es in einer Minute noch einmal.',
    'Another payment on your account is still in progress. Wait a moment and try again.':
      'Eine andere Zahlung deines Kontos läuft noch. Warte einen Moment und versuche es noch einmal.',
    'This payment is no longer open. Choose your plan again.':
      'Diese Zahlung ist nicht mehr offen. Wähle dein Abo noch einmal.',
    'Your subscription has been canceled. You keep Premium until the end of the period you paid for.':
      'Dein Abo ist gekündigt. Du behältst Premium bis zum Ende des bezahlten Zeitraums.',
    'Your subscription has been canceled. You won’t be charged again.':
      'Dein Abo ist gekündigt. Es wird nichts mehr abgebucht.',
  },
  further: {
    'The phrasebook has no translation for this, and the translation service cannot be asked right now. Try again later, or pick a phrase from "Terms & Phrases to Try".':
      'Der Sprachführer hat dafür keine Übersetzung, und der Übersetzungsdienst ist gerade nicht zu erreichen. Versuche es später noch einmal, oder nimm einen Satz aus „Wörter & Sätze zum Üben“.',
    'You have used up the translations of today for phrases outside the phrasebook. Everyday phrases and "Terms & Phrases to Try" still work.':
      'Deine heutigen Übersetzungen für Sätze außerhalb des Sprachführers sind aufgebraucht. Alltagssätze und „Wörter & Sätze zum Üben“ gehen weiterhin.',
    'That was too fast. Wait # seconds and try again.':
      'Das war zu schnell. Warte # Sekunden und versuche es noch einmal.',
    'Too many tries. Wait # second and try again.':
      'Zu viele Versuche. Warte # Sekunde und versuche es noch einmal.',
    'Too many tries. Wait # seconds and try again.':
      'Zu viele Versuche. Warte # Sekunden und versuche es noch einmal.',
    'Too many tries. Wait # minutes and try again.':
      'Zu viele Versuche. Warte # Minuten und versuche es noch einmal.',
    'You have sent # messages today. You can send the next one in # hour.':
      'Du hast heute # Nachrichten gesendet. Die nächste kannst du in # Stunde senden.',
    'You have sent # messages today. You can send the next one in # hours.':
      'Du hast heute # Nachrichten gesendet. Die nächste kannst du in # Stunden senden.',
    'The free attempts of your network are used up for today. Sign in to use your own, or subscribe for unlimited practice.':
      'Die kostenlosen Versuche deines Netzes sind für heute verbraucht. Melde dich an, um deine eigenen zu nutzen, oder übe mit einem Abo unbegrenzt.',
    'The free attempts of your network are used up for today. Come back tomorrow, or subscribe for unlimited practice.':
      'Die kostenlosen Versuche deines Netzes sind für heute verbraucht. Komm morgen wieder, oder übe mit einem Abo unbegrenzt.',
    'The last payment of your plan has failed. Pay it first, or cancel the plan.':
      'Die letzte Zahlung deines Abos ist fehlgeschlagen. Bezahle sie zuerst, oder kündige das Abo.',
    'Your card was declined.': 'Deine Karte wurde abgelehnt.',
    'Your card has insufficient funds.': 'Deine Karte ist nicht ausreichend gedeckt.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Deine Bank hat die Zahlung nicht bestätigt. Nimm eine andere Karte und versuche es noch einmal.',
    'Your card was declined. This transaction requires authentication.':
      'Deine Karte wurde abgelehnt. Die Bank möchte, dass du diese Zahlung bestätigst.',
    'The payment did not go through. Please try again.':
      'Die Zahlung hat nicht geklappt. Versuche es noch einmal.',
    'This payment does not exist. Choose a plan again.':
      'Diese Zahlung gibt es nicht. Wähle noch einmal ein Abo.',
    'This session has already ended.': 'Diese Sitzung war schon beendet.',
  },
  byCode: {
    'bad-request': 'Die Anfrage war nicht zu verstehen. Prüfe deine Eingaben und versuche es noch einmal.',
    'language-unknown': 'Diese Sprache gibt es hier nicht.',
    'languages-equal': 'Wähle zwei verschiedene Sprachen.',
    'text-empty': 'Gib zuerst einen Text ein.',
    'text-too-long': 'Der Text ist zu lang.',
    'text-not-speakable': 'Schreib den Text in den Buchstaben der Sprache, die du übst.',
    'audio-missing': 'Es wurde kein Ton aufgenommen. Versuche es noch einmal.',
    'audio-too-short': 'Die Aufnahme ist zu kurz oder stumm. Sprich deutlich und versuche es noch einmal.',
    'audio-too-long': 'Die Aufnahme ist zu lang. Nimm eine kürzere auf.',
    'audio-damaged':
      'Die Aufnahme ist abgeschnitten oder beschädigt. Nimm noch einmal auf und lass die Seite offen, bis sie gesendet ist.',
    'audio-unsupported': 'Diese Aufnahme kann die App nicht lesen. Versuche es mit einem anderen Browser.',
    'current-password-wrong': 'Dein aktuelles Passwort stimmt nicht',
    'reset-code-wrong': 'Der Code ist ungültig oder abgelaufen',
    unauthenticated: 'Melde dich zuerst an.',
    'credentials-wrong': 'Benutzername oder Passwort ist falsch',
    'attempts-used-up':
      'Deine kostenlosen Versuche sind verbraucht. Warte, bis der nächste frei wird, oder übe mit einem Abo unbegrenzt.',
    'subscription-needed': 'Das gehört zu Premium. Mit einem Abo kannst du es nutzen.',
    'forbidden-origin':
      'Diese Anfrage kam von einer anderen Seite. Öffne die App selbst und versuche es noch einmal.',
    forbidden: 'Das darfst du nicht.',
    'server-scoring-off':
      'Dieser Server nimmt keine Aufnahmen an: Bewertet wird auf deinem Gerät. Lade die Seite neu und versuche es noch einmal.',
    'device-scoring-off':
      'Dieser Server bewertet Aufnahmen selbst. Schalte die Bewertung auf diesem Gerät aus und versuche es noch einmal.',
    'not-found': 'Das gibt es nicht mehr.',
    'translation-not-found':
      'Dafür gibt es noch keine Übersetzung. Versuche einen kürzeren Alltagssatz, oder nimm einen aus „Wörter & Sätze zum Üben“.',
    conflict: 'Die gespeicherten Daten haben sich geändert. Lade die Seite neu und versuche es noch einmal.',
    'already-subscribed': 'Du hast dieses Abo schon. Es wird nicht noch einmal abgebucht.',
    'payment-processing': 'Deine Zahlung wird bearbeitet. Bitte zahle nicht noch einmal.',
    'upload-too-large': 'Die Aufnahme ist zu groß. Nimm eine kürzere auf.',
    'content-type-unsupported': 'Der Server kann das Gesendete nicht lesen.',
    'rate-limited': 'Zu viele Anfragen. Warte ein wenig und versuche es noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Versuche es noch einmal.',
    'worker-failed': 'Bei uns ist etwas schiefgegangen. Versuche es noch einmal; dieser Versuch zählt nicht.',
    'upstream-failed': 'Ein externer Dienst antwortet nicht. Versuche es gleich noch einmal.',
    busy: 'Gerade ist viel los. Warte ein paar Sekunden und versuche es noch einmal; dieser Versuch zählt nicht.',
    'payments-unavailable': 'Auf diesem Server sind keine Zahlungen möglich. Es wurde nichts abgebucht.',
    timeout: 'Das hat zu lange gedauert. Versuche es noch einmal; dieser Versuch zählt nicht.',
  },
};
