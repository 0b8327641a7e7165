import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

const spanish: Translated<typeof english> = {
  title: 'Cómo seguir',
  review: {
    title: 'Repaso de vocabulario',
    text: '70 términos y 5 conversaciones habladas. Para cuando quieras y continúa donde lo dejaste.',
  },
  drills: {
    title: 'Ejercicios de sonidos',
    text: 'Tus sonidos más difíciles: cómo los forma la boca, en palabras y frases.',
  },
  export: { title: 'Exportar', text: 'Tu vocabulario para Anki con audio y tu historial como tabla.' },
  progress: {
    title: 'Tu progreso',
    text: 'Puntuaciones a lo largo del tiempo, días de práctica y cada sonido.',
  },
};

export default spanish;
