import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

const german: Translated<typeof english> = {
  keep: 'In „Meine Sätze“ behalten',
  failedTitle: 'Meine Sätze',
  failed: 'Deine Sätze konnten nicht geändert werden. Versuche es noch einmal.',
};

export default german;
