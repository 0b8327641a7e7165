import type { TaughtLanguage } from '@speak-it-now/languages';
import { useCurrentAttempt } from '../../features/practice/state/current-attempt.ts';
import { usePhrase } from '../../features/practice/state/phrase.ts';
import { usePhraseList } from '../../features/practice/state/phrase-list.ts';
import { useSpeak } from '../../features/practice/state/use-speak.ts';
import { type Reason, TOPIC_OF_REASON } from '../../features/start/reasons.ts';
import { StartDialog } from '../../features/start/start-dialog.tsx';
import { useTexts, useUiLanguage } from '../../i18n/texts.tsx';
import { vocabularyBetween } from '../../lib/vocabulary/data-sets.ts';

interface StartProps {
  readonly onEnd: () => void;
  readonly onSkip: () => void;
}

/** A newcomer's start: the chosen topic's first phrase goes into the checker, the rest of the topic follows. */
export default function Start({ onEnd, onSkip }: StartProps) {
  const { tabs } = useTexts();
  const uiLanguage = useUiLanguage();
  const { languages } = usePhrase();
  const { chooseEntry } = usePhraseList();
  const { record } = useCurrentAttempt();
  const speak = useSpeak();
  const begin = async (target: TaughtLanguage, reason: Reason) => {
    const source = ([languages.source, uiLanguage, 'en', 'es'] as const).find((code) => code !== target)!;
    const vocabulary = await vocabularyBetween(source, target);
    const [first, ...following] = vocabulary
      .filter(
        ({ category, level, kind }) =>
          category === TOPIC_OF_REASON[reason] && level === 'beginner' && kind === 'phrase',
      )
      .map((pair) => ({
        source,
        target,
        sourceText: pair.source.casual,
        targetText: pair.target.casual,
        chosenFrom: tabs.resources,
      }));
    if (!first) throw new Error(`The topic ${TOPIC_OF_REASON[reason]} has no phrase for beginners.`);
    chooseEntry(first, [...following, first]);
    return first;
  };
  return (
    <StartDialog
      onBegin={begin}
      onHear={(text, language) => void speak(text, language)}
      onSay={() => {
        onEnd();
        record();
      }}
      onSkip={onSkip}
    />
  );
}
