import { LIMITS } from '@speak-it-now/contract';

/** The names of the manifest's share_target, which the browser puts into Home's address. */
const TEXT = 'share-text';
const TITLE = 'share-title';
const ALL = [TEXT, TITLE, 'share-url'];

/** A text that another app shared to practice it, without web addresses; undefined if there is none. */
export function sharedText(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  return [parameters.get(TEXT), parameters.get(TITLE)]
    .map((text) =>
      (text ?? '')
        .replace(/\bhttps?:\/\/\S+/gi, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find((text) => text !== '')
    ?.slice(0, LIMITS.textCharacters);
}

/** The address's query without what was shared, so that a reload or a bookmark does not bring the text again. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ALL) parameters.delete(name);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The shared text, which leaves the address, or else the text that is there. */
export function takeSharedText(text: string): string {
  const { pathname, search } = window.location;
  const shared = sharedText(search);
  if (shared === undefined) return text;
  window.history.replaceState(window.history.state, '', pathname + withoutShared(search));
  return shared;
}
