import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The settings of the keyboard shortcuts, in German. */
export default {
  title: 'Tastenkürzel',
  lead: 'Sie gelten im Aussprachetest, in der Wortschatz-Wiederholung und in den Lautübungen, auch während du schreibst. Tasten ohne Alt oder Strg warten, bis du das Textfeld verlassen hast.',
  on: 'Tastenkürzel verwenden',
  actions: {
    record: { name: 'Aufnehmen', text: 'öffnet das Mikrofon; in einer Wortübung für deren Wort.' },
    stop: {
      name: 'Stopp',
      text: 'beendet die Aufnahme oder was gerade erklingt. Auch Escape beendet eine Aufnahme.',
    },
    listen: { name: 'Anhören', text: 'spricht den Satz, wie der Knopf Anhören.' },
    next: {
      name: 'Nächster Satz',
      text: 'geht in der Liste weiter, aus der du gewählt hast, oder macht Platz für einen neuen Satz; in der Wiederholung und den Lautübungen geht es zum nächsten Eintrag.',
    },
  },
  none: 'keine Tasten',
  change: 'Ändern',
  changeOf: (action) => `Tasten für ${action} ändern`,
  remove: 'Entfernen',
  removeOf: (action) => `Tasten für ${action} entfernen`,
  press: 'Drück die neuen Tasten. Escape behält die alten.',
  problems: {
    incomplete: 'Nimm einen Buchstaben, eine Ziffer oder eine Funktionstaste dazu.',
    page: 'Diese Taste bedient Knöpfe und Felder der Seite. Wähle eine andere.',
    browser:
      'Diese Tasten braucht der Browser oder diese Seite selbst. Versuch es mit Alt und einem Buchstaben.',
  },
  changed: (action, keys) => `${action}: jetzt ${keys}.`,
  exchanged: (action, keys, other, otherKeys) =>
    `${action}: jetzt ${keys}. Die Tasten gehörten zu „${other}“; dort gilt dafür jetzt ${otherKeys}.`,
  exchangedForNone: (action, keys, other) =>
    `${action}: jetzt ${keys}. Die Tasten gehörten zu „${other}“; dort gibt es jetzt keine.`,
  removed: (action) => `${action} hat jetzt keine Tasten.`,
  kept: 'Nichts wurde geändert.',
  restore: 'Ursprüngliche Tasten wiederherstellen',
  restored: 'Es gelten wieder die ursprünglichen Tasten.',
} satisfies Translated<typeof english>;
