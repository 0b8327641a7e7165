import {
  LANGUAGES,
  type LanguageCode,
  type PronunciationResponse,
  type WordResult,
} from '@speak-it-now/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icons.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { type FirstFix, firstFix } from '../state/first-fix.ts';
import { usePracticeTexts } from '../texts/index.ts';
import { FeedbackText, Quoting } from './feedback-text.tsx';

interface FixFirstProps {
  readonly response: PronunciationResponse;
  readonly language: LanguageCode;
  readonly onHear: (word: WordResult) => void;
  readonly onDrill: (word: WordResult) => void;
}

/** The one thing that costs most, what to do about it, and a way to practise just that. Nothing when all is well. */
export function FixFirst({ response, language, onHear, onDrill }: FixFirstProps) {
  const { result } = useTexts();
  const { fixFirst } = usePracticeTexts();
  const fix = firstFix(response);
  if (!fix) return null;
  const word = fix.kind === 'other' ? undefined : fix.word;
  return (
    <section
      aria-label={fixFirst.title}
      className="mt-6 rounded-control border-accent border-l-4 bg-accent-soft p-4 sm:p-5"
    >
      <h3 className="flex items-center gap-2 text-lead">
        <Icon name="arrow" className="size-5 text-accent" />
        {fixFirst.title}
      </h3>
      <Diagnosis fix={fix} response={response} language={language} />
      {word && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button size="small" icon="microphone" onClick={() => onDrill(word)}>
            {fixFirst.drill(word.text)}
          </Button>
          <Button variant="model" size="small" icon="play" onClick={() => onHear(word)}>
            {result.playModelWord(word.text)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface DiagnosisProps extends Pick<FixFirstProps, 'response' | 'language'> {
  readonly fix: FirstFix;
}

function Diagnosis({ fix, response, language }: DiagnosisProps) {
  const { fixFirst } = usePracticeTexts();
  const { bcp47 } = LANGUAGES[language];
  if (fix.kind === 'other' || fix.kind === 'stress') {
    return (
      <div className="mt-2 max-w-prose">
        <p className="font-semibold">
          <FeedbackText text={fix.deduction.reason} feedback={response} language={language} />
        </p>
        {fix.kind === 'stress' && <StressedIpa word={fix.word} language={bcp47} />}
        <p>
          <FeedbackText text={fix.deduction.details ?? ''} feedback={response} language={language} />
        </p>
      </div>
    );
  }
  if (fix.kind !== 'sound') {
    return (
      <div className="mt-2 max-w-prose">
        <p>
          <Quoting text={fixFirst[fix.kind](fix.word.text)} words={[fix.word.text]} language={language} />
        </p>
        {fix.word.phones.length > 0 && (
          <p lang={`${bcp47}-fonipa`} className="mt-1 font-ipa text-lead">
            /{fix.word.phones.map(({ ipa }) => ipa).join('')}/
          </p>
        )}
      </div>
    );
  }
  const { phone, word } = fix;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Sound caption={fixFirst.aim} ipa={phone.ipa} language={bcp47} className="text-good" />
        {phone.heard !== undefined && phone.heard !== '' ? (
          <Sound caption={fixFirst.heard} ipa={phone.heard} language={bcp47} className="text-poor" />
        ) : (
          <p className="text-small">
            <span className="block text-ink-soft text-note">{fixFirst.heard}</span>
            <span className="font-semibold text-poor">
              {phone.heard === '' ? fixFirst.leftOut : fixFirst.unclear}
            </span>
          </p>
        )}
        <p className="font-semibold text-small">
          <Quoting text={fixFirst.inWord(word.text)} words={[word.text]} language={language} />
        </p>
      </div>
      {phone.tip && (
        <p className="mt-3 max-w-prose">
          <FeedbackText text={phone.tip} feedback={response} language={language} />
        </p>
      )}
    </>
  );
}

/** The word in IPA, with the vowel that carries the stress set off. */
function StressedIpa({ word, language }: { readonly word: WordResult; readonly language: string }) {
  return (
    <p lang={`${language}-fonipa`} className="my-1 font-ipa text-title">
      /
      {word.phones.map(({ ipa }, index) =>
        index === word.stress?.expectedPhoneIndex ? (
          <strong
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may hold a sound twice.
            key={index}
            className="text-accent underline decoration-2 underline-offset-4"
          >
            {ipa}
          </strong>
        ) : (
          ipa
        ),
      )}
      /
    </p>
  );
}

interface SoundProps {
  readonly caption: string;
  readonly ipa: string;
  readonly language: string;
  readonly className: string;
}

function Sound({ caption, ipa, language, className }: SoundProps) {
  return (
    <p className="text-small">
      <span className="block text-ink-soft text-note">{caption}</span>
      <span lang={`${language}-fonipa`} className={`font-ipa text-title leading-none ${className}`}>
        /{ipa}/
      </span>
    </p>
  );
}
