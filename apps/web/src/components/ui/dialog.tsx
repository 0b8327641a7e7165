import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createStore } from '../../lib/store.ts';

/** The open modal dialogs, the topmost last. Everything outside them is inert, so toasts are shown inside. */
export const openDialogs = createStore<readonly HTMLElement[]>([]);

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /**
   * False while something that is no part of the page must lie above it and be usable, like a bank's own window:
   * nothing can lie above a modal dialog.
   */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/** The platform's modal dialog: traps focus, makes the page behind it inert, closes with Escape, gives focus back. */
export function Dialog({ title, onClose, isModal = true, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (isModal) dialog.showModal();
    else dialog.show();
    if (isModal) openDialogs.set([...openDialogs.get(), dialog]);
    return () => {
      openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
      dialog.close();
    };
  }, [isModal]);
  return (
    <>
      {!isModal && <div className="dialog-backdrop fixed inset-0 z-40" />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for the backdrop alone. */}
      <dialog
        ref={element}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        onClick={(event) => {
          if (event.target === element.current) onClose();
        }}
        className="fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] animate-arrive rounded-card bg-raised p-0 text-ink shadow-card"
      >
        <div className="p-6 sm:p-8">
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          {children}
        </div>
      </dialog>
    </>
  );
}
