import type { FeedbackSentences } from './sentences.ts';

/** The feedback in Spanish. */
export const spanish: FeedbackSentences = {
  notJudged: {
    silence:
      'No se ha oído ninguna voz. Comprueba que has elegido el micrófono correcto y que no está silenciado, y graba otra vez.',
    'too-quiet':
      'La grabación está demasiado baja para evaluarla. Acércate al micrófono o sube su nivel y graba otra vez.',
    'too-short':
      'La grabación es demasiado corta para esta frase. Pulsa «Grabar», espera un momento, di toda la frase y pulsa «Parar».',
    clipped:
      'La grabación está distorsionada porque el nivel es demasiado alto. Aléjate un poco del micrófono o baja su nivel y graba otra vez.',
    'too-noisy':
      'Hay demasiado ruido para oír tu voz. Busca un lugar más tranquilo o acércate al micrófono y graba otra vez.',
    'other-speech': 'Otras voces tapan la frase. Graba otra vez donde no hable nadie más y di solo la frase.',
    'wrong-text':
      'Eso no sonaba a la frase que se muestra. Escúchala una vez con «Escuchar» y di exactamente esa frase.',
  },
  openings: [
    '¡Excelente! Así lo dice un nativo.',
    '¡Muy bien! Todo se ha entendido con facilidad.',
    '¡Bien! La mayor parte ha quedado clara.',
    'Un comienzo aceptable. Algunos sonidos necesitan trabajo.',
    'Sigue así. Escucha la frase otra vez y dila despacio.',
    'Esta es difícil. Escucha primero cada palabra por separado y luego dila despacio.',
  ],
  polish: (reason, details) => `Para pulirlo: ${reason}. ${details}`,
  fixFirst: (reason, details) => `Corrige primero esto: ${reason}. ${details}`,
  smallDifferences: 'Otras pequeñas diferencias',
  longPause: (word) => `Pausa larga antes de «${word}»`,
  longPauseDetails: (seconds) =>
    `Has hecho una pausa de ${seconds} segundos. Di la frase de un tirón, un poco más despacio si hace falta.`,
  notHeard: (word) => `«${word}» no se ha oído`,
  notHeardDetails: (word, ipa) => `Di todas las palabras: «${word}» se dice /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Di todas las palabras, también «${word}».`,
  notRecognised: (word) => `«${word}» no se ha podido reconocer`,
  notRecognisedDetails: (ipa, worstIpa, tip) => `Se dice /${ipa}/. Empieza por /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Hemos oído «${heard}», no «${word}»`,
  anotherWordDetails: (word, ipa) => `Escucha «${word}» una vez y luego di /${ipa}/.`,
  unclearWord: (word) => `«${word}» no ha quedado claro`,
  unclearWordDetails: (word) => `Escucha «${word}» por separado y luego dilo despacio.`,
  unclear: (word, ipa) => `«${word}»: /${ipa}/ no ha quedado claro`,
  leftOut: (word, ipa) => `«${word}»: falta /${ipa}/`,
  soundedLike: (word, ipa, heardIpa) => `«${word}»: /${ipa}/ ha sonado como /${heardIpa}/`,
  stressMoved: (word, expected, heard) =>
    `«${word}»: el acento va en la ${expected}.ª sílaba y ha sonado en la ${heard}.ª`,
  stressMovedDetails: (ipa) => `Di su /${ipa}/ más larga y más fuerte, y las demás vocales más suaves.`,
  repeated: (word) => `«${word}» se ha dicho más de una vez`,
  repeatedDetails: 'Di cada palabra una vez; si te equivocas, empieza la frase desde el principio.',
  extraBefore: (word) => `Se ha dicho algo de más antes de «${word}»`,
  extraAfter: (word) => `Se ha dicho algo de más después de «${word}»`,
  notInPhrase: (word) => `«${word}» no es parte de la frase`,
  extraDetails: 'Di solo las palabras de la frase.',
  withExample: (sentence, word) => `${sentence} Ejemplo: «${word}».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: «${word}»`}${other === undefined ? '' : `, no «${other}»`}.`,
};
