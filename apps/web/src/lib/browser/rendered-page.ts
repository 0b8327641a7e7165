let show: (() => void) | undefined;

/**
 * Where the app renders. A prerendered page stays until the app's page is complete: until then the app
 * renders outside the document, so that the page never shows a mix of both.
 */
export function containerFor(root: HTMLElement): HTMLElement {
  if (!root.hasChildNodes()) return root;
  const container = document.createElement('div');
  container.id = root.id;
  show = () => root.replaceWith(container);
  return container;
}

/** Replaces the prerendered page by the app's. Only the first call has an effect. */
export function showRenderedPage(): void {
  show?.();
  show = undefined;
}
