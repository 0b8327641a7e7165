import type { Translated } from '../catalogue.ts';
import type { practice as english } from '../en/practice.ts';

/** The checker, its results and its conversation, in Spanish. */
export const practice: Translated<typeof english> = {
  checker: {
    title: 'Comprobador de pronunciación',
    sourceLanguage: 'Escribo en',
    targetLanguage: 'Lo digo en',
    register: 'Forma de hablar',
    casual: 'Informal',
    formal: 'Formal',
    sourceText: 'Tu texto',
    sourcePlaceholder: 'Escribe una palabra o frase...',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
    translation: 'Traducción',
    translationPlaceholder: 'La traducción aparecerá aquí...',
    translate: 'Traducir',
    translating: 'Traduciendo...',
    translationFrom: (source: string) => `Fuente: ${source}`,
    unableToTranslate: 'no se puede traducir',
    translationError: 'Error de traducción',
    practiseAsTyped: 'Practicar mi texto tal como está',
    practisingAsTyped: (language: string) => `Tu texto, tomado como ${language.toLowerCase()}.`,
    transport: 'Escuchar, grabar, velocidad',
    hearIt: 'Escuchar',
    slowSpeed: 'Velocidad lenta',
    conversationSpeed: 'Velocidad normal',
    speed: 'Velocidad',
    mute: 'Silenciar la voz automática',
    unmute: 'Activar la voz automática',
    record: 'Grabar',
    recording: 'Grabando...',
    processing: 'Procesando...',
    stop: 'Parar',
    stopHint: 'o pulsa Escape',
    listening: 'Escuchando...',
    quoted: (text: string) => `«${text}»`,
    inputLevel: 'Nivel del micrófono',
    cannotHearYou: 'Todavía no te oímos. Habla más alto o acércate al micrófono.',
    evaluating: 'Tu tutor de IA está evaluando tu pronunciación...',
    errorProcessing: 'Error al procesar el audio',
    sendAgain: 'Enviar otra vez la misma grabación',
    waitingForMicrophone: 'Esperando al micrófono...',
  },

  empty: {
    title: 'El estudio es tuyo',
    text: 'Escribe algo que te gustaría decir o empieza con una de estas frases.',
  },

  result: {
    label: 'Resultado de tu grabación',
    latest: 'Último comentario',
    percentAccuracy: (percent: number) => `${percent} por ciento de precisión`,
    percentSign: '%',
    verdict: {
      good: 'Así se dice.',
      fair: 'Casi. Hay que mover un sonido o dos.',
      poor: 'Vamos a verlo por partes.',
    },
    estimate:
      'Es una estimación: en este idioma el evaluador ha oído poca habla real, así que toma el número como orientación.',
    scores: { pronunciation: 'Pronunciación', fluency: 'Fluidez', completeness: 'Integridad' },
    wordsTitle: 'Palabra por palabra',
    wordsHint: 'Pulsa una palabra para ver sus sonidos.',
    status: { good: 'bien', fair: 'casi', poor: 'mal', missing: 'no se ha oído' },
    wordLabel: (word: string, percent: number, status: string) => `${word}: ${percent} por ciento, ${status}`,
    soundsOf: (word: string) => `Los sonidos de ${word}`,
    soundLabel: (ipa: string, percent: number) => `${ipa}, ${percent} por ciento`,
    heardInstead: (ipa: string) => `se oyó ${ipa}`,
    leftOut: 'omitido',
    tipsTitle: 'Cómo se hace',
    close: 'Cerrar',
    you: 'Tú',
    model: 'Modelo',
    playMine: 'Reproducir mi grabación',
    playModel: 'Reproducir el modelo',
    playMyWord: (word: string) => `Reproducir mi ${word}`,
    playModelWord: (word: string) => `Reproducir ${word} del modelo`,
    waveform: (seconds: string) => `Forma de onda de tu grabación, ${seconds} segundos`,
    extraWords: (ipa: string) => `También se oyó: ${ipa}`,
    heardAs: 'Se oyó como',
    scoreAnnouncement: (percent: number, message: string) => `${percent} por ciento de precisión. ${message}`,
    notJudgedTitle: 'Esta vez sin puntuación',
    notJudgedFree: 'No te ha costado ningún intento.',
    notJudged: {
      silence: {
        why: 'No hemos oído ninguna voz.',
        todo: 'Comprueba que está elegido el micrófono correcto y habla después de pulsar Grabar.',
      },
      'too-quiet': {
        why: 'Tu voz era demasiado baja para evaluarla.',
        todo: 'Acércate al micrófono o habla más alto.',
      },
      'too-short': {
        why: 'La grabación era demasiado corta.',
        todo: 'Di la frase entera antes de pulsar Parar.',
      },
      clipped: {
        why: 'La grabación sonaba tan fuerte que se distorsionó.',
        todo: 'Aléjate un poco o baja el nivel del micrófono.',
      },
      'too-noisy': {
        why: 'Había más ruido que voz.',
        todo: 'Busca un lugar más tranquilo o usa un micrófono más cerca de la boca.',
      },
      'other-speech': {
        why: 'Eso no sonaba a este idioma.',
        todo: 'Escucha la frase una vez y luego repítela.',
      },
      'wrong-text': {
        why: 'Eso sonaba a otra frase.',
        todo: 'Lee la frase de arriba y di justo esa.',
      },
    },
  },

  chat: {
    label: 'Conversación con tu tutor',
    you: 'Tú',
    tutor: 'Tutor',
    greeting: 'Escribe una frase, escúchala y grábate. Te diré qué sonidos cambiar.',
    breakdownTitle: 'Desglose de la puntuación',
    base: 'Base 100 %',
    deduction: (percent: number) => `−${percent} %`,
    final: (percent: number) => `Total ${percent} %`,
    noDeductions: 'Nada que descontar.',
    listen: 'Oír',
    recordResponse: 'Grabar tu respuesta',
  },

  microphoneHelp: {
    title: 'El micrófono no está disponible',
    'not-allowed':
      'Esta página no tiene permiso para usar el micrófono. Pulsa el icono junto a la dirección, permite el micrófono y graba de nuevo.',
    'not-found':
      'No se ha encontrado ningún micrófono. Conecta uno o actívalo en los ajustes del sistema y graba de nuevo.',
    'in-use': 'Otro programa está usando el micrófono. Ciérralo y graba de nuevo.',
    insecure:
      'Los navegadores solo abren el micrófono en páginas seguras. Usa https, o localhost en este ordenador.',
    unsupported:
      'Este navegador no puede grabar sonido. Una versión actual de Chrome, Edge, Firefox o Safari sí puede.',
    unknown: 'El micrófono no se ha puesto en marcha. Comprueba su conexión y graba de nuevo.',
  },
};
