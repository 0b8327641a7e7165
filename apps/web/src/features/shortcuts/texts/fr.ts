import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The settings of the keyboard shortcuts, in French. */
export default {
  title: 'Raccourcis clavier',
  lead: 'Ils fonctionnent dans le vérificateur de prononciation, la révision du vocabulaire et les exercices de sons, même pendant que tu écris. Les touches sans Alt ni Ctrl attendent que tu aies quitté la zone de texte.',
  on: 'Utiliser les raccourcis clavier',
  actions: {
    record: {
      name: 'Enregistrer',
      text: 'ouvre le micro ; dans un exercice de mot, pour ce mot seul.',
    },
    stop: {
      name: 'Arrêter',
      text: 'termine l’enregistrement ou le son en cours. Échap termine aussi un enregistrement.',
    },
    listen: { name: 'Écouter', text: 'dit la phrase, comme le bouton.' },
    next: {
      name: 'Phrase suivante',
      text: 'continue dans la liste où tu as choisi, ou fait place à une nouvelle phrase ; dans la révision et les exercices, passe à la suite.',
    },
  },
  none: 'aucune touche',
  change: 'Changer',
  changeOf: (action) => `Changer les touches pour ${action}`,
  remove: 'Retirer',
  removeOf: (action) => `Retirer les touches pour ${action}`,
  press: 'Appuie sur les nouvelles touches. Échap garde les anciennes.',
  problems: {
    incomplete: 'Ajoute une lettre, un chiffre ou une touche de fonction.',
    page: 'Cette touche actionne les boutons et les champs de la page. Choisis-en une autre.',
    browser: 'Le navigateur ou cette page a lui-même besoin de ces touches. Essaie Alt avec une lettre.',
  },
  changed: (action, keys) => `${action} : maintenant ${keys}.`,
  exchanged: (action, keys, other, otherKeys) =>
    `${action} : maintenant ${keys}. Ces touches étaient à « ${other} », qui reçoit ${otherKeys} en échange.`,
  exchangedForNone: (action, keys, other) =>
    `${action} : maintenant ${keys}. Ces touches étaient à « ${other} », qui n’en a plus.`,
  removed: (action) => `${action} n’a plus de touches.`,
  kept: 'Rien n’a été changé.',
  restore: 'Rétablir les touches d’origine',
  restored: 'Les touches d’origine sont rétablies.',
} satisfies Translated<typeof english>;
