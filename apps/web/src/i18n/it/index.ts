import type { InterfaceTexts } from '../catalog.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { practice } from './practice.ts';
import { shell } from './shell.ts';

export default {
  language: 'it',
  catalog: { ...shell, ...home, ...practice },
  messages,
} satisfies InterfaceTexts;
