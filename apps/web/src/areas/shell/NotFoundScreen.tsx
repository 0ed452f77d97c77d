import { EmptyState } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('notFound.title')} headingLevel={1} actions={<a href="/">{t('notFound.home')}</a>}>
      {t('notFound.text')}
    </EmptyState>
  );
};
