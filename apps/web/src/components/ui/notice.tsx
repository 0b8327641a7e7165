import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

const TONES = {
  problem: { look: 'bg-poor-soft text-poor', icon: 'cross' },
  info: { look: 'bg-model-soft text-model', icon: 'bubble' },
} as const;

/** A message that stays on the page. A toast announces the same text to screen readers, so this is no live region. */
export function Notice({
  tone,
  children,
}: {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}) {
  const { look, icon } = TONES[tone];
  return (
    <div className={`flex items-start gap-2.5 rounded-control px-4 py-3 font-medium text-small ${look}`}>
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
