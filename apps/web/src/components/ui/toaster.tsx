import * as Toast from '@radix-ui/react-toast';
import { LIMITS } from '@speak-it-now/contract';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/texts.tsx';
import { useStore } from '../../lib/react/store.ts';
import { dismissToast, toasts } from '../../lib/toasts.ts';
import { openDialogs } from './dialog.tsx';
import { Icon } from './icons.tsx';

const SWIPE_THRESHOLD_PX = 50;

/** The notification area. F8 moves the focus into it. */
export default function Toaster() {
  const texts = useTexts().toasts;
  const shown = useStore(toasts);
  const dialog = useStore(openDialogs).at(-1);
  return (
    <Toast.Provider duration={LIMITS.toastMs} swipeThreshold={SWIPE_THRESHOLD_PX} swipeDirection="right">
      {shown.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          type={toast.kind === 'destructive' ? 'foreground' : 'background'}
          className={`flex items-start gap-3 rounded-control border-l-4 bg-ink p-4 text-paper shadow-card data-[state=open]:animate-arrive data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            toast.kind === 'destructive' ? 'border-on-air' : 'border-accent'
          }`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-bold text-small">{toast.title}</Toast.Title>
            <Toast.Description className="text-small">{toast.text}</Toast.Description>
          </div>
          <Toast.Close
            aria-label={texts.close}
            className="-m-2 inline-flex size-11 items-center justify-center rounded-control hover:opacity-75"
          >
            <Icon name="cross" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {createPortal(
        <Toast.Viewport
          label={texts.area}
          hotkey={['F8']}
          className="fixed top-3 right-3 z-50 w-[min(24rem,calc(100vw-1.5rem))] list-none"
        />,
        dialog ?? document.body,
      )}
    </Toast.Provider>
  );
}
