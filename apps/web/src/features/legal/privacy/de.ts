import { LIMITS } from '@speak-it-now/contract';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const SESSION_DAYS = LIMITS.sessionMs / 86_400_000;
const RESET_MINUTES = LIMITS.resetCodeMs / 60_000;

/** The privacy policy in German. */
const privacy: LegalText = [
  {
    id: 'in-short',
    title: 'Kurz gesagt',
    blocks: [
      [
        'Deine Aufnahmen werden bewertet und dann gelöscht. Sie werden nicht gespeichert.',
        'Du kannst ohne Konto üben. Ein Konto speichert nur, was die Kontoseite zeigt, und nichts darüber, wie du klingst.',
        'Es gibt keine Werbung, kein Tracking über Websites hinweg und keinen Verkauf von Daten.',
        'Auf der Kontoseite kannst du jederzeit alles herunterladen, was über dich gespeichert ist, und es löschen.',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Wer verantwortlich ist',
    blocks: [
      'Speak It Now ist ein Aussprachetest für Englisch, Spanisch, Französisch, Deutsch und Italienisch. Verantwortlich für deine Daten ist die Person oder Organisation, die den Server betreibt, den du benutzt; hier heißt sie „wir“. Du erreichst uns über die Seite Fragen / Kommentare.',
      `Der Dienst ist für Menschen ab ${LIMITS.minimumAgeYears} Jahren gedacht. Wir speichern nicht wissentlich Daten jüngerer Kinder; sag uns, wenn ein Konto einem solchen Kind gehört, und wir löschen es.`,
    ],
  },
  {
    id: 'recordings',
    title: 'Deine Sprachaufnahmen',
    blocks: [
      'Wenn du auf Aufnehmen drückst, fragt dein Browser nach dem Mikrofon, nimmt bis zu 30 Sekunden auf und sendet die Aufnahme zusammen mit dem Satz und seiner Sprache. Deine Sprachaufnahmen gehen zur Bewertung an einen KI-Anbieter. Welcher das ist, hängt davon ab, wie dieser Server eingerichtet ist:',
      [
        'Standardmäßig ist es die KI, die zu diesem Server gehört. Die Aufnahme wird auf dem Server selbst bewertet und an niemanden weitergegeben.',
        'Hat der Betreiber externe KI-Anbieter angeschlossen, nennt sie die Zustimmung vor deiner ersten Aufnahme. Die Aufnahme und der Satz werden an die gesendet, die deine Zustimmung nennt, für diese eine Bewertung und zu den Bedingungen, die der Betreiber mit ihnen vereinbart hat, und an niemanden sonst. Ein Anbieter, der dein Ergebnis in andere Worte fasst, bekommt den Satz und die Befunde, nie die Aufnahme.',
        'Wird auf deinem eigenen Gerät bewertet, weil du es gewählt hast oder weil dieser Server nur das anbietet, verlässt die Aufnahme dein Gerät überhaupt nicht. An den Server gehen der Satz, seine Sprache und die Bewertung jedes Worts und Lauts, damit er den Versuch zählen und im Verlauf deines Kontos behalten kann. Kann sie dort nicht bewertet werden, kannst du diese eine Aufnahme an den Server senden; von selbst wird sie nie gesendet.',
      ],
      'Aufnahmen werden nicht gespeichert. Sie liegen im Arbeitsspeicher, solange sie bewertet werden, werden von diesem Server nie auf eine Platte oder in ein Protokoll geschrieben und sind weg, wenn die Antwort gesendet ist. Was auf der Seite bleibt, ist deine eigene Kopie in deinem Browser; sie verschwindet, wenn du die Seite verlässt, außer du lässt deinen Browser deine erste und deine beste Aufnahme behalten (siehe Was in deinem Browser bleibt).',
      'Während du sprichst, zeigt dein Browser vielleicht mitlaufenden Text, außer wenn auf deinem eigenen Gerät bewertet wird. Das ist die Spracherkennung deines Browsers, nicht unsere; manche Browser lassen sie auf den Servern ihres Herstellers laufen. Auf deine Bewertung hat sie keinen Einfluss.',
      'Vor deiner ersten Aufnahme fragen wir nach deiner Zustimmung. Ohne Abo fragen wir alle 24 Stunden erneut; mit Abo nur, wenn sich diese Erklärung oder die Nutzungsbedingungen ändern.',
    ],
  },
  {
    id: 'texts',
    title: 'Was du schreibst und hörst',
    blocks: [
      'Sätze, die du übersetzen oder vorlesen lässt, werden verarbeitet, um dir zu antworten. Standardmäßig geschieht das auf diesem Server. Hat der Betreiber einen externen Übersetzungsdienst angeschlossen, wird ein Satz, den der Sprachführer nicht übersetzen kann, dorthin gesendet, ohne etwas, das sagt, wer du bist; das Ende dieser Seite nennt die Dienste. Dasselbe gilt für einen externen Sprachdienst. Ins Protokoll des Servers werden Sätze nicht geschrieben.',
      'Was ein externer Übersetzungsdienst geantwortet hat, wird bis zu 30 Tage gespeichert, damit niemand denselben Satz noch einmal senden muss: die Übersetzung, unter einem Schlüssel-Hash, aus dem sich weder der Satz lesen lässt noch, wer ihn eingegeben hat. Wie viele Übersetzungen solcher Dienste du verlangt hast, wird für den Tag gezählt.',
    ],
  },
  {
    id: 'visitors',
    title: 'Wenn du ohne Konto übst',
    blocks: [
      `Besucher haben ${LIMITS.freeAttempts} kostenlose Versuche in ${HOURS} Stunden. Um sie zu zählen, setzt der Server ein signiertes Cookie mit einer Zufallszahl und speichert ${HOURS} Stunden lang jede Bewertung mit ihrem Satz, ohne die Aufnahme. Ein Konto, das du in dieser Zeit anlegst, übernimmt sie; sonst sieht sie niemand. Gegen das Löschen von Cookies zählt er auch pro Netz, mit einem Schlüssel-Hash der Internetadresse, aus dem sich die Adresse nicht lesen lässt.`,
    ],
  },
  {
    id: 'accounts',
    title: 'Was ein Konto speichert',
    blocks: [
      [
        'Deinen Benutzernamen, deine E-Mail-Adresse, deine Sprache für E-Mails und dein Passwort als argon2id-Hash, nie das Passwort selbst.',
        'Wann das Konto angelegt und zuletzt benutzt wurde, die Zeitpunkte deiner bewerteten Versuche, was du mit 95 Prozent oder besser gesagt hast, und deine Serie von Tagen; wo das Konto einen Verlauf oder eine Wiederholung zeigt, deren Bewertungen und Antworten; und die Sätze, die du in „Meine Sätze“ behältst.',
        `Deine Sitzungen: Browser und System in Worten, wann du dich angemeldet hast und wann du zuletzt da warst. Eine Sitzung endet nach ${SESSION_DAYS} Tagen ohne Benutzung von selbst.`,
        'Deine Zustimmungen: wann, zu welcher Fassung und ob mit Abo.',
        'Dein Abo: Art, Zustand, bis wann es bezahlt ist, sowie Marke und letzte vier Ziffern der Karte. Kartennummern gehen nur an den Zahlungsdienst und berühren diesen Server nie.',
        'Erinnerungen, nur wenn du darum bittest: die Uhrzeit, deine Zeitzone und die Adresse deines Browsers beim Push-Dienst seines Herstellers. Über diesen Dienst läuft jeden Tag eine verschlüsselte Benachrichtigung, ohne deinen Namen und ohne deine Ergebnisse. Beendest du die Erinnerungen, wird das alles gelöscht.',
      ],
      `Zur Sicherheit zählen wir falsche Anmeldungen und falsche Codes bis zu sieben Tage lang unter einem Hash. Ein Code zum Zurücksetzen des Passworts wird als Hash gespeichert, gilt einmal und läuft nach ${RESET_MINUTES} Minuten ab.`,
    ],
  },
  {
    id: 'messages',
    title: 'Nachrichten und E-Mails',
    blocks: [
      'Was du unter Fragen / Kommentare schreibst, wird mit der E-Mail-Adresse für die Antwort gespeichert, bis es erledigt ist; Nachrichten eines Kontos werden mit dem Konto gelöscht. E-Mails senden wir nur zu deinem Konto, zu deinen Zahlungen oder als Antwort an dich. Sie warten, bis sie zugestellt sind; nicht zustellbare werden nach 30 Tagen gelöscht.',
    ],
  },
  {
    id: 'browser',
    title: 'Was in deinem Browser bleibt',
    blocks: [
      [
        'Ein Sitzungs-Cookie, wenn du angemeldet bist, und das oben beschriebene Cookie für Besucher. Beide sind nötig, keines ist für Skripte lesbar, und andere gibt es nicht.',
        'Im lokalen Speicher, bis du ihn leerst: deine Zustimmung (speak-it-now-consent); dein Farbschema (speak-it-now-theme, ui-theme); die Sprache der Seite (speak-it-now-language); das Mikrofon, das du gewählt hast, und das Wiedergabetempo (speak-it-now-audio); die gewählte Aussprache (speak-it-now-accents); dass deine erste und deine beste Aufnahme auf diesem Gerät behalten werden (speak-it-now-takes); Tastenkürzel, die du geändert hast (speak-it-now-shortcuts); ohne Konto deine Muttersprache (speak-it-now-first-language) und ob ein Mann oder eine Frau spricht (speak-it-now-speaker-gender); ohne Konto die Sätze, die du in „Meine Sätze“ behältst (speak-it-now-phrases) und die in dein Konto kommen, sobald du dich anmeldest; dass du den Einstieg in drei Schritten schon gesehen hast (speak-it-now-started); dass du eine Wiederholung begonnen hast, in welchen Sprachen und wie weit du bist (speak-it-now-review-started, speak-it-now-review-languages, speak-it-now-review); ob du zuletzt angemeldet warst, damit die Seite gleich für dich eingerichtet ist (speak-it-now-was-signed-in); die Sprachen des Aussprachetests und deiner letzten Aufnahme (speak-it-now-languages, speak-it-now-practiced-language); ob die Details eines Ergebnisses geöffnet sind (speak-it-now-details); ob auf diesem Gerät bewertet wird und was dafür heruntergeladen wurde (speak-it-now-scoring-choice, speak-it-now-device-scoring); bis zum Abmelden die Nummer und der Benutzername des zuletzt angemeldeten Kontos und ob es ein Abo hat, damit es ohne Verbindung üben kann (speak-it-now-known-learner); und der Vorname, den du in den Gesprächen der Wiederholung angibst (speak-it-now-learner-name).',
        'Im Sitzungsspeicher, bis du den Tab schließt: der Satz, den du gerade üben wolltest, damit er den Weg zur Zustimmung und zurück übersteht (speak-it-now-pending-input); was du getippt hattest, als eine neue Fassung der App geladen wurde, aber kein Passwort und keine Karte (speak-it-now-typed-text); dein letztes Ergebnis mit seinem Satz, ohne die Aufnahme, damit es beim Neuladen erhalten bleibt (speak-it-now-result); und deine besten und alle Bewertungen dieses Besuchs, für ihren Durchschnitt (speak-it-now-best-scores, speak-it-now-session-scores).',
        'Im Zwischenspeicher des Service Workers: die App selbst mit ihrem Wortschatz, damit sie sich ohne Verbindung öffnet. Keine Antwort des Servers, kein Satz von dir und keine Aufnahme kommt dorthin. Wird auf diesem Gerät bewertet, liegen die heruntergeladenen Dateien in einem eigenen Zwischenspeicher, bis du sie auf der Seite Bewertung auf dem Gerät entfernst. Ergebnisse, die du mit Abo ohne Verbindung erreichst, warten mit ihren Sätzen und ohne Ton in einer Datenbank des Browsers (IndexedDB), bis sie im Konto sind, höchstens 7 Tage. In derselben Datenbank liegen mit Abo dein Fortschritt, dein Verlauf und deine Übungen vom Stand der letzten Verbindung, damit diese Seiten sich offline öffnen, bis du dich abmeldest. Wenn du es möchtest, bleiben deine erste und deine beste Aufnahme jedes Satzes in einer weiteren solchen Datenbank (Vorher und nachher), bis du sie dort oder die Daten dieser Website löschst. Sie werden nie gesendet.',
      ],
    ],
  },
  {
    id: 'others',
    title: 'Wer sonst Daten bekommt',
    blocks: [
      'Nur die Dienste, die dafür nötig sind: der Zahlungsdienst, wenn du ein Abo abschließt, der Dienst, der unsere E-Mails zustellt, der Hoster dieses Servers, und der externe KI-, Übersetzungs- oder Sprachdienst, wenn der Betreiber einen angeschlossen hat. Sonst geben wir Daten nur weiter, wo das Gesetz uns verpflichtet.',
    ],
  },
  {
    id: 'rights',
    title: 'Deine Rechte',
    blocks: [
      [
        'Einsehen und exportieren: „Meine Daten herunterladen“ auf der Kontoseite gibt dir alles über dich als JSON-Datei.',
        'Berichtigen: Benutzername und E-Mail auf der Kontoseite.',
        'Löschen: Wenn du das Konto löschst, wird es mit allem, was dazugehört, sofort gelöscht. Zahlungsbelege, die aufbewahrt werden müssen, bleiben beim Zahlungsdienst.',
        'Widersprechen, einschränken, Zustimmung zurücknehmen: Hör auf aufzunehmen, lösche die Daten dieser Seite in deinem Browser oder schreib uns. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.',
      ],
      'Aufnahmen und Sätze verarbeiten wir, weil du zugestimmt hast, Konten und Abos, um unseren Vertrag mit dir zu erfüllen, und die Zählung von Versuchen und falschen Anmeldungen, weil wir ein berechtigtes Interesse an einem fairen und sicheren Dienst haben.',
    ],
  },
  {
    id: 'security',
    title: 'Sicherheit',
    blocks: [
      'Passwörter, Sitzungsschlüssel und Codes werden nur als Hash gespeichert, Protokolle enthalten weder Sätze noch Aufnahmen noch Adressen, und wo dieser Server über https erreicht wird, wird alles verschlüsselt übertragen. Kein System ist vollkommen sicher; sind deine Daten einmal betroffen, sagen wir es dir.',
    ],
  },
  {
    id: 'changes',
    title: 'Änderungen',
    blocks: [
      'Wenn sich diese Erklärung ändert, ändert sich ihr Datum, und vor deiner nächsten Aufnahme fragen wir erneut nach deiner Zustimmung.',
    ],
  },
];

export default privacy;
