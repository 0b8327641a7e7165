import { LANGUAGES, type TaughtLanguage, type TranslatedLanguage } from '@speak-it-now/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Speed } from '../../lib/speech/rates.ts';
import { cancelSpeech } from '../../lib/speech/speaker.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { compareLetters } from './compare-letters.ts';
import { Dictation } from './dictation.tsx';
import { LetterComparison } from './letter-comparison.tsx';
import { useDictationTexts } from './texts/index.ts';

export interface DictatedPhrase {
  readonly text: string;
  readonly language: TaughtLanguage;
  readonly translation: string;
  readonly translationLanguage: TranslatedLanguage;
}

export interface DictationDialogProps {
  readonly phrases: readonly DictatedPhrase[];
  readonly onHear: (text: string, language: TaughtLanguage, speed: Speed) => void;
  /** The learner wants to say this one. */
  readonly onSay: (index: number) => void;
  readonly onClose: () => void;
}

/** A list as a dictation: hear a phrase, type it, see the letters that differ, say it or go on. */
export default function DictationDialog({ phrases, onHear, onSay, onClose }: DictationDialogProps) {
  const texts = useDictationTexts();
  const [index, setIndex] = useState(0);
  const [typed, setTyped] = useState<string>();
  const [right, setRight] = useState(0);
  const phrase = phrases[index];
  const hear = useEffectEvent(() => phrase && onHear(phrase.text, phrase.language, 'conversation'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phrase is heard when it is its turn.
  useEffect(() => {
    hear();
    return cancelSpeech;
  }, [index]);
  const go = (next: number) => {
    setTyped(undefined);
    setIndex(next);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {phrase ? (
        <>
          <p className="mt-2 text-ink-soft">
            {texts.lead} <span className="tabular-nums">{texts.itemOf(index + 1, phrases.length)}</span>
          </p>
          {typed === undefined ? (
            <>
              <Dictation
                key={index}
                language={phrase.language}
                onHear={(speed) => onHear(phrase.text, phrase.language, speed)}
                onCheck={(answer) => {
                  setTyped(answer);
                  if (compareLetters(phrase.text, answer).differences === 0) setRight(right + 1);
                }}
              />
              <Button variant="quiet" className="mt-2 -ml-4 max-sm:ml-0 max-sm:w-full" onClick={onClose}>
                {texts.close}
              </Button>
            </>
          ) : (
            <>
              <p
                lang={LANGUAGES[phrase.language].bcp47}
                className="mt-4 break-words font-semibold text-title"
              >
                {phrase.text}
              </p>
              <p lang={LANGUAGES[phrase.translationLanguage].bcp47} className="mt-1 text-ink-soft">
                {phrase.translation}
              </p>
              <LetterComparison text={phrase.text} typed={typed} language={phrase.language} />
              <div className="mt-6 flex flex-wrap gap-2.5">
                <Button variant="primary" icon="microphone" autoFocus onClick={() => onSay(index)}>
                  {texts.sayIt}
                </Button>
                <Button icon="arrow" onClick={() => go(index + 1)}>
                  {texts.next}
                </Button>
                <Button variant="quiet" onClick={onClose}>
                  {texts.close}
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        <>
          <p role="status" className="mt-3 text-lead">
            {texts.done(right, phrases.length)}
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <Button variant="primary" autoFocus onClick={onClose}>
              {texts.close}
            </Button>
            <Button
              icon="repeat"
              onClick={() => {
                setRight(0);
                go(0);
              }}
            >
              {texts.again}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
