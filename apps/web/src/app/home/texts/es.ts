import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The tips tab in Spanish. */
export default {
  tips: {
    hintsTitle: 'Consejos útiles',
    hints: [
      {
        title: 'Un 95 por ciento está bien',
        text: 'Una puntuación del 95 por ciento es buena; ni los nativos llegan casi nunca a 100.',
      },
      { title: 'Habla claro y despacio', text: 'Dale a cada palabra su tiempo. La velocidad viene sola.' },
      {
        title: 'Usa un buen micrófono',
        text: 'Un buen micrófono cerca de la boca oye lo que haces; uno al otro lado de la habitación lo adivina.',
      },
      {
        title: 'Evita el ruido de fondo',
        text: 'Cierra la ventana, para la música y deja que hable una sola persona.',
      },
      {
        title: 'Pronuncia cada sílaba',
        text: 'También las pequeñas del final, donde el idioma las conserva.',
      },
      {
        title: 'Algunas palabras salen perfectas más fácilmente',
        text: 'Las palabras cortas con sonidos conocidos son generosas. Las largas enseñan más.',
      },
    ],
    instructionsTitle: 'Instrucciones',
    steps: [
      { title: 'Elige los idiomas', text: 'El idioma en que escribes y el idioma en que quieres decirlo.' },
      { title: 'Elige informal o formal', text: 'Para un amigo o para alguien a quien tratas de usted.' },
      { title: 'Escribe un texto', text: 'Una palabra o una frase de hasta 250 caracteres.' },
      { title: 'Traduce', text: 'Pulsa Traducir, o Intro en el cuadro de texto.' },
      { title: 'Escúchalo', text: 'Escucha la frase tantas veces como quieras.' },
      {
        title: 'Elige la velocidad',
        text: 'Velocidad lenta para captar cada sonido, velocidad normal para oírla como se habla.',
      },
      {
        title: 'Graba',
        text: 'Dilo. La grabación se detiene cuando te callas, cuando pulsas Parar o con Escape.',
      },
      {
        title: 'Recibe puntuación y comentarios, y repite',
        text: 'Lee y escucha qué cambiar, pulsa una palabra para oír solo esa y graba otra vez.',
      },
    ],
    functionsTitle: 'Funciones',
    functions: [
      { name: 'Traducir', text: 'pone tu texto en el idioma que practicas, informal o formal.' },
      { name: 'Escuchar', text: 'dice la frase a la velocidad elegida.' },
      { name: 'Velocidad lenta', text: 'habla a siete décimas de la velocidad habitual.' },
      { name: 'Velocidad normal', text: 'habla como la gente.' },
      { name: 'Grabar', text: 'te escucha; Parar o Escape lo terminan, y también el silencio.' },
      { name: 'Oír', text: 'vuelve a decir los comentarios del tutor.' },
      { name: 'Grabar tu respuesta', text: 'repite la misma frase.' },
      {
        name: 'Silenciar',
        text: 'detiene la voz que empieza por sí sola; lo que pulsas tú sigue sonando.',
      },
      { name: 'Precisión media', text: 'es la media de tus puntuaciones en esta sesión.' },
      { name: 'Palabras y frases para probar', text: 'ofrece palabras y frases por tema y dificultad.' },
    ],
  },
} satisfies Translated<typeof english>;
