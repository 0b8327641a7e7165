import { home } from './home.ts';
import { practice } from './practice.ts';
import { shell } from './shell.ts';

/**
 * The English texts of Home and of the frame around every page. Other pages have their own texts (see lazy-texts.ts).
 */
export const english = { ...shell, ...home, ...practice } as const;
