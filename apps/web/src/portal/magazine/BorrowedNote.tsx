import type { Language } from '@cafeteria/contract';
import { Banner } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';

/** Says that parts are shown in another language because they have not been translated yet. */
export const BorrowedNote = ({ languages }: { readonly languages: readonly Language[] }) => {
  const { t } = useTexts('magazine');
  if (languages.length === 0) return null;
  return (
    <Banner icon="globe">
      {t('article.borrowed', {
        languages: languages.map((language) => t(`article.language.${language}`)).join(', '),
      })}
    </Banner>
  );
};
