import { type Accent, accentsOf, type TaughtLanguage } from '@speak-it-now/languages';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, writeStored } from '../browser/browser-storage.ts';
import { chosenAccents } from './accents.ts';

/** Remembers the accent in this browser. Apart from accents.ts, because only the choice itself needs it. */
export function chooseAccent(language: TaughtLanguage, chosen: Accent): void {
  const others = chosenAccents.get().filter((accent) => !accentsOf(language).some((own) => own === accent));
  const next = [...others, chosen].filter((accent) => accent !== '');
  chosenAccents.set(next);
  writeStored(local, STORAGE_KEYS.accents, next.join(' '));
}
