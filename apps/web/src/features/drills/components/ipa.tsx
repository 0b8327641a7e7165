import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';

/** A sound inside a sentence. */
export const slashed = (ipa: string): string => `/${ipa}/`;

export function Ipa({
  sound,
  language,
  className = '',
}: {
  readonly sound: string;
  readonly language: LanguageCode;
  readonly className?: string;
}) {
  return (
    <span lang={`${LANGUAGES[language].bcp47}-fonipa`} className={`font-ipa ${className}`}>
      {sound}
    </span>
  );
}
