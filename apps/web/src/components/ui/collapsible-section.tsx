import { type ReactNode, useId } from 'react';
import { useIsMobile } from '../../lib/mobile.ts';
import { Icon } from './icons.tsx';

interface CollapsibleSectionProps {
  readonly title: string;
  /** On phones. */
  readonly startsOpen?: boolean;
  /** Of the section where it does not collapse. */
  readonly className?: string;
  readonly headingClassName?: string;
  readonly children: ReactNode;
}

/** A section that phones show as a line to open, so that a long page stays short. Elsewhere it is always open. */
export function CollapsibleSection({
  title,
  startsOpen = false,
  className = '',
  headingClassName = 'text-title',
  children,
}: CollapsibleSectionProps) {
  const isMobile = useIsMobile();
  const headingId = useId();
  if (!isMobile) {
    return (
      <section aria-labelledby={headingId} className={className}>
        <h2 id={headingId} className={headingClassName}>
          {title}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={headingId} className="border-line border-b">
      <details open={startsOpen} className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <h2 id={headingId} className="min-w-0 text-lead">
            {title}
          </h2>
          <Icon name="arrow" className="size-4 rotate-90 text-ink-soft group-open:-rotate-90" />
        </summary>
        <div className="pb-7">{children}</div>
      </details>
    </section>
  );
}
