import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A card of the account page: a title, what it is about, and the controls. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-raised p-5 shadow-card sm:p-8">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
