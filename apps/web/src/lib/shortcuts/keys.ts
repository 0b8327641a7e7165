/** Keys pressed together: one key and the modifiers held with it. */
export interface KeyCombination {
  /** The key's position (KeyboardEvent.code), because with Alt some systems type another character. */
  readonly code: string;
  /** The key's label, if the browser reveals it. */
  readonly label: string;
  readonly alt: boolean;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
}

/** Why a combination cannot be a shortcut. */
type KeyProblem =
  /** Only modifiers are held so far. */
  | 'incomplete'
  /** Enter, Tab, the arrows and similar keys operate the page's controls. */
  | 'page'
  /** Reserved by the browser or the system. */
  | 'browser';

type KeyEvent = Pick<
  KeyboardEvent,
  'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'
>;

const MODIFIER = /^(Alt|Control|Meta|Shift|OS|CapsLock|Fn)/;
const WORKS_CONTROLS =
  /^(Tab|Enter|NumpadEnter|Space|Escape|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Arrow.+|ContextMenu)$/;
/** Help, find, reload, address, notifications of this page, full screen, developer tools. */
const RESERVED_FUNCTION_KEYS = /^F([135678]|1[0-2])$/;
const LETTER_OR_DIGIT = /^(?:Key|Digit)(.)$/;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The pressed keys. Undefined for AltGr, which types characters, and for keys that the browser cannot identify. */
export function combinationOf(event: KeyEvent): KeyCombination | undefined {
  if (event.code === '' || event.getModifierState('AltGraph')) return undefined;
  // On a Mac, Alt types another character that is not a key's label.
  const isPrinted = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(event.key) && !(event.altKey && isMac());
  return {
    code: event.code,
    label: isPrinted ? event.key.toUpperCase() : (LETTER_OR_DIGIT.exec(event.code)?.[1] ?? event.code),
    alt: event.altKey,
    ctrl: event.ctrlKey,
    meta: event.metaKey,
    shift: event.shiftKey,
  };
}

export function problemWith(keys: KeyCombination): KeyProblem | undefined {
  if (MODIFIER.test(keys.code)) return 'incomplete';
  if (WORKS_CONTROLS.test(keys.code)) return 'page';
  if (RESERVED_FUNCTION_KEYS.test(keys.code)) return 'browser';
  // Nearly every key with only Ctrl or Command is a browser command, and pages cannot override all of them.
  if ((keys.ctrl || keys.meta) && !keys.alt) return 'browser';
  return undefined;
}

/** Compares position and modifiers, not the label. */
export const isSameCombination = (one: KeyCombination, other: KeyCombination): boolean =>
  one.code === other.code &&
  one.alt === other.alt &&
  one.ctrl === other.ctrl &&
  one.meta === other.meta &&
  one.shift === other.shift;

/** Whether pressing it would also type a character into a text box. */
export const typesText = (keys: KeyCombination): boolean =>
  !keys.alt && !keys.ctrl && !keys.meta && !/^F\d+$/.test(keys.code);

const MODIFIER_NAMES = {
  mac: { ctrl: '⌃', alt: '⌥', shift: '⇧', meta: '⌘' },
  other: { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift', meta: 'Meta' },
} as const;

/** The keys' names for people, in the order in which they are pressed: 'Alt', 'R'. */
export function keyNames(keys: KeyCombination): string[] {
  const names = MODIFIER_NAMES[isMac() ? 'mac' : 'other'];
  return [
    keys.ctrl && names.ctrl,
    keys.alt && names.alt,
    keys.shift && names.shift,
    keys.meta && names.meta,
    keys.label,
  ].filter((name) => name !== false);
}

/** As WAI-ARIA's aria-keyshortcuts wants it. */
export const ariaKeyShortcuts = (keys: KeyCombination): string =>
  [keys.ctrl && 'Control', keys.alt && 'Alt', keys.shift && 'Shift', keys.meta && 'Meta', keys.label]
    .filter(Boolean)
    .join('+');
