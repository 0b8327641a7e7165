import { LIMITS } from '@speak-it-now/contract';
import { createStore } from './react/store.ts';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly kind: 'plain' | 'destructive';
  /** False once dismissed; the toast is removed 5 s later. */
  readonly isOpen: boolean;
}

/** At most one toast is shown; a new one replaces it. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

export function showToast(toast: { title: string; text: string; kind?: Toast['kind'] }): void {
  lastId += 1;
  toasts.set([{ kind: 'plain', ...toast, id: lastId, isOpen: true }]);
}

/** Closes the toast and removes it 5000 ms later. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), LIMITS.toastMs);
}
