import { Icon, Menu, MenuItem } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { themeIcon, useTheme } from './use-theme.ts';

type ThemeMenuProps = {
  readonly triggerClassName: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** Light, dark, or as the device has it. */
export const ThemeMenu = ({ triggerClassName, ...open }: ThemeMenuProps) => {
  const { t } = useTranslation();
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
