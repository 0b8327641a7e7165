import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icons.tsx';

interface CollapsibleSectionProps {
  readonly title: string;
  /** Whether it is open at first on narrow screens. */
  readonly startsOpen?: boolean;
  /** On wider screens: in a card, or directly on the page. */
  readonly look?: 'plain' | 'card';
  readonly titleSize?: 'title' | 'hero';
  readonly children: ReactNode;
}

const LOOKS = { plain: '', card: 'sm:rounded-card sm:bg-raised sm:p-10 sm:shadow-card' };
const TITLE_SIZES = { title: 'sm:text-title', hero: 'sm:text-hero' };

/**
 * A section that can collapse to its title on narrow screens, so that a long page stays short. On wider ones it is
 * always open. Only the style sheet decides which, so nothing jumps when the app starts.
 */
export function CollapsibleSection({
  title,
  startsOpen = false,
  look = 'plain',
  titleSize = 'title',
  children,
}: CollapsibleSectionProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const headingId = useId();
  const contentId = useId();
  return (
    <section aria-labelledby={headingId} className={`border-line max-sm:border-b ${LOOKS[look]}`}>
      <h2 id={headingId} className={`text-lead ${TITLE_SIZES[titleSize]}`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 py-2 text-left sm:hidden"
        >
          <span className="min-w-0">{title}</span>
          <Icon name="arrow" className={`size-4 text-ink-soft ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
        </button>
        <span className="max-sm:hidden">{title}</span>
      </h2>
      <div id={contentId} className={isOpen ? 'max-sm:pb-7' : 'max-sm:hidden'}>
        {children}
      </div>
    </section>
  );
}
