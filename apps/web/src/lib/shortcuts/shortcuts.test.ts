import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  combinationOf,
  isSameCombination,
  type KeyCombination,
  keyNames,
  problemWith,
  typesText,
} from './keys.ts';
import {
  assignKeys,
  DEFAULT_SHORTCUTS,
  parseShortcuts,
  restoreShortcuts,
  SHORTCUT_ACTIONS,
  shortcuts,
} from './shortcuts.ts';

const press = (
  code: string,
  key: string,
  held: Partial<Record<'alt' | 'ctrl' | 'meta' | 'shift', boolean>> = {},
) =>
  combinationOf({
    code,
    key,
    altKey: held.alt ?? false,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    getModifierState: () => false,
  });
const keys = (code: string, held: Partial<KeyCombination> = {}): KeyCombination => ({
  code,
  label: code,
  alt: false,
  ctrl: false,
  meta: false,
  shift: false,
  ...held,
});

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  restoreShortcuts();
});

describe('keys', () => {
  it('are compared by their position and shown by their label', () => {
    const azerty = press('KeyQ', 'a', { alt: true });
    expect(azerty && keyNames(azerty)).toEqual(['Alt', 'A']);
    expect(azerty && isSameCombination(azerty, keys('KeyQ', { alt: true }))).toBe(true);
  });

  it('have their usual label on a Mac, although Alt types another character there', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    const combination = press('KeyR', '®', { alt: true });
    expect(combination && keyNames(combination)).toEqual(['⌥', 'R']);
  });

  it('with AltGr are ignored, because AltGr types characters', () => {
    const event = { code: 'KeyE', key: '€', altKey: true, ctrlKey: true, metaKey: false, shiftKey: false };
    expect(combinationOf({ ...event, getModifierState: (name) => name === 'AltGraph' })).toBeUndefined();
  });

  it.each([
    ['AltLeft', {}, 'incomplete'],
    ['Tab', {}, 'page'],
    ['Enter', { alt: true }, 'page'],
    ['Space', {}, 'page'],
    ['ArrowRight', {}, 'page'],
    ['KeyT', { ctrl: true }, 'browser'],
    ['KeyW', { meta: true, shift: true }, 'browser'],
    // TOAST-06: F8 moves the focus to the notifications.
    ['F8', {}, 'browser'],
    ['KeyR', { alt: true }, undefined],
    ['KeyR', { ctrl: true, alt: true }, undefined],
    ['KeyR', {}, undefined],
    ['F9', {}, undefined],
  ] as const)('%s with %o: %s', (code, held, problem) => {
    expect(problemWith(keys(code, held))).toBe(problem);
  });

  it('are recognized if they would also type into a text box', () => {
    expect(typesText(keys('KeyR', { shift: true }))).toBe(true);
    expect(typesText(keys('KeyR', { alt: true }))).toBe(false);
    expect(typesText(keys('F9'))).toBe(false);
  });
});

const someKeys = fc.record({
  code: fc.constantFrom('KeyA', 'KeyB', 'KeyR', 'KeyS', 'F9'),
  label: fc.constant('x'),
  alt: fc.constant(true),
  ctrl: fc.boolean(),
  meta: fc.constant(false),
  shift: fc.boolean(),
});

describe('shortcuts', () => {
  it('of two actions are exchanged when one gets the keys of the other', () => {
    const { record, listen } = DEFAULT_SHORTCUTS.keys;
    expect(assignKeys('listen', record)).toBe('record');
    expect(shortcuts.get().keys.listen).toEqual(record);
    expect(shortcuts.get().keys.record).toEqual(listen);
  });

  it('never have the same keys for two actions, and are read back as stored', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...SHORTCUT_ACTIONS), fc.option(someKeys, { nil: undefined }))),
        (changes) => {
          restoreShortcuts();
          for (const [action, chosen] of changes) assignKeys(action, chosen);
          const given = Object.values(shortcuts.get().keys).filter((own) => own !== undefined);
          for (const [index, one] of given.entries()) {
            expect(given.slice(index + 1).some((other) => isSameCombination(one, other))).toBe(false);
          }
          expect(parseShortcuts(JSON.stringify(shortcuts.get()))).toEqual(shortcuts.get());
        },
      ),
    );
  });

  it.each([
    null,
    'x',
    '{}',
    '[]',
    '{"keys":{"record":{"code":"Tab","label":"Tab"}}}',
    '{"keys":{"record":{"code":7}}}',
    JSON.stringify({ keys: { record: keys('KeyA'), stop: keys('KeyA') } }),
  ])('have the default keys again when %s is stored', (stored) => {
    expect(parseShortcuts(stored).keys).toEqual(DEFAULT_SHORTCUTS.keys);
  });

  it('stay turned off after they are stored', () => {
    expect(parseShortcuts(JSON.stringify({ ...DEFAULT_SHORTCUTS, isOn: false })).isOn).toBe(false);
  });
});
