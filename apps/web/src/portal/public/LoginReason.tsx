import { Banner } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';

/** Why the reader stands here although they went elsewhere. */
export const LoginReason = ({
  isUnauthorized,
  hasRedirect,
}: {
  readonly isUnauthorized: boolean;
  readonly hasRedirect: boolean;
}) => {
  const { t } = useTranslation('cafeteria');
  if (isUnauthorized)
    return (
      <Banner tone="warning" icon="lock" title={t('login.expired.title')}>
        {t('login.expired.text')}
      </Banner>
    );
  return hasRedirect ? <Banner icon="lock">{t('login.needed')}</Banner> : null;
};
