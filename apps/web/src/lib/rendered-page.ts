let show: (() => void) | undefined;

/**
 * Where the app renders. A page that the server rendered ahead stays until the app has a whole one: until then the app
 * renders off the page, so that nobody sees a half of both.
 */
export function containerFor(root: HTMLElement): HTMLElement {
  if (!root.hasChildNodes()) return root;
  const container = document.createElement('div');
  container.id = root.id;
  show = () => root.replaceWith(container);
  return container;
}

/** Puts what the app rendered in the place of what the server rendered ahead. Only the first call does anything. */
export function showRenderedPage(): void {
  show?.();
  show = undefined;
}
