import { LIMITS, PLANS } from '@speak-it-now/contract';
import { usdPrice } from '../../../i18n/format.ts';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const RATES = { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' };
const PRICES = PLANS.map((plan) => `${usdPrice(plan.priceCents, 'de')} ${RATES[plan.interval]}`);

/** The terms of service in German. */
const terms: LegalText = [
  {
    id: 'service',
    title: 'Was Speak It Now ist',
    blocks: [
      'Speak It Now ist ein Aussprachetest für fünf Sprachen: Englisch, Spanisch, Französisch, Deutsch und Italienisch. Du gibst einen Satz ein, lässt ihn übersetzen, hörst ihn, nimmst dich beim Sprechen auf und bekommst deine Genauigkeit in Prozent und das Feedback eines KI-Tutors. Wenn du den Dienst benutzt, stimmst du diesen Bedingungen zu. „Wir“ ist die Person oder Organisation, die den Server betreibt, den du benutzt.',
    ],
  },
  {
    id: 'age',
    title: 'Wer ihn benutzen darf',
    blocks: [
      `Du musst mindestens ${LIMITS.minimumAgeYears} Jahre alt sein. Bist du dort, wo du lebst, noch nicht volljährig, muss ein Elternteil oder Vormund diesen Bedingungen für dich zustimmen, ebenso jeder Zahlung.`,
    ],
  },
  {
    id: 'scores',
    title: 'Bewertungen und Feedback',
    blocks: [
      'Die Bewertungen stammen von einer Software, die gehörte Laute mit erwarteten vergleicht. Sie sind zum Lernen da. Sie sind kein Zeugnis und können falsch sein: Ein lauter Raum, ein ungewöhnliches Mikrofon, eine Erkältung oder ein regionaler Akzent können sie verschlechtern. Triff damit keine Entscheidungen über andere Menschen.',
      'Auch die Übersetzungen sind zum Üben gemacht. Lass Wichtiges von einem Menschen prüfen.',
    ],
  },
  {
    id: 'recordings',
    title: 'Deine Aufnahmen',
    blocks: [
      'Deine Sprachaufnahmen gehen zur Bewertung an einen KI-Anbieter: standardmäßig an die KI dieses Servers oder an den externen Anbieter, den der Betreiber angeschlossen hat, oder an gar keinen, wenn du gewählt hast, auf deinem eigenen Gerät bewertet zu werden. Aufnahmen werden nicht gespeichert. Die Datenschutzerklärung sagt im Einzelnen, was mit ihnen geschieht; beidem stimmst du vor deiner ersten Aufnahme zu.',
      'Nimm nur deine eigene Stimme auf oder die von jemandem, der zugestimmt hat.',
    ],
  },
  {
    id: 'free',
    title: 'Kostenlos üben',
    blocks: [
      `Ohne Abo hast du ${LIMITS.freeAttempts} kostenlose Versuche in ${HOURS} Stunden, mit oder ohne Konto. Es zählt nur ein Versuch, für den du eine Bewertung bekommst. Die Grenze zu umgehen, etwa durch Löschen von Cookies oder viele Konten, ist nicht erlaubt; außerdem gilt eine Obergrenze pro Netz.`,
    ],
  },
  {
    id: 'account',
    title: 'Dein Konto',
    blocks: [
      'Gib eine E-Mail-Adresse an, unter der man dich erreicht, behalte dein Passwort für dich und sag uns, wenn jemand anders dein Konto benutzt hat. Ein Konto ist für eine Person. Du kannst es jederzeit auf der Kontoseite löschen.',
    ],
  },
  {
    id: 'subscription',
    title: 'Abos und Bezahlung',
    blocks: [
      'Mit einem Abo übst du unbegrenzt. Die Preise:',
      PRICES,
      'Ein Abo verlängert sich am Ende jedes Zeitraums automatisch zum dann angezeigten Preis, bis du es kündigst. Zahlungen wickelt unser Kartenzahlungsdienst ab; deine Kartennummer sehen wir nie. Weitere Gebühren gibt es nicht.',
    ],
  },
  {
    id: 'canceling',
    title: 'Kündigung und Erstattung',
    blocks: [
      'Du kannst jederzeit auf der Kontoseite oder im Abrechnungsportal kündigen. Du behältst den Zugang bis zum Ende des bezahlten Zeitraums; danach wird nichts mehr abgebucht. Für angebrochene Zeiträume gibt es keine Erstattung. Wenn du dein Konto löschst, endet das Abo sofort, ebenfalls ohne Erstattung für den Rest des Zeitraums. Rechte, die dir das Gesetz als Verbraucher gibt und auf die man nicht verzichten kann, bleiben bestehen.',
      'Das Abrechnungsportal zeigt deine Rechnungen und Karten. Du brauchst die E-Mail-Adresse, mit der du dich registriert hast.',
    ],
  },
  {
    id: 'conduct',
    title: 'Fairer Umgang',
    blocks: [
      'Bitte nicht:',
      [
        'den Dienst angreifen, überlasten oder ausforschen oder seine Grenzen und Schutzmaßnahmen umgehen;',
        'ihn automatisiert benutzen, um massenhaft Sprache zu bewerten oder zu erzeugen;',
        'etwas senden, das verboten ist oder die Rechte anderer verletzt;',
        'das Konto einer anderen Person benutzen.',
      ],
      'Ein Konto, das diese Regeln verletzt, können wir sperren. Ist der Verstoß nicht schwer, warnen wir dich vorher.',
    ],
  },
  {
    id: 'software',
    title: 'Software und Inhalte',
    blocks: [
      'Die Software ist frei unter der GNU Affero General Public License, Version 3 oder später; diese Bedingungen regeln die Benutzung dieses Servers, nicht deine Rechte an der Software. Was du schreibst und sagst, bleibt deins. Du erlaubst uns, es zu verarbeiten, um dir zu antworten, und zu nichts sonst.',
    ],
  },
  {
    id: 'warranty',
    title: 'Verfügbarkeit und Haftung',
    blocks: [
      'Wir betreiben den Dienst mit Sorgfalt, können aber nicht versprechen, dass er immer verfügbar, fehlerfrei oder in jeder Bewertung richtig ist. Soweit das Gesetz es zulässt, haften wir nicht für Verluste durch eine Bewertung, eine Übersetzung oder einen Ausfall, und insgesamt für höchstens das, was du uns in den zwölf Monaten davor bezahlt hast. Nichts hiervon beschränkt die Haftung für Vorsatz, grobe Fahrlässigkeit oder Schäden an Leben und Gesundheit.',
    ],
  },
  {
    id: 'changes',
    title: 'Änderungen und Ende',
    blocks: [
      'Wenn sich diese Bedingungen ändern, ändert sich ihr Datum, und vor deiner nächsten Aufnahme wirst du erneut um Zustimmung gebeten. Eine Preisänderung betrifft ein laufendes Abo erst, wenn wir sie dir per E-Mail mitgeteilt haben und du Zeit zum Kündigen hattest. Schließen wir den Dienst, erstatten wir, was für die Zeit danach bezahlt wurde.',
      'Wenn ein Teil dieser Bedingungen nicht gilt, gilt der Rest. Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, und daneben der Schutz, den das Recht deines Landes Verbrauchern gibt.',
    ],
  },
  {
    id: 'contact',
    title: 'Kontakt',
    blocks: [
      'Schreib uns auf der Seite Fragen / Kommentare. Bei Fragen zur Abrechnung hilft das Abrechnungsportal unten am schnellsten.',
    ],
  },
];

export default terms;
