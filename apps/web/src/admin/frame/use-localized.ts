import { type Localized, resolveText, typeset } from '@cafeteria/contract';
import { usePrimaryLanguage } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** Tells a text in one language. */
export type Tell = (text: Localized | null) => string;

/** Texts in the administrator's own language; where there is none, in the one every record has. */
export const useLocalized = (): Tell => {
  const { i18n } = useTexts();
  const primary = usePrimaryLanguage();
  const language = i18n.language;
  return (text) => typeset(resolveText(text, language, primary));
};
