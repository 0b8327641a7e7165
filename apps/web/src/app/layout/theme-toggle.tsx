import { Icon, type IconName } from '../../components/ui/icons.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { local, readStored, writeStored } from '../../lib/browser/browser-storage.ts';
import { listen } from '../../lib/browser/scope.ts';
import { createStore, useStore } from '../../lib/react/store.ts';

const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;
type ThemePreference = (typeof THEME_PREFERENCES)[number];

const stored = readStored(local, STORAGE_KEYS.theme);
const themePreference = createStore<ThemePreference>(
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

function setThemePreference(preference: ThemePreference): void {
  themePreference.set(preference);
  writeStored(local, STORAGE_KEYS.theme, preference);
  applyTheme();
}

const ICONS: Record<ThemePreference, IconName> = { light: 'sun', dark: 'moon', system: 'screen' };

export function ThemeToggle() {
  const { theme } = useTexts();
  return (
    <Segmented
      label={theme.label}
      isLabelHidden
      value={useStore(themePreference)}
      onChange={setThemePreference}
      options={THEME_PREFERENCES.map((preference) => ({
        value: preference,
        label: theme[preference],
        face: <Icon name={ICONS[preference]} className="size-4.5" />,
      }))}
    />
  );
}
