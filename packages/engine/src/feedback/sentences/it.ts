import type { FeedbackSentences } from './sentences.ts';

/** The feedback in Italian. */
export const italian: FeedbackSentences = {
  notJudged: {
    silence:
      'Non abbiamo sentito nulla. Controlla di aver scelto il microfono giusto e che non sia disattivato, poi registra di nuovo. Questo tentativo non conta.',
    'too-quiet':
      'La tua voce era troppo bassa. Avvicinati al microfono o parla più forte, poi registra di nuovo. Questo tentativo non conta.',
    'too-short':
      'La registrazione è troppo breve per questa frase. Premi «Registra», aspetta un attimo e di’ tutta la frase. Questo tentativo non conta.',
    clipped:
      'La registrazione è troppo forte e distorta. Allontanati un po’ dal microfono, poi registra di nuovo. Questo tentativo non conta.',
    'too-noisy':
      'C’è troppo rumore di fondo. Trova un posto più tranquillo o avvicinati al microfono, poi registra di nuovo. Questo tentativo non conta.',
    whispered:
      'Hai sussurrato, e così si perde metà dei suoni. Registra di nuovo con la tua voce normale. Questo tentativo non conta.',
    'other-speech':
      'Abbiamo sentito altre voci. Registra di nuovo dove non parla nessun altro. Questo tentativo non conta.',
    'wrong-text':
      'Abbiamo sentito qualcos’altro. Ascolta la frase una volta, poi ripetila. Questo tentativo non conta.',
    'too-close':
      'Non siamo riusciti a decidere quale delle due parole fosse. Riascoltale entrambe, poi ripeti la tua. Questo tentativo non conta.',
  },
  hiddenBy: {
    noise: 'C’era rumore di fondo, quindi siamo stati meno severi.',
    echo: 'Eri lontano dal microfono, quindi siamo stati meno severi.',
    voice: 'Si sentiva un’altra voce, quindi siamo stati meno severi.',
  },
  fixFirst: (reason, details) => `Correggi prima questo: ${reason}. ${details}`,
  smallDifferences: 'Altre piccole differenze',
  alsoIn: (words, more) =>
    `Anche in ${words.map((word) => `«${word}»`).join(', ')}${more === 0 ? '' : ` e ${more === 1 ? 'un’altra parola' : `altre ${more} parole`}`}`,
  pace: {
    slow: {
      reason: 'Ritmo troppo lento',
      details: (mine, least, most) =>
        `Pronunci ${mine} suoni al secondo, i madrelingua da ${least} a ${most}. Lega le parole in un solo respiro.`,
    },
    fast: {
      reason: 'Ritmo troppo veloce',
      details: (mine, least, most) =>
        `Pronunci ${mine} suoni al secondo, i madrelingua da ${least} a ${most}. Da’ a ogni parola il suo tempo.`,
    },
    halting: {
      reason: 'Molte piccole pause',
      details: () =>
        'I madrelingua legano le parole. Ascolta la frase una volta, poi dilla tutta d’un fiato.',
    },
    rhythm: {
      reason: 'Ritmo della frase',
      details: () =>
        'Ascolta la frase una volta e imita il ritmo: le parole importanti lunghe e forti, quelle piccole brevi.',
    },
  },
  changedMeaning: 'La frase ora significa un’altra cosa',
  changedMeaningDetails: 'Di’ la negazione o il numero esattamente com’è scritto.',
  notToldFrom: (word, opposite) => `Non siamo riusciti a distinguere «${word}» da «${opposite}»`,
  notToldFromDetails: (ipa) => `Ascoltala una volta, di’ /${ipa}/ in modo chiaro e registra di nuovo.`,
  longPause: (word) => `Lunga pausa prima di «${word}»`,
  longPauseDetails: (seconds) =>
    `Hai fatto una pausa di ${seconds} secondi. Di’ la frase tutta d’un fiato, se serve un po’ più lentamente.`,
  notHeard: (word) => `Non abbiamo sentito «${word}»`,
  notHeardDetails: (word, ipa) => `Di’ tutte le parole. «${word}» si pronuncia /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Di’ tutte le parole, anche «${word}».`,
  notRecognized: (word) => `Non abbiamo riconosciuto «${word}»`,
  notRecognizedDetails: (ipa, worstIpa, tip) => `Si pronuncia /${ipa}/. Comincia da /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Abbiamo sentito «${heard}», non «${word}»`,
  longerWord: (word) => `Abbiamo sentito una parola più lunga di «${word}»`,
  unknownWord: (word) => `Questo non sembrava «${word}»`,
  anotherWordDetails: (word, ipa) => `Ascolta «${word}» una volta, poi di’ /${ipa}/.`,
  unclearWord: (word) => `«${word}» non era chiaro`,
  notQuiteClear: (word) => `«${word}» non era del tutto chiaro`,
  unclearWordDetails: (word) => `Ascolta «${word}» da solo, poi dillo lentamente.`,
  unclear: (word, ipa) => `«${word}»: il suono /${ipa}/ non era chiaro`,
  leftOut: (word, ipa) => `«${word}»: manca il suono /${ipa}/`,
  soundedLike: (word, ipa, heardIpa) => `«${word}»: il suono /${ipa}/ sembrava /${heardIpa}/`,
  skipped: 'L’hai saltato. Di’ la parola piano, suono per suono, poi al tuo ritmo.',
  wrongLength: (word, ipa, is) =>
    `«${word}»: il suono /${ipa}/ era troppo ${is === 'too-short' ? 'breve' : 'lungo'}`,
  wrongLengthDetails: (is) =>
    is === 'too-short'
      ? 'La consonante è doppia: tienila circa il doppio, poi rilasciala.'
      : 'La consonante è semplice: pronunciala breve e prosegui.',
  stressMoved: (word, expected, heard) =>
    `«${word}»: l’accento va sulla ${expected}ª sillaba, non sulla ${heard}ª`,
  stressMovedDetails: (ipa) =>
    `Allunga la /${ipa}/ e dilla più forte; pronuncia le altre vocali con leggerezza.`,
  repeated: (word) => `Hai detto «${word}» più di una volta`,
  repeatedDetails: 'Di’ ogni parola una volta sola. Se sbagli, ricomincia la frase.',
  extraBefore: (word) => `Hai detto qualcosa in più prima di «${word}»`,
  extraAfter: (word) => `Hai detto qualcosa in più dopo «${word}»`,
  notInPhrase: (word) => `«${word}» non fa parte della frase`,
  extraDetails: 'Di’ solo le parole della frase.',
  withExample: (sentence, word) => `${sentence} Esempio: «${word}».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: «${word}»`}${other === undefined ? '' : `, non «${other}»`}.`,
};
