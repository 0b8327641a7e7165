import type { ReactNode } from 'react';

/** The buttons of an item, always in reach at the bottom of the screen. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap gap-2.5 rounded-b-card border-line border-t bg-raised px-5 py-3 sm:-mx-9 sm:-mb-9 sm:px-9 sm:py-4 [@media(max-height:34rem)]:static"
    >
      {children}
    </div>
  );
}
