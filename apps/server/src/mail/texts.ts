/** The words of the mails to learners, in the languages of the interface. */
import type { Locale } from '@speak-it-now/languages';

/** A mail's subject and its paragraphs; the code of a reset mail stands between `paragraphs` and `afterCode`. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

interface MailTexts {
  readonly greeting: (username: string) => string;
  /** Why the recipient gets the mail. */
  readonly reason: string;
  readonly resetCode: (minutes: number) => MailText & { readonly afterCode: readonly string[] };
  readonly passwordChanged: MailText;
  readonly emailChanged: (newEmail: string) => MailText;
}

export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = {
  en: {
    greeting: (username) => `Hello ${username},`,
    reason: 'You’re receiving this email because it’s about the security of your Speak It Now account.',
    resetCode: (minutes) => ({
      subject: 'Your Speak It Now reset code',
      paragraphs: [
        'We received a request to reset your password. Enter this code on the page where you requested it:',
      ],
      afterCode: [
        `The code works once and expires in ${minutes} minutes. Don’t share it with anyone. We’ll never ask you for it.`,
        'If this wasn’t you, ignore this email. Your password stays the same.',
      ],
    }),
    passwordChanged: {
      subject: 'Your Speak It Now password was changed',
      paragraphs: [
        'Your password was just changed, and your other devices were logged out.',
        'If this wasn’t you, reset your password now: open Speak It Now, choose "Forgot Password", and enter this email address.',
      ],
    },
    emailChanged: (newEmail) => ({
      subject: 'Your Speak It Now email address was changed',
      paragraphs: [
        `The email address of your account is now ${newEmail}. We’ll send all email there, including password resets.`,
        'If this wasn’t you, log in, change the address back, and set a new password. If you can’t log in, write to us under "Questions / Comments".',
      ],
    }),
  },
  es: {
    greeting: (username) => `Hola, ${username}:`,
    reason: 'Recibes este correo porque se trata de la seguridad de tu cuenta de Speak It Now.',
    resetCode: (minutes) => ({
      subject: 'Tu código para restablecer la contraseña de Speak It Now',
      paragraphs: [
        'Nos han pedido restablecer tu contraseña. Escribe este código en la página en la que lo pediste:',
      ],
      afterCode: [
        `El código sirve una sola vez y caduca en ${minutes} minutos. No lo compartas con nadie. Nunca te lo pediremos.`,
        'Si no has sido tú, ignora este correo. Tu contraseña no cambia.',
      ],
    }),
    passwordChanged: {
      subject: 'Tu contraseña de Speak It Now ha cambiado',
      paragraphs: [
        'Tu contraseña acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.',
        'Si no has sido tú, restablece ahora tu contraseña: abre Speak It Now, elige «¿Has olvidado la contraseña?» y escribe esta dirección de correo.',
      ],
    },
    emailChanged: (newEmail) => ({
      subject: 'Tu correo de Speak It Now ha cambiado',
      paragraphs: [
        `La dirección de correo de tu cuenta es ahora ${newEmail}. Allí enviaremos todos los correos, también los de la contraseña.`,
        'Si no has sido tú, inicia sesión, recupera tu dirección y pon una contraseña nueva. Si no puedes iniciar sesión, escríbenos en «Preguntas / Comentarios».',
      ],
    }),
  },
  fr: {
    greeting: (username) => `Bonjour ${username},`,
    reason: 'Tu reçois cet e-mail parce qu’il concerne la sécurité de ton compte Speak It Now.',
    resetCode: (minutes) => ({
      subject: 'Ton code de réinitialisation Speak It Now',
      paragraphs: [
        'Nous avons reçu une demande de réinitialisation de ton mot de passe. Saisis ce code sur la page où tu l’as demandé :',
      ],
      afterCode: [
        `Le code ne sert qu’une fois et expire dans ${minutes} minutes. Ne le donne à personne. Nous ne te le demanderons jamais.`,
        'Si ce n’était pas toi, ignore cet e-mail. Ton mot de passe ne change pas.',
      ],
    }),
    passwordChanged: {
      subject: 'Ton mot de passe Speak It Now a été modifié',
      paragraphs: [
        'Ton mot de passe vient d’être modifié et tes autres appareils ont été déconnectés.',
        'Si ce n’était pas toi, réinitialise ton mot de passe maintenant : ouvre Speak It Now, choisis « Mot de passe oublié ? » et saisis cette adresse e-mail.',
      ],
    },
    emailChanged: (newEmail) => ({
      subject: 'Ton adresse e-mail Speak It Now a été modifiée',
      paragraphs: [
        `L’adresse e-mail de ton compte est maintenant ${newEmail}. C’est là que nous enverrons tous les e-mails, y compris ceux du mot de passe.`,
        'Si ce n’était pas toi, connecte-toi, remets ton adresse et choisis un nouveau mot de passe. Si tu ne peux pas te connecter, écris-nous sous « Questions / Commentaires ».',
      ],
    }),
  },
  de: {
    greeting: (username) => `Hallo ${username},`,
    reason: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei Speak It Now geht.',
    resetCode: (minutes) => ({
      subject: 'Dein Code zum Zurücksetzen bei Speak It Now',
      paragraphs: [
        'Jemand möchte dein Passwort zurücksetzen. Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast:',
      ],
      afterCode: [
        `Der Code gilt einmal und läuft in ${minutes} Minuten ab. Gib ihn niemandem. Wir fragen dich nie danach.`,
        'Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
      ],
    }),
    passwordChanged: {
      subject: 'Dein Passwort bei Speak It Now wurde geändert',
      paragraphs: [
        'Dein Passwort wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.',
        'Wenn du das nicht warst, setz dein Passwort jetzt zurück: Öffne Speak It Now, wähle „Passwort vergessen?“ und gib diese E-Mail-Adresse ein.',
      ],
    },
    emailChanged: (newEmail) => ({
      subject: 'Deine E-Mail-Adresse bei Speak It Now wurde geändert',
      paragraphs: [
        `Die E-Mail-Adresse deines Kontos ist jetzt ${newEmail}. Dorthin schicken wir ab jetzt alle E-Mails, auch die zum Passwort.`,
        'Wenn du das nicht warst, melde dich an, stell deine Adresse wieder ein und wähle ein neues Passwort. Wenn du dich nicht anmelden kannst, schreib uns unter „Fragen / Kommentare“.',
      ],
    }),
  },
  it: {
    greeting: (username) => `Ciao ${username},`,
    reason: 'Ricevi questa email perché riguarda la sicurezza del tuo account Speak It Now.',
    resetCode: (minutes) => ({
      subject: 'Il tuo codice per reimpostare la password di Speak It Now',
      paragraphs: [
        'Abbiamo ricevuto una richiesta di reimpostare la tua password. Inserisci questo codice nella pagina in cui l’hai chiesto:',
      ],
      afterCode: [
        `Il codice vale una sola volta e scade tra ${minutes} minuti. Non darlo a nessuno. Non te lo chiederemo mai.`,
        'Se non hai chiesto nulla, ignora questa email. La tua password resta la stessa.',
      ],
    }),
    passwordChanged: {
      subject: 'La tua password di Speak It Now è stata cambiata',
      paragraphs: [
        'La tua password è appena stata cambiata e i tuoi altri dispositivi sono stati disconnessi.',
        'Se non riconosci la modifica, reimposta subito la password: apri Speak It Now, scegli «Hai dimenticato la password?» e inserisci questo indirizzo email.',
      ],
    },
    emailChanged: (newEmail) => ({
      subject: 'Il tuo indirizzo email di Speak It Now è stato cambiato',
      paragraphs: [
        `L’indirizzo email del tuo account ora è ${newEmail}. Lì invieremo tutte le email, anche quelle per la password.`,
        'Se non riconosci la modifica, accedi, ripristina il tuo indirizzo e scegli una nuova password. Se non riesci ad accedere, scrivici in «Domande / Commenti».',
      ],
    }),
  },
};
