import type { ReactNode } from 'react';

/** The result pane's card, high enough that the page does not jump when its content changes. */
export function ResultCard({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <section
      className={`flex min-h-64 flex-col justify-center rounded-card p-6 sm:min-h-80 sm:p-9 ${className}`}
    >
      {children}
    </section>
  );
}
