import { type PhoneStats, RECENT_PHONE_SCORES } from '@speak-it-now/contract';
import { LANGUAGE_UNITS, UNITS, unitOfIpa } from '@speak-it-now/engine/phonemes';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { SOUNDS, soundsIn } from '@speak-it-now/languages/sounds';
import type { SoundScores } from './picker.ts';

export const isSoundOf = (language: TaughtLanguage, sound: string): boolean =>
  LANGUAGE_UNITS[language].includes(sound);

/** The drilled sound for an IPA symbol of the history: long and short are one sound, as are β and b. */
export function soundOf(ipa: string, language: TaughtLanguage): string | undefined {
  const unit = unitOfIpa(ipa, language);
  return unit !== undefined && isSoundOf(language, unit) ? unit : undefined;
}

/** Every IPA symbol that scores of the sound can have. */
export function symbolsOf(sound: string, language: TaughtLanguage): string[] {
  const { allophones, otherSymbols } = SOUNDS[language];
  const symbols = [...new Set([sound, ...UNITS, ...soundsIn(`${allophones} ${otherSymbols}`)])].flatMap(
    (symbol) => [symbol, `${symbol}ː`],
  );
  return symbols.filter((symbol) => soundOf(symbol, language) === sound);
}

/** The latest scores of each sound, merged over its symbols in proportion to their scores. */
export function soundScores(phones: readonly PhoneStats[], language: TaughtLanguage): SoundScores[] {
  const sums = new Map<string, { count: number; sum: number }>();
  for (const { ipa, count, recentMeanAccuracy } of phones) {
    const sound = soundOf(ipa, language);
    if (sound === undefined) continue;
    const recent = Math.min(count, RECENT_PHONE_SCORES);
    const known = sums.get(sound) ?? { count: 0, sum: 0 };
    sums.set(sound, { count: known.count + recent, sum: known.sum + recent * recentMeanAccuracy });
  }
  return [...sums].map(([sound, { count, sum }]) => ({ sound, count, meanAccuracy: sum / count }));
}
