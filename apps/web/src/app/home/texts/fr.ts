import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The tips tab in French. */
export default {
  tips: {
    hintsTitle: 'Conseils utiles',
    hints: [
      {
        title: '95 pour cent, c’est bien',
        text: 'Une note de 95 pour cent est bonne ; même les natifs atteignent rarement 100.',
      },
      {
        title: 'Parle distinctement et lentement',
        text: 'Donne à chaque mot son temps. La vitesse vient toute seule.',
      },
      {
        title: 'Prends un bon micro',
        text: 'Un bon micro près de la bouche entend ce que tu fais ; un micro à l’autre bout de la pièce devine.',
      },
      {
        title: 'Réduis le bruit de fond',
        text: 'Ferme la fenêtre, coupe la musique et laisse parler une seule personne.',
      },
      {
        title: 'Prononce chaque syllabe',
        text: 'Même les petites à la fin, là où la langue les garde.',
      },
      {
        title: 'Certains mots donnent plus facilement une note parfaite',
        text: 'Les mots courts aux sons familiers sont généreux. Les longs apprennent davantage.',
      },
    ],
    instructionsTitle: 'Mode d’emploi',
    steps: [
      {
        title: 'Choisis les langues',
        text: 'Celle dans laquelle tu écris et celle dans laquelle tu veux parler.',
      },
      {
        title: 'Choisis familier ou soutenu',
        text: 'Pour un ami, ou pour quelqu’un que tu vouvoies.',
      },
      { title: 'Écris un texte', text: 'Un mot ou une phrase de 250 caractères au plus.' },
      { title: 'Traduis', text: 'Appuie sur Traduire, ou sur Entrée dans la zone de texte.' },
      { title: 'Écoute', text: 'Écoute la phrase aussi souvent que tu veux.' },
      {
        title: 'Choisis la vitesse',
        text: 'Vitesse lente pour saisir chaque son, vitesse normale pour l’entendre comme on la dit.',
      },
      {
        title: 'Enregistre',
        text: 'Dis-la. L’enregistrement s’arrête quand tu te tais, quand tu appuies sur Arrêter, ou avec Échap.',
      },
      {
        title: 'Reçois la note et les retours, recommence',
        text: 'Lis et écoute ce qu’il faut changer, appuie sur un mot pour n’entendre que lui, et enregistre de nouveau.',
      },
    ],
    functionsTitle: 'Fonctions',
    functions: [
      {
        name: 'Traduire',
        text: 'met ton texte dans la langue que tu travailles, en style familier ou soutenu.',
      },
      { name: 'Écouter', text: 'dit la phrase à la vitesse choisie.' },
      { name: 'Vitesse lente', text: 'parle aux sept dixièmes de la vitesse habituelle.' },
      { name: 'Vitesse normale', text: 'parle comme les gens.' },
      { name: 'Enregistrer', text: 't’écoute ; Arrêter, Échap ou le silence y mettent fin.' },
      { name: 'Réécouter', text: 'redit le retour du tuteur.' },
      { name: 'Enregistrer ta réponse', text: 'reprend la même phrase.' },
      {
        name: 'Couper la voix',
        text: 'arrête la voix qui démarre toute seule ; ce que tu demandes s’entend toujours.',
      },
      { name: 'Précision moyenne', text: 'est la moyenne de tes notes dans cette session.' },
      {
        name: 'Mots et phrases à essayer',
        text: 'propose des mots et des phrases par thème et par difficulté.',
      },
    ],
  },
} satisfies Translated<typeof english>;
