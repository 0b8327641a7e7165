import { CLEAR_SOUND_ACCURACY, type PhoneStats, RELIABLE_PHONE_COUNT } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';

/** The sound of this language with the lowest latest scores; undefined if none is known to be weak. */
export function weakestSound(
  phones: readonly PhoneStats[],
  language: TaughtLanguage,
): PhoneStats | undefined {
  return phones
    .filter(
      (phone) =>
        phone.language === language &&
        phone.count >= RELIABLE_PHONE_COUNT &&
        phone.recentMeanAccuracy < CLEAR_SOUND_ACCURACY,
    )
    .sort((one, other) => one.recentMeanAccuracy - other.recentMeanAccuracy)[0];
}
