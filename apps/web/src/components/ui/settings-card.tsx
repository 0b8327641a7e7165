import { type ReactNode, useId } from 'react';

/** A card of the account page: a title, a sentence and the controls. */
export function Panel({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-raised p-5 shadow-card sm:p-8">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>
      <div className="mt-6">{children}</div>
    </section>
  );
}
