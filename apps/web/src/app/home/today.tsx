import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePhrase } from '../../features/practice/state/phrase.ts';
import { usePhraseList } from '../../features/practice/state/phrase-list.ts';
import { useDueReview } from '../../features/review/api/due-review.ts';
import { TodayPath } from '../../features/today/today-path.tsx';
import { useUnsaidItems } from '../../features/vocabulary/state/unsaid-items.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useStore } from '../../lib/react/store.ts';
import { visitBestScores } from '../../lib/scores/best-scores.ts';
import { progressQuery } from '../../lib/scores/progress.ts';

/** Today's path for learners who have practiced before, else `otherwise`. */
export default function Today({ otherwise }: { readonly otherwise: ReactNode }) {
  const { tabs } = useTexts();
  const user = useCurrentUser();
  const { languages } = usePhrase();
  const { chooseEntry } = usePhraseList();
  const progress = useQuery({ ...progressQuery, enabled: Boolean(user) }).data;
  const review = useDueReview();
  const unsaid = useUnsaidItems(languages);
  const visitScores = useStore(visitBestScores);
  const hasPracticed =
    (progress?.totalAttempts ?? 0) > 0 || review.dueCount > 0 || Object.keys(visitScores).length > 0;
  if (!hasPracticed || (user && !progress)) return otherwise;
  return (
    <TodayPath
      language={languages.target}
      progress={progress}
      review={review}
      next={unsaid && { topic: unsaid.topic, text: unsaid.entries[0]!.targetText }}
      onNext={() => {
        if (!unsaid) return;
        const [entry, ...following] = unsaid.entries.map((each) => ({ ...each, chosenFrom: tabs.resources }));
        chooseEntry(entry!, following);
      }}
    />
  );
}
