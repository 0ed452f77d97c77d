import { type Language, languages, type LocalizedText } from '@cafeteria/contract';
import { SegmentedControl, VisuallyHidden } from '@cafeteria/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useAdminText } from '../texts.ts';
import styles from './Widgets.module.css';

type Shared = readonly [shown: Language, show: (language: Language) => void];
const SharedLanguageContext = createContext<Shared | undefined>(undefined);

/** The language all texts of a document are edited in; undefined where each text has a switch of its own. */
export const useSharedLanguage = (): Shared | undefined => use(SharedLanguageContext);

/**
 * Makes all localised texts inside share one language; put one `DocumentLanguages` inside to choose
 * it.
 * @example <SharedLanguage><EditPage … /></SharedLanguage>
 */
export const SharedLanguage = ({ children }: { readonly children: ReactNode }) => {
  const shared = useState<Language>(usePrimaryLanguage());
  return <SharedLanguageContext value={shared}>{children}</SharedLanguageContext>;
};

/** How many of the texts a language lacks while another one has them. */
const lackingIn = (texts: readonly LocalizedText[], language: Language): number =>
  texts.filter((text) => !text[language] && languages.some((other) => text[other])).length;

/** Chooses the language of the whole document and says how much each one still lacks. */
export const DocumentLanguages = ({ texts }: { readonly texts: readonly LocalizedText[] }) => {
  const text = useAdminText();
  const shared = useSharedLanguage();
  if (!shared) return null;
  const [shown, show] = shared;
  const lacking = languages.map((language) => [language, lackingIn(texts, language)] as const);
  const missing = lacking.filter(([, count]) => count > 0);
  const segments = lacking.map(([language, count]) => ({
    value: language,
    isMarked: count > 0,
    label: (
      <>
        {language.toUpperCase()}
        {count > 0 && (
          <>
            <span className={styles.lacking} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>, {text('document.lacking', { count })}</VisuallyHidden>
          </>
        )}
      </>
    ),
  }));
  return (
    <div className={styles.document} data-testid="document-languages">
      <span className={styles.documentLabel}>{text('document.language')}</span>
      <SegmentedControl
        size="small"
        label={text('document.language')}
        segments={segments}
        value={shown}
        onChange={show}
      />
      <span className={styles.documentState}>
        {missing.length === 0
          ? text('document.complete')
          : missing
              .map(
                ([language, count]) =>
                  `${text(`localized.name.${language}`)}: ${text('document.lacking', { count })}`,
              )
              .join(' · ')}
      </span>
    </div>
  );
};
