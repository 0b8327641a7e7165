import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Estás sin conexión.',
    text: 'Las palabras y frases y las voces de tu navegador siguen funcionando. La traducción, la puntuación y tu cuenta volverán con la conexión. Lo que escribas se queda aquí.',
    tryAgain: 'Reintentar',
    trying: 'Intentando...',
    backTitle: 'Conexión recuperada',
    back: 'Todo vuelve a funcionar como antes.',
  },
  recordingNeedsServer: 'Sin conexión no se puede grabar: las grabaciones se puntúan en el servidor.',
  update: {
    title: 'Hay una versión nueva.',
    text: 'Cargarla lleva un momento. Lo que has escrito se conserva.',
    load: 'Cargarla',
  },
} satisfies Translated<typeof en>;
