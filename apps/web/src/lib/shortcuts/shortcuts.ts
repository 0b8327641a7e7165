import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { parseObject } from '../browser/json-object.ts';
import { createStore } from '../react/store.ts';
import { isSameCombination, type KeyCombination, problemWith } from './keys.ts';

/** What can be done in the checker without leaving the keyboard. */
export const SHORTCUT_ACTIONS = ['record', 'stop', 'listen', 'next'] as const;
export type ShortcutAction = (typeof SHORTCUT_ACTIONS)[number];

interface Shortcuts {
  /** People who use speech input or one finger may want no shortcuts. */
  readonly isOn: boolean;
  /** Undefined means no shortcut. No two actions have the same one. */
  readonly keys: Readonly<Record<ShortcutAction, KeyCombination | undefined>>;
}

const withAlt = (letter: string): KeyCombination => ({
  code: `Key${letter}`,
  label: letter,
  alt: true,
  ctrl: false,
  meta: false,
  shift: false,
});

/** With Alt they also work while typing. These letters have the same position on QWERTY, QWERTZ and AZERTY. */
export const DEFAULT_SHORTCUTS: Shortcuts = {
  isOn: true,
  keys: { record: withAlt('R'), stop: withAlt('S'), listen: withAlt('H'), next: withAlt('N') },
};

export const shortcuts = createStore<Shortcuts>(parseShortcuts(readStored(local, STORAGE_KEYS.shortcuts)));

function keep(next: Shortcuts): void {
  shortcuts.set(next);
  writeStored(local, STORAGE_KEYS.shortcuts, next === DEFAULT_SHORTCUTS ? null : JSON.stringify(next));
}

export const setShortcutsOn = (isOn: boolean): void => keep({ ...shortcuts.get(), isOn });
export const restoreShortcuts = (): void => keep(DEFAULT_SHORTCUTS);

/**
 * Gives an action its keys, or none. If another action had them, it gets this action's keys in exchange.
 * @returns the other action.
 */
export function assignKeys(
  action: ShortcutAction,
  keys: KeyCombination | undefined,
): ShortcutAction | undefined {
  const before = shortcuts.get();
  const other = SHORTCUT_ACTIONS.find((candidate) => {
    const taken = before.keys[candidate];
    return candidate !== action && keys && taken && isSameCombination(taken, keys);
  });
  keep({
    ...before,
    keys: { ...before.keys, ...(other && { [other]: before.keys[action] }), [action]: keys },
  });
  return other;
}

/** The stored value may be from another version or edited: invalid parts fall back to their default. */
export function parseShortcuts(stored: string | null): Shortcuts {
  const value: { isOn?: unknown; keys?: unknown } = parseObject(stored);
  if (typeof value.keys !== 'object' || value.keys === null) return DEFAULT_SHORTCUTS;
  const found: Record<string, unknown> = { ...value.keys };
  const keys: Record<ShortcutAction, KeyCombination | undefined> = { ...DEFAULT_SHORTCUTS.keys };
  for (const action of SHORTCUT_ACTIONS) {
    // JSON omits undefined values, that is, actions without keys.
    const parsed = found[action] === undefined ? undefined : parseCombination(found[action]);
    if (parsed === 'unusable') return { ...DEFAULT_SHORTCUTS, isOn: value.isOn !== false };
    keys[action] = parsed;
  }
  const given = Object.values(keys).filter((combination) => combination !== undefined);
  const isAmbiguous = given.some((one, index) =>
    given.some((other, otherIndex) => otherIndex > index && isSameCombination(one, other)),
  );
  return { isOn: value.isOn !== false, keys: isAmbiguous ? DEFAULT_SHORTCUTS.keys : keys };
}

function parseCombination(value: unknown): KeyCombination | 'unusable' {
  const { code, label, alt, ctrl, meta, shift } = Object(value);
  if (typeof code !== 'string' || code === '' || typeof label !== 'string' || label === '') return 'unusable';
  const combination = {
    code,
    label,
    alt: alt === true,
    ctrl: ctrl === true,
    meta: meta === true,
    shift: shift === true,
  };
  return problemWith(combination) ? 'unusable' : combination;
}
