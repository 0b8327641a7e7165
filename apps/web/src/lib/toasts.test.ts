import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('TOAST-02 are shown one at a time', () => {
    showToast({ title: 'Error', text: 'First' });
    showToast({ title: 'Error', text: 'Second' });
    expect(toasts.get().map(({ text }) => text)).toEqual(['Second']);
  });

  it('TOAST-04 are removed 5000 ms after dismissal', () => {
    showToast({ title: 'Error', text: 'First' });
    dismissToast(toasts.get()[0]!.id);
    expect(toasts.get()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(4999);
    expect(toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });
});
