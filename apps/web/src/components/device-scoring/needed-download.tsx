import type { LanguageCode } from '@speak-it-now/contract';
import { useTexts } from '../../i18n/texts.tsx';
import { LanguageDownload } from './language-download.tsx';
import { useDeviceScoringTexts } from './texts/index.ts';

/** Shown instead of a score if the language is not on this device: offers the download. */
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

/** Shown instead of a score if the server could not count the attempt. */
export function NotCounted() {
  const texts = useDeviceScoringTexts();
  return (
    <>
      <h2 className="mt-4 text-title">{texts.notCountedTitle}</h2>
      <p className="mt-2 max-w-prose">{texts.notCounted}</p>
    </>
  );
}
