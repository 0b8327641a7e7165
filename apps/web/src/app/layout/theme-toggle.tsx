import { Icon, type IconName } from '../../components/ui/icons.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import {
  setThemePreference,
  THEME_PREFERENCES,
  type ThemePreference,
  themePreference,
} from '../../lib/browser/theme.ts';
import { useStore } from '../../lib/react/store.ts';

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
