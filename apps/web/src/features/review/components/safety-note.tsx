import { Icon, type IconName } from '../../../components/ui/icons.tsx';
import { useStore } from '../../../lib/store.ts';
import type { ProgressKeeper, Safety } from '../state/progress-keeper.ts';
import { useReviewTexts } from '../texts/index.ts';

const ICONS: Record<Safety, IconName> = {
  browser: 'check',
  saving: 'repeat',
  account: 'check',
  unreachable: 'wave',
};

/** Says where the progress is saved. */
export function SafetyNote({ keeper }: { readonly keeper: ProgressKeeper }) {
  const { safety: texts } = useReviewTexts();
  const safety = useStore(keeper.safety);
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-note">
      <Icon name={ICONS[safety]} className="size-4" />
      {texts[safety]}
    </p>
  );
}
