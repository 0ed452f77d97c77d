import { Heading } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';

export const LoginScreen = () => {
  const { t } = useTranslation();
  return <Heading level={1}>{t('navigation.login')}</Heading>;
};
