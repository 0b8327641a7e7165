import { useTexts, useUiLanguage } from '../../i18n/texts.tsx';
import { useStore } from '../../lib/react/store.ts';
import { formatPercent } from '../../lib/scores/percent.ts';
import { averageAccuracy, sessionScores } from '../../lib/scores/session-scores.ts';

/** The mean of the session's scores. Without any it says so, because 0 % would look like a result. */
export function AverageAccuracy() {
  const { header } = useTexts();
  const uiLanguage = useUiLanguage();
  const scores = useStore(sessionScores);
  const isEmpty = scores.length === 0;
  return (
    <div
      className="flex items-center gap-1.5 rounded-control sm:gap-2 sm:border sm:border-line sm:px-3 sm:py-1"
      title={header.averageExplained(scores.length)}
    >
      <span className="w-min text-right max-[23rem]:text-[0.6875rem] text-ink-soft text-note leading-tight sm:w-auto sm:whitespace-nowrap">
        {header.averageAccuracy}
      </span>
      <span className="flex min-w-0 flex-col items-end text-right leading-none">
        <span className={`font-bold font-display text-lead tabular-nums ${isEmpty ? 'text-ink-soft' : ''}`}>
          {formatPercent(averageAccuracy(scores), uiLanguage)}
        </span>
        {isEmpty && (
          <span className="text-[0.6875rem] text-ink-soft sm:max-xl:sr-only xl:whitespace-nowrap">
            {header.noScoreYet}
          </span>
        )}
      </span>
    </div>
  );
}
