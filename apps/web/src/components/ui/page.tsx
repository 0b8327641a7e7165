import type { ReactNode } from 'react';
import { usePageTitle } from '../../i18n/page-title.ts';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The class of its width. */
  readonly width?: string;
  readonly children: ReactNode;
}

/** The frame of a page with its title, which the browser's tab shows too. */
export function Page({ title, lead, width = 'max-w-[46rem]', children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={`mx-auto px-4 py-8 sm:px-6 sm:py-12 ${width}`}>
      <h1 className="text-hero">{title}</h1>
      {lead && <p className="mt-3 max-w-prose text-ink-soft text-lead">{lead}</p>}
      {children}
    </div>
  );
}
