import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icons.tsx';

interface CollapsibleSectionProps {
  readonly title: string;
  /** Whether it is open at first on narrow screens. */
  readonly startsOpen?: boolean;
  /** Directly on the page, in a card on wider screens, or in a card everywhere. */
  readonly look?: keyof typeof LOOKS;
  readonly titleSize?: 'title' | 'hero';
  readonly children: ReactNode;
}

const PLAIN = { section: 'border-line max-sm:border-b', toggle: 'min-h-14 py-2', content: 'max-sm:pb-7' };
const LOOKS = {
  plain: PLAIN,
  'wide-card': {
    ...PLAIN,
    section: `${PLAIN.section} sm:rounded-card sm:bg-raised sm:p-10 sm:shadow-card`,
  },
  card: {
    section: 'min-w-0 rounded-card bg-raised px-5 shadow-card max-sm:py-2 sm:p-8',
    toggle: 'min-h-12',
    content: 'max-sm:pb-4',
  },
} as const;
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
    <section aria-labelledby={headingId} className={LOOKS[look].section}>
      <h2 id={headingId} className={`text-lead ${TITLE_SIZES[titleSize]}`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className={`flex w-full items-center justify-between gap-3 text-left sm:hidden ${LOOKS[look].toggle}`}
        >
          <span className="min-w-0">{title}</span>
          <Icon name="arrow" className={`size-4 text-ink-soft ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
        </button>
        <span className="max-sm:hidden">{title}</span>
      </h2>
      <div id={contentId} className={isOpen ? LOOKS[look].content : 'max-sm:hidden'}>
        {children}
      </div>
    </section>
  );
}
