import type { ReactNode } from 'react';

/**
 * Line icons on a 24 px grid, in the color of the text beside them; always next to text or inside a labeled control.
 */
const DRAWINGS = {
  microphone: (
    <>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6" />
    </>
  ),
  stop: <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" />,
  play: <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />,
  headphones: (
    <>
      <path d="M4.5 16v-3.5a7.5 7.5 0 0 1 15 0V16" />
      <rect x="3.5" y="14" width="4.5" height="6.5" rx="2" />
      <rect x="16" y="14" width="4.5" height="6.5" rx="2" />
    </>
  ),
  pencil: <path d="M4.5 19.5l1-4.5L15.8 4.7a2 2 0 0 1 2.9 0l.6.6a2 2 0 0 1 0 2.9L9 18.5zM13.5 7l3.5 3.5" />,
  speaker: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  arrow: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  wave: <path d="M4 13.5c2-4.5 5-4.5 8-1.5s6 3 8-1.5" />,
  dash: <path d="M5 12h14" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  swap: <path d="M4 8.5h15M15.5 5l3.5 3.5L15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19" />,
  cross: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  gap: <path d="M5 12h2M11 12h2M17 12h2" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  screen: (
    <>
      <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
      <path d="M9 20.5h6M12 16.5v4" />
    </>
  ),
  device: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M9.5 12c1-2.5 2-2.5 2.5 0s1.5 2.5 2.5 0M11 18.5h2" />
    </>
  ),
  bubble: (
    <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-7l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5z" />
  ),
  share: <path d="M12 15.5V3.5M7.5 8L12 3.5 16.5 8M5 12.5v7h14v-7" />,
  star: <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
  question: <path d="M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.6M12 18.5v.2" />,
  repeat: (
    <path d="M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4.5V9h-4.5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 19.5V15h4.5" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
