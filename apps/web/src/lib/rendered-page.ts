let show: (() => void) | undefined;

/**
 * Where the app renders. A prerendered page stays until the app has a whole one: until then the app
 * renders off the page, so that nobody sees a half of both.
 */
export function containerFor(root: HTMLElement): HTMLElement {
  if (!root.hasChildNodes()) return root;
  const container = document.createElement('div');
  container.id = root.id;
  show = () => root.replaceWith(container);
  return container;
}

/** Puts what the app rendered in the place of the prerendered page. Only the first call does anything. */
export function showRenderedPage(): void {
  show?.();
  show = undefined;
}
