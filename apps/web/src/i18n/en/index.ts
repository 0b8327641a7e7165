import { home } from './home.ts';
import { practice } from './practice.ts';
import { shell } from './shell.ts';

/** What Home and the frame around every page say in English; other pages bring their own texts. The other languages have this shape (see catalog.ts). */
export const english = { ...shell, ...home, ...practice } as const;
