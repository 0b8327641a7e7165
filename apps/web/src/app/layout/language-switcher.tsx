import { LANGUAGES, LOCALES } from '@speak-it-now/languages';
import { useState } from 'react';
import { Icon } from '../../components/ui/icons.tsx';
import { SelectArrow } from '../../components/ui/select.tsx';
import { useLanguageChoice, useTexts } from '../../i18n/texts.tsx';
import { showToast } from '../../lib/toasts.ts';

/**
 * Changes the language of the interface, announces it in the new language, and keeps it for the next visit. Each
 * language has its own name here, so that people find theirs even if they cannot read the page.
 */
export function LanguageSwitcher() {
  const { uiLanguage } = useTexts();
  const { language, chooseLanguage, isChanging } = useLanguageChoice();
  const [wasChanged, setChanged] = useState(false);
  const choose = (value: string) => {
    const chosen = LOCALES.find((known) => known === value);
    if (!chosen) return;
    chooseLanguage(chosen).then(
      () => setChanged(true),
      (error: unknown) => {
        console.warn('The texts of this language could not be loaded.', error);
        showToast({ ...uiLanguage.failed, kind: 'destructive' });
      },
    );
  };
  return (
    <div className="relative">
      <Icon
        name="globe"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <select
        aria-label={uiLanguage.label}
        title={uiLanguage.label}
        aria-busy={isChanging}
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 appearance-none rounded-control bg-sunken py-2 pr-9 pl-10 font-semibold text-ink text-small hover:bg-raised"
      >
        {LOCALES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].endonym}
          </option>
        ))}
      </select>
      <SelectArrow />
      <p role="status" className="sr-only">
        {wasChanged && !isChanging ? uiLanguage.changed : ''}
      </p>
    </div>
  );
}
