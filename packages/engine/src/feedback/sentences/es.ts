import type { FeedbackSentences } from './sentences.ts';

/** The feedback in Spanish. */
export const spanish: FeedbackSentences = {
  notJudged: {
    silence:
      'No hemos oído nada. Comprueba que has elegido el micrófono correcto y que no está silenciado, y vuelve a grabar. Este intento no cuenta.',
    'too-quiet':
      'Tu voz se oía demasiado baja. Acércate al micrófono o habla más alto y vuelve a grabar. Este intento no cuenta.',
    'too-short':
      'La grabación es demasiado corta para esta frase. Pulsa «Grabar», espera un momento y di la frase entera. Este intento no cuenta.',
    clipped:
      'La grabación está demasiado alta y se oye distorsionada. Aléjate un poco del micrófono y vuelve a grabar. Este intento no cuenta.',
    'too-noisy':
      'Hay demasiado ruido de fondo. Busca un lugar más tranquilo o acércate al micrófono y vuelve a grabar. Este intento no cuenta.',
    whispered:
      'Has susurrado, y en un susurro no se oyen bien todos los sonidos. Vuelve a grabar con tu voz normal. Este intento no cuenta.',
    'other-speech':
      'Hemos oído otras voces. Vuelve a grabar donde no hable nadie más. Este intento no cuenta.',
    'wrong-text': 'Hemos oído otra cosa. Escucha la frase una vez y repítela. Este intento no cuenta.',
    'too-close':
      'No hemos podido decidir cuál de las dos palabras era. Escucha las dos otra vez y repite la tuya. Este intento no cuenta.',
  },
  hiddenBy: {
    noise: 'Había ruido de fondo, así que hemos sido menos estrictos.',
    echo: 'Estabas lejos del micrófono, así que hemos sido menos estrictos.',
    voice: 'Se oía otra voz, así que hemos sido menos estrictos.',
  },
  fixFirst: (reason, details) => `Corrige primero esto: ${reason}. ${details}`,
  smallDifferences: 'Otras pequeñas diferencias',
  alsoIn: (words, more) =>
    `También en ${words.map((word) => `«${word}»`).join(', ')}${more === 0 ? '' : ` y ${more} ${more === 1 ? 'palabra' : 'palabras'} más`}`,
  pace: {
    slow: {
      reason: 'Ritmo lento',
      details: (mine, least, most) =>
        `Dices ${mine} sonidos por segundo; los nativos, de ${least} a ${most}. Une las palabras en un solo aliento.`,
    },
    fast: {
      reason: 'Ritmo demasiado rápido',
      details: (mine, least, most) =>
        `Dices ${mine} sonidos por segundo; los nativos, de ${least} a ${most}. Dale a cada palabra su tiempo.`,
    },
    halting: {
      reason: 'Muchas pausas cortas',
      details: () => 'Los nativos unen las palabras. Escucha la frase una vez y dila de un tirón.',
    },
    rhythm: {
      reason: 'Ritmo de la frase',
      details: () =>
        'Escucha la frase una vez e imita su compás: las palabras importantes, con fuerza; las pequeñas, breves.',
    },
  },
  changedMeaning: 'La frase significa ahora otra cosa',
  changedMeaningDetails: 'Di la negación o el número tal como está escrito.',
  notToldFrom: (word, opposite) => `No hemos podido distinguir «${word}» de «${opposite}»`,
  notToldFromDetails: (ipa) => `Escúchala una vez, di /${ipa}/ con claridad y vuelve a grabar.`,
  longPause: (word) => `Pausa larga antes de «${word}»`,
  longPauseDetails: (seconds) =>
    `Has hecho una pausa de ${seconds} segundos. Di la frase de un tirón, un poco más despacio si hace falta.`,
  notHeard: (word) => `No hemos oído «${word}»`,
  notHeardDetails: (word, ipa) => `Di todas las palabras. «${word}» se pronuncia /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Di todas las palabras, también «${word}».`,
  notRecognized: (word) => `No hemos reconocido «${word}»`,
  notRecognizedDetails: (ipa, worstIpa, tip) => `Se pronuncia /${ipa}/. Empieza por /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Hemos oído «${heard}», no «${word}»`,
  longerWord: (word) => `Hemos oído una palabra más larga que «${word}»`,
  unknownWord: (word) => `Esto no ha sonado como «${word}»`,
  anotherWordDetails: (word, ipa) => `Escucha «${word}» una vez y luego di /${ipa}/.`,
  unclearWord: (word) => `«${word}» no se ha entendido bien`,
  notQuiteClear: (word) => `«${word}» no se ha oído del todo claro`,
  unclearWordDetails: (word) => `Escucha «${word}» por separado y luego dilo despacio.`,
  unclear: (word, ipa) => `«${word}»: la /${ipa}/ no se ha oído clara`,
  leftOut: (word, ipa) => `«${word}»: falta la /${ipa}/`,
  soundedLike: (word, ipa, heardIpa) => `«${word}»: la /${ipa}/ ha sonado como /${heardIpa}/`,
  skipped: 'Te lo has saltado. Di la palabra despacio, sonido por sonido, y luego a tu ritmo.',
  wrongLength: (word, ipa, is) =>
    `«${word}»: la /${ipa}/ ha sonado demasiado ${is === 'too-short' ? 'corta' : 'larga'}`,
  wrongLengthDetails: (is) =>
    is === 'too-short'
      ? 'Mantén la consonante más o menos el doble: ciérrala, espera un momento y suéltala.'
      : 'Esta consonante es simple: pronúnciala breve y sigue.',
  stressMoved: (word, expected, heard) =>
    `«${word}»: el acento va en la ${expected}.ª sílaba y ha sonado en la ${heard}.ª`,
  stressMovedDetails: (ipa) =>
    `Alarga la /${ipa}/ y dila más fuerte; pronuncia las demás vocales con suavidad.`,
  repeated: (word) => `Has dicho «${word}» más de una vez`,
  repeatedDetails: 'Di cada palabra una sola vez. Si te equivocas, empieza la frase de nuevo.',
  extraBefore: (word) => `Has dicho algo de más antes de «${word}»`,
  extraAfter: (word) => `Has dicho algo de más después de «${word}»`,
  notInPhrase: (word) => `«${word}» no es parte de la frase`,
  extraDetails: 'Di solo las palabras de la frase.',
  withExample: (sentence, word) => `${sentence} Ejemplo: «${word}».`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: «${word}»`}${other === undefined ? '' : `, no «${other}»`}.`,
};
