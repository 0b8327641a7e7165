import { STORAGE_KEYS } from '../../config/storage.ts';
import { createStore } from '../react/store.ts';
import { local, readStored, writeStored } from './browser-storage.ts';
import { listen } from './scope.ts';

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

const stored = readStored(local, STORAGE_KEYS.theme);
export const themePreference = createStore<ThemePreference>(
  THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system',
);

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

// public/theme.js sets the theme before the first paint; this applies later changes.
function applyTheme(): void {
  const preference = themePreference.get();
  const isDark = preference === 'dark' || (preference === 'system' && systemIsDark.matches);
  const root = document.documentElement;
  root.dataset.theme = isDark ? 'dark' : 'light';
  const paper = getComputedStyle(root).getPropertyValue('--color-paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

listen(systemIsDark, 'change', applyTheme);

export function setThemePreference(preference: ThemePreference): void {
  themePreference.set(preference);
  writeStored(local, STORAGE_KEYS.theme, preference);
  applyTheme();
}
