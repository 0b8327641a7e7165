import type { TaughtLanguage } from '@speak-it-now/languages';
import { ipaLanguageOf } from '../../../lib/speech/ipa-language.ts';

/** A sound inside a sentence. */
export const slashed = (ipa: string): string => `/${ipa}/`;

export function Ipa({
  sound,
  language,
  className = '',
}: {
  readonly sound: string;
  readonly language: TaughtLanguage;
  readonly className?: string;
}) {
  return (
    <span lang={ipaLanguageOf(language)} className={`font-ipa ${className}`}>
      {sound}
    </span>
  );
}
