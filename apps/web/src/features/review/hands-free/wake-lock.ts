/** Keeps the screen on until it is released. Browsers give it back when the page is hidden, or refuse to save power. */
export function keepScreenOn(): { readonly release: () => void } {
  const locking = navigator.wakeLock?.request('screen').catch(() => undefined);
  return { release: () => void locking?.then((lock) => lock?.release()) };
}
