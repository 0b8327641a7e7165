import { useTexts } from '../../i18n/texts.tsx';
import { averageAccuracy, sessionScores } from '../../lib/session-scores.ts';
import { useStore } from '../../lib/store.ts';

/** The mean of the session's scores. */
export function AverageAccuracy() {
  const { header } = useTexts();
  const scores = useStore(sessionScores);
  return (
    <div
      className="flex items-baseline gap-2 whitespace-nowrap rounded-control border border-line px-3 py-1.5 sm:max-xl:px-2 max-sm:border-0 max-sm:px-0"
      title={header.averageExplained(scores.length)}
    >
      <span className="text-ink-soft text-note">{header.averageAccuracy}</span>
      <span className="font-bold font-display text-lead tabular-nums leading-none">
        {header.percent(averageAccuracy(scores))}
      </span>
    </div>
  );
}
