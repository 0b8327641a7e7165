import type { Translated } from '../../../../i18n/catalog.ts';
import type english from './en.ts';

export default {
  didYouMean: (text: string) => `¿Querías decir «${text}»?`,
  isTarget: (language: string) => `Esto ya está en ${language.toLowerCase()}: practicarlo`,
  isSource: (language: string) =>
    `Esto está en ${language.toLowerCase()}: traducir del ${language.toLowerCase()}`,
  title: 'Cómo lo dices',
  whoSays: 'Quién lo dice',
  masculine: 'Un hombre',
  feminine: 'Una mujer',
  notSaid: 'Sin indicar',
  hint: 'En algunos idiomas cambia: «estoy cansado» o «estoy cansada». Sin indicar, se usa el masculino.',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
} satisfies Translated<typeof english>;
