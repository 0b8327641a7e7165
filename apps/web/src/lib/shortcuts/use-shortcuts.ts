import { useEffect, useRef } from 'react';
import { useStore } from '../store.ts';
import { ariaKeyShortcuts, combinationOf, isSameCombination, keyNames, typesText } from './keys.ts';
import { SHORTCUT_ACTIONS, type ShortcutAction, shortcuts } from './shortcuts.ts';

/** Does what belongs to the keys that are pressed, while the component is on the page and no dialog lies over it. */
export function useShortcuts(handlers: Readonly<Record<ShortcutAction, () => void>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !shortcuts.get().isOn) return;
      const pressed = combinationOf(event);
      if (!pressed || (typesText(pressed) && isTyping(event.target))) return;
      const { keys } = shortcuts.get();
      const action = SHORTCUT_ACTIONS.find((candidate) => {
        const own = keys[candidate];
        return own && isSameCombination(own, pressed);
      });
      if (!action || document.querySelector('dialog[open]')) return;
      // Nor does the browser open a menu, or a held key begin again and again.
      event.preventDefault();
      if (!event.repeat) latest.current[action]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Tells of an action's shortcut on the control that does the same. */
export function useShortcutHint(action: ShortcutAction): {
  readonly title?: string;
  readonly 'aria-keyshortcuts'?: string;
} {
  const { isOn, keys } = useStore(shortcuts);
  const own = keys[action];
  if (!isOn || !own) return {};
  return { title: keyNames(own).join(' + '), 'aria-keyshortcuts': ariaKeyShortcuts(own) };
}
