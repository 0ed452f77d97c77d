import { SegmentedControl } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { useTheme } from './use-theme.ts';

/** The same choice for the mobile menu. */
export const ThemeSwitch = () => {
  const { t } = useTranslation();
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
