import { useTexts, useUiLanguage } from '../../i18n/texts.tsx';
import { useStore } from '../../lib/react/store.ts';
import { formatPercent } from '../../lib/scores/percent.ts';
import { averageAccuracy, sessionScores } from '../../lib/scores/session-scores.ts';

/** The mean of the session's scores. */
export function AverageAccuracy() {
  const { header } = useTexts();
  const uiLanguage = useUiLanguage();
  const scores = useStore(sessionScores);
  return (
    <div
      className="flex items-center gap-1.5 rounded-control sm:gap-2 sm:border sm:border-line sm:px-3 sm:py-1.5"
      title={header.averageExplained(scores.length)}
    >
      <span className="max-w-18 min-[26rem]:max-w-22 text-right text-ink-soft text-note leading-tight sm:max-w-none sm:whitespace-nowrap">
        {header.averageAccuracy}
      </span>
      <span className="whitespace-nowrap font-bold font-display text-lead tabular-nums leading-none">
        {formatPercent(averageAccuracy(scores), uiLanguage)}
      </span>
    </div>
  );
}
