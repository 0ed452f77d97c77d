import { type Language, languages } from '@cafeteria/contract';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';

/** The language of the portal and its change. */
export const useLanguage = () => {
  const { i18n } = useTranslation();
  const { changeLanguage } = useServices();
  const language: Language = languages.find((one) => one === i18n.language) ?? 'cs';
  return { language, languages, choose: (next: Language): void => void changeLanguage(next) };
};
