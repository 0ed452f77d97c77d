import type { Language } from '@cafeteria/contract';
import { Banner } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';

/** Says that parts are shown in another language because they have not been translated yet. */
export const BorrowedNote = ({ languages }: { readonly languages: readonly Language[] }) => {
  const { t } = useTranslation('magazine');
  if (languages.length === 0) return null;
  return (
    <Banner icon="globe">
      {t('article.borrowed', {
        languages: languages.map((language) => t(`article.language.${language}`)).join(', '),
      })}
    </Banner>
  );
};
