import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

const french: Translated<typeof english> = {
  title: 'Aujourd’hui',
  ofGoal: (attempts, goal) => `${attempts} essai${attempts > 1 ? 's' : ''} sur ${goal}`,
  attempts: (count) => `${count} essai${count > 1 ? 's' : ''}`,
  goalLabel: 'Progression vers ton objectif du jour',
  goalReached: 'Objectif atteint !',
  setGoal: 'Fixer un objectif quotidien',
  streak: (days) => (days === 1 ? '1 jour d’affilée' : `${days} jours d’affilée`),
  due: (count) => (count === 1 ? '1 terme à réviser' : `${count} termes à réviser`),
  review: 'Révision du vocabulaire',
  sound: 'Ton son le plus difficile',
  average: (percent) => `${percent} en moyenne ces derniers temps`,
  next: 'La suite de ta liste',
};

export default french;
