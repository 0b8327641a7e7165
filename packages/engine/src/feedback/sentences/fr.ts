import type { FeedbackSentences } from './sentences.ts';

/** The feedback in French. */
export const french: FeedbackSentences = {
  notJudged: {
    silence:
      'On n’a rien entendu. Vérifie que le bon micro est sélectionné et qu’il n’est pas coupé, puis recommence. Cet essai n’est pas compté.',
    'too-quiet':
      'Ta voix était trop faible. Rapproche-toi du micro ou parle plus fort, puis recommence. Cet essai n’est pas compté.',
    'too-short':
      'L’enregistrement est trop court pour cette phrase. Appuie sur « Enregistrer », attends un instant, puis dis toute la phrase. Cet essai n’est pas compté.',
    clipped:
      'L’enregistrement est trop fort et saturé. Éloigne-toi un peu du micro, puis recommence. Cet essai n’est pas compté.',
    'too-noisy':
      'Il y a trop de bruit autour de toi. Trouve un endroit plus calme ou rapproche-toi du micro, puis recommence. Cet essai n’est pas compté.',
    whispered:
      'Tu as chuchoté, et on n’entend alors que la moitié des sons. Recommence avec ta voix normale. Cet essai n’est pas compté.',
    'other-speech':
      'On a entendu d’autres voix. Recommence dans un endroit où personne d’autre ne parle. Cet essai n’est pas compté.',
    'wrong-text':
      'On a entendu autre chose. Écoute la phrase une fois, puis redis-la. Cet essai n’est pas compté.',
    'too-close':
      'Impossible de trancher entre les deux mots. Réécoute-les tous les deux, puis redis le tien. Cet essai n’est pas compté.',
  },
  hiddenBy: {
    noise: 'Il y avait du bruit de fond, alors nous avons été moins sévères.',
    echo: 'Tu étais loin du micro, alors nous avons été moins sévères.',
    voice: 'On entendait une autre voix, alors nous avons été moins sévères.',
  },
  fixFirst: (reason, details) => `À corriger d’abord : ${reason}. ${details}`,
  smallDifferences: 'Autres petites différences',
  alsoIn: (words, more) =>
    `Aussi dans ${words.map((word) => `« ${word} »`).join(', ')}${more === 0 ? '' : ` et ${more} ${more === 1 ? 'autre mot' : 'autres mots'}`}`,
  pace: {
    slow: {
      reason: 'Débit lent',
      details: (mine, least, most) =>
        `Tu dis ${mine} sons par seconde, les natifs de ${least} à ${most}. Enchaîne les mots d’un seul souffle.`,
    },
    fast: {
      reason: 'Débit trop rapide',
      details: (mine, least, most) =>
        `Tu dis ${mine} sons par seconde, les natifs de ${least} à ${most}. Prends le temps de dire chaque mot.`,
    },
    halting: {
      reason: 'Beaucoup de petites pauses',
      details: () => 'Les natifs enchaînent les mots. Écoute la phrase une fois, puis dis-la d’une traite.',
    },
    rhythm: {
      reason: 'Rythme',
      details: () =>
        'Écoute la phrase une fois et imite son rythme : appuie sur la fin des groupes de mots et passe vite sur les petits mots.',
    },
  },
  changedMeaning: 'La phrase a maintenant un autre sens',
  changedMeaningDetails: 'Dis la négation ou le nombre exactement comme c’est écrit.',
  notToldFrom: (word, opposite) => `On n’a pas pu distinguer « ${word} » de « ${opposite} »`,
  notToldFromDetails: (ipa) => `Écoute-le une fois, dis /${ipa}/ clairement, puis enregistre à nouveau.`,
  longPause: (word) => `Longue pause avant « ${word} »`,
  longPauseDetails: (seconds) =>
    `Tu as fait une pause de ${seconds} secondes. Dis la phrase d’une traite, un peu plus lentement s’il le faut.`,
  notHeard: (word) => `On n’a pas entendu « ${word} »`,
  notHeardDetails: (word, ipa) => `Dis tous les mots. « ${word} » se prononce /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Dis tous les mots, « ${word} » aussi.`,
  notRecognized: (word) => `On n’a pas reconnu « ${word} »`,
  notRecognizedDetails: (ipa, worstIpa, tip) =>
    `Ça se prononce /${ipa}/. Commence par /${worstIpa}/ : ${tip}`,
  anotherWord: (word, heard) => `On a entendu « ${heard} », pas « ${word} »`,
  longerWord: (word) => `On a entendu un mot plus long que « ${word} »`,
  unknownWord: (word) => `Cela ne ressemblait pas à « ${word} »`,
  anotherWordDetails: (word, ipa) => `Écoute « ${word} » une fois, puis dis /${ipa}/.`,
  unclearWord: (word) => `« ${word} » n’était pas clair`,
  notQuiteClear: (word) => `« ${word} » n’était pas tout à fait clair`,
  unclearWordDetails: (word) => `Écoute « ${word} » séparément, puis dis-le lentement.`,
  unclear: (word, ipa) => `« ${word} » : le /${ipa}/ n’était pas clair`,
  leftOut: (word, ipa) => `« ${word} » : il manque le /${ipa}/`,
  soundedLike: (word, ipa, heardIpa) => `« ${word} » : le /${ipa}/ sonnait comme un /${heardIpa}/`,
  skipped: 'Tu l’as sauté. Dis le mot lentement, son par son, puis à ton rythme.',
  wrongLength: (word, ipa, is) =>
    `« ${word} » : le /${ipa}/ était trop ${is === 'too-short' ? 'court' : 'long'}`,
  wrongLengthDetails: (is) =>
    is === 'too-short'
      ? 'Tiens la consonne environ deux fois plus longtemps : ferme, attends un instant, puis relâche.'
      : 'Cette consonne est simple : prononce-la brièvement et enchaîne.',
  stressMoved: (word, expected, heard) =>
    `« ${word} » : accentue la ${ordinal(expected)} syllabe, pas la ${ordinal(heard)}`,
  stressMovedDetails: (ipa) => `Allonge le /${ipa}/ et dis-le plus fort ; garde les autres voyelles légères.`,
  repeated: (word) => `Tu as dit « ${word} » plus d’une fois`,
  repeatedDetails: 'Dis chaque mot une seule fois. Si tu te trompes, reprends la phrase au début.',
  extraBefore: (word) => `Tu as dit quelque chose en trop avant « ${word} »`,
  extraAfter: (word) => `Tu as dit quelque chose en trop après « ${word} »`,
  notInPhrase: (word) => `« ${word} » ne fait pas partie de la phrase`,
  extraDetails: 'Dis seulement les mots de la phrase.',
  withExample: (sentence, word) => `${sentence} Exemple : « ${word} ».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : ` : « ${word} »`}${other === undefined ? '' : ` et non « ${other} »`}.`,
};

function ordinal(number: string): string {
  return `${number}${number === '1' ? 're' : 'e'}`;
}
