import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The tips tab in German. */
export default {
  tips: {
    hintsTitle: 'Nützliche Hinweise',
    hints: [
      {
        title: '95 Prozent sind gut',
        text: 'Eine Bewertung von 95 Prozent ist gut; selbst Muttersprachler erreichen selten 100.',
      },
      {
        title: 'Sprich deutlich und langsam',
        text: 'Gib jedem Wort seine Zeit. Das Tempo kommt von selbst.',
      },
      {
        title: 'Nimm ein gutes Mikrofon',
        text: 'Ein gutes Mikrofon nah am Mund hört, was du tust; eines am anderen Ende des Zimmers rät.',
      },
      {
        title: 'Halte Hintergrundgeräusche klein',
        text: 'Schließ das Fenster, stell die Musik ab und lass nur eine Person sprechen.',
      },
      {
        title: 'Sprich jede Silbe aus',
        text: 'Auch die kleinen am Ende, wo die Sprache sie behält.',
      },
      {
        title: 'Manche Wörter gelingen leichter perfekt',
        text: 'Kurze Wörter mit vertrauten Lauten sind großzügig. An langen lernst du mehr.',
      },
    ],
    instructionsTitle: 'Anleitung',
    steps: [
      {
        title: 'Sprachen wählen',
        text: 'Die, in der du schreibst, und die, in der du es sagen willst.',
      },
      { title: 'Locker oder förmlich wählen', text: 'Für Freunde oder für jemanden, den du siezt.' },
      { title: 'Text eingeben', text: 'Ein Wort oder einen Satz mit bis zu 250 Zeichen.' },
      { title: 'Übersetzen', text: 'Drück auf Übersetzen oder im Textfeld die Eingabetaste.' },
      { title: 'Anhören', text: 'Hör dir den Satz an, so oft du magst.' },
      {
        title: 'Tempo wählen',
        text: 'Langsam, um jeden Laut zu erfassen, oder normales Tempo, um ihn zu hören, wie man ihn spricht.',
      },
      {
        title: 'Aufnehmen',
        text: 'Sag ihn. Die Aufnahme endet, wenn du verstummst, wenn du auf Stopp drückst oder mit Escape.',
      },
      {
        title: 'Bewertung und Rückmeldung bekommen, wiederholen',
        text: 'Lies und hör, was du ändern kannst, drück auf ein Wort, um nur dieses zu hören, und nimm noch einmal auf.',
      },
    ],
    functionsTitle: 'Funktionen',
    functions: [
      {
        name: 'Übersetzen',
        text: 'bringt deinen Text in die Sprache, die du übst, locker oder förmlich.',
      },
      { name: 'Anhören', text: 'spricht den Satz im gewählten Tempo.' },
      { name: 'Langsam', text: 'spricht mit sieben Zehnteln des üblichen Tempos.' },
      { name: 'Normales Tempo', text: 'spricht, wie man spricht.' },
      { name: 'Aufnehmen', text: 'hört dir zu; Stopp oder Escape beendet es, und Stille ebenso.' },
      { name: 'Vorlesen', text: 'spricht die Rückmeldung des Tutors noch einmal.' },
      { name: 'Antwort aufnehmen', text: 'nimmt denselben Satz noch einmal auf.' },
      {
        name: 'Stumm schalten',
        text: 'unterbindet Sprache, die von selbst beginnt; was du drückst, erklingt weiterhin.',
      },
      { name: 'Genauigkeit im Schnitt', text: 'ist das Mittel deiner Bewertungen in dieser Sitzung.' },
      {
        name: 'Wörter & Sätze zum Üben',
        text: 'bietet Wörter und Sätze nach Thema und Schwierigkeit.',
      },
    ],
  },
} satisfies Translated<typeof english>;
