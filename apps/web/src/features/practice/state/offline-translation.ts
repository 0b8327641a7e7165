import { termKey } from '@speak-it-now/contract';
import type { Register, SpeakerGender, TranslatedLanguage } from '@speak-it-now/languages';
import { compose } from '../../../lib/offline/composer.ts';
import type { Composed } from '../../../lib/offline/composer-protocol.ts';
import { vocabularyBetween } from '../../../lib/vocabulary/data-sets.ts';

export interface Phrase {
  readonly text: string;
  readonly source: TranslatedLanguage;
  readonly target: TranslatedLanguage;
  readonly register: Register;
  readonly speakerGender: SpeakerGender | null;
}

type Found = Pick<Composed, 'translation' | 'source' | 'speakerForms'>;

/**
 * Translates without the server. Every browser keeps the vocabulary; a subscriber's browser also keeps the composer, which
 * builds new sentences.
 */
export async function findOffline(phrase: Phrase): Promise<Found | undefined> {
  const { text, source, target, register, speakerGender } = phrase;
  if (source === target) return { translation: text.trim(), source: 'phrasebook' };
  const written = await findWritten(phrase);
  if (written !== undefined) return { translation: written, source: 'phrasebook' };
  return compose({
    text,
    from: source,
    to: target,
    register,
    ...(speakerGender && { speaker: speakerGender }),
  });
}

async function findWritten({ text, source, target, register }: Phrase): Promise<string | undefined> {
  const wanted = termKey(text);
  const found = (await vocabularyBetween(source, target)).find((pair) =>
    Object.values(pair.source).some((form) => termKey(form) === wanted),
  );
  return found?.target[register];
}
