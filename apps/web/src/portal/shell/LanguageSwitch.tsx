import { SegmentedControl } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

/** The language switch of the mobile menu and the footer. */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const { language, languages, choose } = useLanguage();
  return (
    <SegmentedControl
      label={t('language.label')}
      size="small"
      value={language}
      segments={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
      onChange={choose}
    />
  );
};
