import type { SpeakerGender } from '@speak-it-now/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { usePractice } from '../state/practice.tsx';
import { useSpeakerGender } from './speaker-gender.ts';
import { useTextHints } from './text-hints.ts';
import { useOffersTexts } from './texts/index.ts';

/** Translations that people wrote need no second guess. */
const SURE_ORIGINS: ReadonlySet<string> = new Set(['phrasebook', 'composed', '']);

/** What may help with the text in the checker: another spelling, another language, how a woman says it. */
export function TextOffers() {
  return (
    <>
      <Corrections />
      <SpeakerForms />
    </>
  );
}

function Corrections() {
  const texts = useOffersTexts();
  const { languageNames } = useTexts();
  const { text, languages, translation, startWith, setSource, practiseAsTyped, isBusy } = usePractice();
  const isUnsure =
    (translation.status === 'error' && translation.kind === 'refused') ||
    (translation.status === 'translated' &&
      translation.isFromServer === true &&
      !SURE_ORIGINS.has(translation.origin));
  const { correction, language } = useTextHints(text, languages.source, languages.target, isUnsure);
  const offer =
    correction !== undefined
      ? { label: texts.didYouMean(correction), take: () => startWith(correction) }
      : language === undefined
        ? undefined
        : language === languages.target
          ? { label: texts.isTarget(languageNames[language]), take: () => practiseAsTyped('') }
          : { label: texts.isSource(languageNames[language]), take: () => setSource(language) };
  return (
    <div role="status" className="empty:hidden">
      {offer && (
        <Button size="small" disabled={isBusy} onClick={offer.take}>
          {offer.label}
        </Button>
      )}
    </div>
  );
}

function SpeakerForms() {
  const texts = useOffersTexts();
  const { translation, chooseSpeakerForm, isBusy } = usePractice();
  const { choose } = useSpeakerGender();
  const forms = translation.status === 'translated' ? translation.speakerForms : undefined;
  if (translation.status !== 'translated' || !forms) return null;
  return (
    <Segmented<SpeakerGender>
      label={texts.whoSays}
      value={translation.text === forms.feminine ? 'feminine' : 'masculine'}
      disabled={isBusy}
      onChange={(speaker) => {
        choose(speaker);
        chooseSpeakerForm(speaker);
      }}
      options={[
        { value: 'masculine', label: texts.masculine },
        { value: 'feminine', label: texts.feminine },
      ]}
    />
  );
}
