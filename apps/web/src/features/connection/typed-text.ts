import { STORAGE_KEYS } from '../../config/storage.ts';
import { readStored, session, writeStored } from '../../lib/browser/browser-storage.ts';
import { parseObject } from '../../lib/browser/json-object.ts';

/** Text boxes and selects, but no passwords, cards or files. */
const FIELDS =
  'main textarea, main select, main input:is([type="text"], [type="email"], [type="search"], :not([type]))';
const GIVE_UP_AFTER_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  readonly position: number;
  readonly name: string;
  readonly value: string;
}

interface KeptText {
  readonly path: string;
  readonly fields: readonly KeptField[];
}

const fieldsOnPage = () =>
  [...document.querySelectorAll<Field>(FIELDS)].filter(
    ({ autocomplete, disabled }) => !disabled && !autocomplete.startsWith('cc-'),
  );

/** Saves what is typed on this page for its next load, in this tab only. */
export function keepTypedText(): void {
  const fields = fieldsOnPage().flatMap((field, position) =>
    isReadOnly(field) || field.value === '' ? [] : [{ position, name: field.name, value: field.value }],
  );
  const kept: KeptText = { path: window.location.pathname, fields };
  writeStored(session, STORAGE_KEYS.typedText, JSON.stringify(kept));
}

/** Restores what `keepTypedText` saved, each field as it appears on the page. */
export function restoreTypedText(): void {
  const kept = readKept();
  writeStored(session, STORAGE_KEYS.typedText, null);
  if (kept?.path !== window.location.pathname) return;
  const missing = new Set(kept.fields);
  const restore = () => {
    const present = fieldsOnPage();
    for (const entry of missing) {
      const field = present[entry.position];
      if (!field || field.name !== entry.name) continue;
      missing.delete(entry);
      // Some pages save and restore their own text.
      if (field.value !== entry.value && !isReadOnly(field)) type(field, entry.value);
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), GIVE_UP_AFTER_MS);
  restore();
}

const isReadOnly = (field: Field) => !(field instanceof HTMLSelectElement) && field.readOnly;

/** Fills the field as if by typing. React only notices the element's native setter followed by an event. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The stored value may be from another version or edited. */
function readKept(): KeptText | undefined {
  const kept = parseObject(readStored(session, STORAGE_KEYS.typedText));
  return isKeptText(kept) ? kept : undefined;
}

function isKeptText(kept: object): kept is KeptText {
  const { path, fields } = kept as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      ({ position, name, value: text }: Record<string, unknown>) =>
        Number.isInteger(position) && typeof name === 'string' && typeof text === 'string',
    )
  );
}
