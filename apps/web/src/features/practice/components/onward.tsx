import { LANGUAGES } from '@speak-it-now/contract';
import { Button } from '../../../components/ui/button.tsx';
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcuts.ts';
import { usePractice } from '../state/practice.tsx';
import { focusPhrase } from '../state/use-checker-shortcuts.ts';
import { usePracticeTexts } from '../texts/index.ts';

/** From one result to the next phrase: of the list that this one was chosen from, else a new one. */
export function Onward() {
  const { onward } = usePracticeTexts();
  const { next, nextEntry, isBusy } = usePractice();
  const hint = useShortcutHint('next');
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
      <Button
        icon="arrow"
        disabled={isBusy}
        onClick={() => {
          next();
          focusPhrase();
        }}
        {...hint}
      >
        {nextEntry ? onward.next : onward.fresh}
      </Button>
      {nextEntry && (
        <p
          lang={LANGUAGES[nextEntry.target].bcp47}
          className="min-w-0 break-words font-semibold text-ink-soft"
        >
          {nextEntry.targetText}
        </p>
      )}
    </div>
  );
}
