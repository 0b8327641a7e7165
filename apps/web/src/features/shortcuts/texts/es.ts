import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The settings of the keyboard shortcuts, in Spanish. */
export default {
  title: 'Atajos de teclado',
  lead: 'Funcionan en el comprobador de pronunciación, en el repaso de vocabulario y en los ejercicios de sonidos, también mientras escribes. Las teclas sin Alt ni Ctrl esperan a que hayas salido del cuadro de texto.',
  on: 'Usar atajos de teclado',
  actions: {
    record: { name: 'Grabar', text: 'abre el micrófono; en un ejercicio de palabra, para esa palabra.' },
    stop: {
      name: 'Parar',
      text: 'termina la grabación o lo que esté sonando. Escape también termina una grabación.',
    },
    listen: { name: 'Escuchar', text: 'dice la frase, igual que el botón.' },
    next: {
      name: 'Frase siguiente',
      text: 'sigue en la lista de la que elegiste o deja sitio para una frase nueva; en el repaso y en los ejercicios pasa a lo siguiente.',
    },
  },
  none: 'sin teclas',
  change: 'Cambiar',
  changeOf: (action) => `Cambiar las teclas de ${action}`,
  remove: 'Quitar',
  removeOf: (action) => `Quitar las teclas de ${action}`,
  press: 'Pulsa las teclas nuevas. Escape conserva las anteriores.',
  problems: {
    incomplete: 'Añade una letra, una cifra o una tecla de función.',
    page: 'Esta tecla maneja los botones y cuadros de la página. Elige otra.',
    browser: 'El navegador o esta página necesita esas teclas. Prueba con Alt y una letra.',
  },
  changed: (action, keys) => `${action}: ahora ${keys}.`,
  exchanged: (action, keys, other, otherKeys) =>
    `${action}: ahora ${keys}. Esas teclas eran de «${other}», que a cambio tiene ${otherKeys}.`,
  exchangedForNone: (action, keys, other) =>
    `${action}: ahora ${keys}. Esas teclas eran de «${other}», que ahora no tiene ninguna.`,
  removed: (action) => `${action} ya no tiene teclas.`,
  kept: 'No se ha cambiado nada.',
  restore: 'Restaurar las teclas originales',
  restored: 'Vuelven a valer las teclas originales.',
} satisfies Translated<typeof english>;
