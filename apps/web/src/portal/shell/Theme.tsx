import { Icon, Menu, MenuItem, SegmentedControl } from '@cafeteria/ui';
import { useSyncExternalStore } from 'react';
import { type Theme, themes } from '../../shared/preferences/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';

const themeIcon = {
  system: 'monitor',
  light: 'sun',
  dark: 'moon',
} as const satisfies Record<Theme, string>;

/** The theme the reader chose, and how to change it. */
const useTheme = () => {
  const { theme } = useServices();
  return {
    theme: useSyncExternalStore(theme.subscribe, theme.get, theme.get),
    themes,
    choose: theme.set,
  };
};

type ThemeMenuProps = {
  readonly triggerClassName: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** Light, dark, or the device's choice. */
export const ThemeMenu = ({ triggerClassName, ...open }: ThemeMenuProps) => {
  const { t } = useTexts();
  const { theme, themes, choose } = useTheme();
  return (
    <Menu
      label={t('theme.label')}
      align="end"
      triggerClassName={triggerClassName}
      triggerTestId="theme"
      trigger={<Icon name={themeIcon[theme]} />}
      {...open}
    >
      {themes.map((one) => (
        <MenuItem
          key={one}
          icon={themeIcon[one]}
          isSelected={one === theme}
          onSelect={() => choose(one)}
        >
          {t(`theme.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** The theme switch of the mobile menu. */
export const ThemeSwitch = () => {
  const { t } = useTexts();
  const { theme, themes, choose } = useTheme();
  return (
    <SegmentedControl
      label={t('theme.label')}
      size="small"
      value={theme}
      segments={themes.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
      onChange={choose}
    />
  );
};
