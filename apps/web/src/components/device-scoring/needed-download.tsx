import type { LanguageCode } from '@speak-it-now/contract';
import { useTexts } from '../../i18n/texts.tsx';
import { LanguageDownload } from './language-download.tsx';
import { useDeviceScoringTexts } from './texts/index.ts';

/** In place of a score: the language is not on this device yet, and how it comes there. */
export default function NeededDownload({ language }: { readonly language: LanguageCode }) {
  const texts = useDeviceScoringTexts();
  const { languageNames } = useTexts();
  return (
    <>
      <h2 className="mt-4 text-title">{texts.neededTitle(languageNames[language])}</h2>
      <p className="mt-2 max-w-prose">{texts.needed}</p>
      <div className="mt-5 max-w-96">
        <LanguageDownload language={language} isNextStep />
      </div>
    </>
  );
}

/** In place of a score: the server could not count it. */
export function NotCounted() {
  const texts = useDeviceScoringTexts();
  return (
    <>
      <h2 className="mt-4 text-title">{texts.notCountedTitle}</h2>
      <p className="mt-2 max-w-prose">{texts.notCounted}</p>
    </>
  );
}
