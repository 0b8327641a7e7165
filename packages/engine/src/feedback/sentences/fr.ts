import type { FeedbackSentences } from './sentences.ts';

/** The feedback in French. */
export const french: FeedbackSentences = {
  notJudged: {
    silence:
      'Aucune parole n’a été entendue. Vérifie que le bon micro est sélectionné et qu’il n’est pas coupé, puis enregistre de nouveau.',
    'too-quiet':
      'L’enregistrement est trop faible pour être noté. Rapproche-toi du micro ou monte son niveau, puis enregistre de nouveau.',
    'too-short':
      'L’enregistrement est trop court pour cette phrase. Appuie sur « Enregistrer », attends un instant, dis toute la phrase, puis appuie sur « Arrêter ».',
    clipped:
      'L’enregistrement est saturé parce que le niveau est trop haut. Éloigne-toi un peu du micro ou baisse son niveau, puis enregistre de nouveau.',
    'too-noisy':
      'Il y a trop de bruit pour entendre ta voix. Trouve un endroit plus calme ou rapproche-toi du micro, puis enregistre de nouveau.',
    'other-speech':
      'D’autres voix couvrent la phrase. Enregistre de nouveau là où personne d’autre ne parle, et dis seulement la phrase.',
    'wrong-text':
      'Cela ne ressemblait pas à la phrase affichée. Écoute-la une fois avec « Écouter », puis dis exactement cette phrase.',
  },
  openings: [
    'Excellent ! Un natif ne le dirait pas autrement.',
    'Très bien ! Tout était facile à comprendre.',
    'Bien ! La plus grande partie était claire.',
    'Un début correct. Certains sons demandent encore du travail.',
    'Continue. Réécoute la phrase et dis-la lentement.',
    'Celle-ci est difficile. Écoute d’abord chaque mot séparément, puis dis-la lentement.',
  ],
  polish: (reason, details) => `Pour peaufiner : ${reason}. ${details}`,
  fixFirst: (reason, details) => `À corriger d’abord : ${reason}. ${details}`,
  smallDifferences: 'Autres petites différences',
  longPause: (word) => `Longue pause avant « ${word} »`,
  longPauseDetails: (seconds) =>
    `Tu as fait une pause de ${seconds} secondes. Dis la phrase d’un seul souffle, un peu plus lentement s’il le faut.`,
  notHeard: (word) => `« ${word} » n’a pas été entendu`,
  notHeardDetails: (word, ipa) => `Dis chaque mot : « ${word} » se prononce /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Dis tous les mots, « ${word} » aussi.`,
  notRecognised: (word) => `« ${word} » n’a pas pu être reconnu`,
  notRecognisedDetails: (ipa, worstIpa, tip) => `C’est /${ipa}/. Commence par /${worstIpa}/ : ${tip}`,
  anotherWord: (word, heard) => `On a entendu « ${heard} », pas « ${word} »`,
  anotherWordDetails: (word, ipa) => `Écoute « ${word} » une fois, puis dis /${ipa}/.`,
  unclearWord: (word) => `« ${word} » n’était pas clair`,
  unclearWordDetails: (word) => `Écoute « ${word} » séparément, puis dis-le lentement.`,
  unclear: (word, ipa) => `« ${word} » : /${ipa}/ n’était pas clair`,
  leftOut: (word, ipa) => `« ${word} » : /${ipa}/ manquait`,
  soundedLike: (word, ipa, heardIpa) => `« ${word} » : /${ipa}/ sonnait comme /${heardIpa}/`,
  stressMoved: (word, expected, heard) =>
    `« ${word} » : l’accent tonique est sur la ${ordinal(expected)} syllabe, on l’a entendu sur la ${ordinal(heard)}`,
  stressMovedDetails: (ipa) =>
    `Dis son /${ipa}/ plus long et plus fort, et les autres voyelles plus légèrement.`,
  repeated: (word) => `« ${word} » a été dit plus d’une fois`,
  repeatedDetails: 'Dis chaque mot une fois ; si tu te trompes, reprends la phrase depuis le début.',
  extraBefore: (word) => `Quelque chose de trop a été dit avant « ${word} »`,
  extraAfter: (word) => `Quelque chose de trop a été dit après « ${word} »`,
  notInPhrase: (word) => `« ${word} » ne fait pas partie de la phrase`,
  extraDetails: 'Dis seulement les mots de la phrase.',
  withExample: (sentence, word) => `${sentence} Exemple : « ${word} ».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : ` : « ${word} »`}${other === undefined ? '' : ` et non « ${other} »`}.`,
};

function ordinal(number: string): string {
  return `${number}${number === '1' ? 're' : 'e'}`;
}
