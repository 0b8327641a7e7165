import type { FeedbackSentences } from './sentences.ts';

/** The feedback in Italian. */
export const italian: FeedbackSentences = {
  notJudged: {
    silence:
      'Non si è sentita alcuna voce. Controlla di aver scelto il microfono giusto e che non sia disattivato, poi registra di nuovo.',
    'too-quiet':
      'La registrazione è troppo bassa per essere valutata. Avvicinati al microfono o alza il suo livello, poi registra di nuovo.',
    'too-short':
      'La registrazione è troppo breve per questa frase. Premi «Registra», aspetta un momento, di’ tutta la frase, poi premi «Ferma».',
    clipped:
      'La registrazione è distorta perché il livello è troppo alto. Allontanati un po’ dal microfono o abbassa il suo livello, poi registra di nuovo.',
    'too-noisy':
      'C’è troppo rumore per sentire la tua voce. Trova un posto più tranquillo o avvicinati al microfono, poi registra di nuovo.',
    'other-speech':
      'Altre voci coprono la frase. Registra di nuovo dove non parla nessun altro, e di’ solo la frase.',
    'wrong-text':
      'Non sembrava la frase mostrata. Ascoltala una volta con «Ascolta», poi di’ esattamente quella frase.',
  },
  openings: [
    'Eccellente! È così che lo dice un madrelingua.',
    'Molto bene! Tutto era facile da capire.',
    'Bene! La maggior parte era chiara.',
    'Un discreto inizio. Alcuni suoni vanno ancora esercitati.',
    'Continua così. Ascolta la frase ancora una volta e dilla lentamente.',
    'Questa è difficile. Ascolta prima ogni parola da sola, poi dilla lentamente.',
  ],
  polish: (reason, details) => `Per perfezionarla: ${reason}. ${details}`,
  fixFirst: (reason, details) => `Correggi prima questo: ${reason}. ${details}`,
  smallDifferences: 'Altre piccole differenze',
  longPause: (word) => `Lunga pausa prima di «${word}»`,
  longPauseDetails: (seconds) =>
    `Hai fatto una pausa di ${seconds} secondi. Di’ la frase tutta d’un fiato, se serve un po’ più piano.`,
  notHeard: (word) => `«${word}» non si è sentito`,
  notHeardDetails: (word, ipa) => `Di’ ogni parola: «${word}» si dice /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Di’ tutte le parole, anche «${word}».`,
  notRecognised: (word) => `«${word}» non si è potuto riconoscere`,
  notRecognisedDetails: (ipa, worstIpa, tip) => `Si dice /${ipa}/. Comincia da /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Abbiamo sentito «${heard}», non «${word}»`,
  anotherWordDetails: (word, ipa) => `Ascolta «${word}» una volta, poi di’ /${ipa}/.`,
  unclearWord: (word) => `«${word}» non era chiaro`,
  unclearWordDetails: (word) => `Ascolta «${word}» da solo, poi dillo lentamente.`,
  unclear: (word, ipa) => `«${word}»: /${ipa}/ non era chiaro`,
  leftOut: (word, ipa) => `«${word}»: manca /${ipa}/`,
  soundedLike: (word, ipa, heardIpa) => `«${word}»: /${ipa}/ suonava come /${heardIpa}/`,
  stressMoved: (word, expected, heard) =>
    `«${word}»: l’accento cade sulla ${expected}ª sillaba, si è sentito sulla ${heard}ª`,
  stressMovedDetails: (ipa) => `Di’ la sua /${ipa}/ più lunga e più forte, e le altre vocali più leggere.`,
  repeated: (word) => `«${word}» è stato detto più di una volta`,
  repeatedDetails: 'Di’ ogni parola una volta; se sbagli, ricomincia la frase dall’inizio.',
  extraBefore: (word) => `È stato detto qualcosa in più prima di «${word}»`,
  extraAfter: (word) => `È stato detto qualcosa in più dopo «${word}»`,
  notInPhrase: (word) => `«${word}» non fa parte della frase`,
  extraDetails: 'Di’ solo le parole della frase.',
  withExample: (sentence, word) => `${sentence} Esempio: «${word}».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: «${word}»`}${other === undefined ? '' : `, non «${other}»`}.`,
};
