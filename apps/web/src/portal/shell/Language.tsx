import { type Language, languages } from '@cafeteria/contract';
import { Icon, Menu, MenuItem, SegmentedControl } from '@cafeteria/ui';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** The language of the portal, and how to change it. */
const useLanguage = () => {
  const { i18n } = useTexts();
  const { changeLanguage } = useServices();
  const language: Language = languages.find((one) => one === i18n.language) ?? 'cs';
  return { language, languages, choose: (next: Language): void => void changeLanguage(next) };
};

type LanguageMenuProps = {
  readonly triggerClassName: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** The language switch of the header; each language is named in itself. */
export const LanguageMenu = ({ triggerClassName, ...open }: LanguageMenuProps) => {
  const { t } = useTexts();
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

/** The language switch of the mobile menu and the footer. */
export const LanguageSwitch = () => {
  const { t } = useTexts();
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
