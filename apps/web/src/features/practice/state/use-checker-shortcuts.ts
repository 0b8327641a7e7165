import { offlineBlocker } from '../../../lib/scoring/scoring-place.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { cancelSpeech } from '../../../lib/speech/speaker.ts';
import { useCurrentAttempt } from './current-attempt.ts';
import { useDrill } from './drill-state.ts';
import { usePhrase } from './phrase.ts';
import { usePhraseList } from './phrase-list.ts';
import { useSpeak } from './use-speak.ts';

/** The checker's shortcuts do the same as its buttons, and nothing if the button is disabled. */
export function useCheckerShortcuts(): void {
  const speak = useSpeak();
  const { isBlank, translation, languages, hear } = usePhrase();
  const { next } = usePhraseList();
  const { recording, isBusy, record, stop } = useCurrentAttempt();
  const { drill, tryDrill } = useDrill();
  useShortcuts({
    record: () => {
      if (isBusy || translation.status === 'loading' || offlineBlocker(languages.target)) return;
      if (drill) tryDrill();
      else record();
    },
    stop: () => {
      if (recording.phase === 'recording') stop();
      else cancelSpeech();
    },
    listen: () => {
      if (isBusy || isBlank) return;
      if (drill) void speak(drill.word, drill.language);
      else hear();
    },
    next: () => {
      next();
      focusPhrase();
    },
  });
}

/** Moves focus after the next phrase has loaded: to its translation, or to the text field if there is none. */
export function focusPhrase(): void {
  requestAnimationFrame(() => {
    const model = document.querySelector<HTMLTextAreaElement>('[data-practice-model]');
    const isThere = model && model.value !== '';
    (isThere ? model : document.querySelector<HTMLElement>('[data-practice-input]'))?.focus();
  });
}
