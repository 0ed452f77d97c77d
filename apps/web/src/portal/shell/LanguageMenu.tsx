import { Icon, Menu, MenuItem } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

type LanguageMenuProps = {
  readonly triggerClassName: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** The language switch of the header; every language is written in itself. */
export const LanguageMenu = ({ triggerClassName, ...open }: LanguageMenuProps) => {
  const { t } = useTranslation();
  const { language, languages, choose } = useLanguage();
  return (
    <Menu
      label={`${language.toUpperCase()}: ${t('language.label')}`}
      align="end"
      triggerClassName={triggerClassName}
      triggerTestId="language"
      trigger={
        <>
          <Icon name="globe" />
          {language.toUpperCase()}
        </>
      }
      {...open}
    >
      {languages.map((one) => (
        <MenuItem key={one} isSelected={one === language} lang={one} onSelect={() => choose(one)}>
          {t(`language.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
