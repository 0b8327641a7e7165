import { type ReactNode, useEffect, useRef } from 'react';

interface ItemHeadingProps {
  /** Of the item. */
  readonly id: string;
  readonly lang: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What is to be said. When the next item comes it takes the focus, so that nobody is left on a button that is gone. */
export function ItemHeading({ id, lang, className, children }: ItemHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Named so that the effect runs with each item.
    if (id) element.current?.focus();
  }, [id]);
  return (
    <h2
      ref={element}
      tabIndex={-1}
      lang={lang}
      className={`scroll-mt-24 scroll-mb-56 break-words outline-none ${className}`}
    >
      {children}
    </h2>
  );
}
