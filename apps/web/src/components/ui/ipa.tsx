import type { TaughtLanguage } from '@speak-it-now/languages';
import { ipaLanguageOf } from '../../lib/speech/ipa-language.ts';

interface IpaProps {
  /** With the brackets or slashes around it, if any. */
  readonly sound: string;
  readonly language: TaughtLanguage;
  readonly className?: string;
}

/** A sound in IPA, marked as such for screen readers. */
export function Ipa({ sound, language, className = '' }: IpaProps) {
  return (
    <span lang={ipaLanguageOf(language)} className={`font-ipa ${className}`}>
      {sound}
    </span>
  );
}
