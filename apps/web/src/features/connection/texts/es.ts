import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'No hay conexión con Speak It Now.',
    text: 'Los términos y frases y las voces de tu navegador siguen funcionando. La traducción, la puntuación y tu cuenta esperan a que vuelva la conexión; lo que escribas se queda aquí.',
    tryAgain: 'Reintentar',
    trying: 'Intentando...',
    backTitle: 'Conexión recuperada',
    back: 'Todo vuelve a funcionar como antes.',
  },
  recordingNeedsServer: 'Para grabar hace falta conexión: tu voz se evalúa en el servidor.',
  update: {
    title: 'Hay una versión nueva.',
    text: 'Cargarla lleva un momento. Lo que has escrito se conserva.',
    load: 'Cargarla',
  },
} satisfies Translated<typeof en>;
