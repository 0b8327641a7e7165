import type { InterfaceTexts } from '../catalog.ts';
import { home } from './home.ts';
import { practice } from './practice.ts';
import { serverSentences } from './server-sentences.ts';
import { shell } from './shell.ts';

export default {
  language: 'fr',
  catalog: { ...shell, ...home, ...practice },
  serverSentences,
} satisfies InterfaceTexts;
