import type { Translated } from '../catalogue.ts';
import type { home as english } from '../en/home.ts';

/** Home around the checker, in German. */
export const home: Translated<typeof english> = {
  promo: {
    banner: 'Fünf Sprachen, ein Tutor, der zuhört, und eine ehrliche Note für jedes Wort.',
    bannerLink: 'Kostenlos testen',
    introTitle: 'Kostenlos testen',
    introLead:
      'Schreib auf, was du sagen willst. Hör dir an, wie es klingt. Sag es, und sieh, welche Laute stimmten, welche nicht und wie du sie änderst. Die ersten fünf Bewertungen jeden Tag sind kostenlos, ohne Konto.',
    start: 'Kostenlos testen: Gib deinen ersten Satz ein',
    features: [
      {
        title: 'Rückmeldung zur Aussprache von deinem KI-Tutor',
        text: 'Schriftlich und gesprochen, zu den Lauten, die du gebildet hast.',
      },
      {
        title: 'Genauigkeit in Prozent',
        text: 'Für den Satz, jedes Wort und jeden Laut, und jeder Punkt ist begründet.',
      },
      { title: 'Anleitung', text: 'Wohin die Zunge geht, was die Lippen tun, was du zuerst änderst.' },
      {
        title: 'Eine Übersetzungsfunktion',
        text: 'Locker oder förmlich, damit du es sagst, wie man es wirklich sagt.',
      },
      { title: 'Fünf Sprachen', text: 'Englisch, Spanisch, Französisch, Deutsch und Italienisch.' },
    ],
  },

  tabs: {
    label: 'Was möchtest du tun?',
    tips: 'Tipps / Anleitung',
    pronunciation: 'Aussprachetest',
    resources: 'Wörter & Sätze zum Üben',
  },

  vocabulary: {
    title: 'Wörter & Sätze zum Üben',
    lead: 'Wähle etwas aus, und es wandert in den Aussprachetest.',
    language: 'Sprache',
    level: 'Schwierigkeit',
    levels: { beginner: 'Anfänger', intermediate: 'Mittelstufe', advanced: 'Fortgeschritten' },
    category: 'Thema',
    loading: 'Wortschatz wird geladen...',
    empty: 'Der Wortschatz konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    terms: 'Wörter',
    phrases: 'Sätze',
    hear: (text: string) => `${text} anhören`,
  },

  popup: {
    title: 'Übe ohne Grenzen',
    lead: 'Deine fünf kostenlosen Bewertungen für diese 24 Stunden sind verbraucht. Mit einem Abo fällt die Grenze weg.',
    nextFree: (time: string) => `Deine nächste kostenlose Bewertung gibt es um ${time}.`,
    features: [
      'Unbegrenzt Aussprache üben',
      'Deine Genauigkeit, von der KI gemessen',
      'Rückmeldung und Anleitung',
      'Zugang zu allen Sprachen',
    ],
    subscribe: 'Jetzt abonnieren',
    prices: 'Preise',
    price: (price: string, interval: string) => `${price} pro ${interval}`,
    intervals: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
    notNow: 'Nicht jetzt',
  },
};
