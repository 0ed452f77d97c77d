import { api } from '@cafeteria/contract';
import { Heading } from '@cafeteria/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../platform/api/index.ts';

export const HomeScreen = () => {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(read(api.home.get, {}));
  return (
    <>
      <Heading level={1}>{t('appName')}</Heading>
      {data.rows.map((row) => <p key={row.id}>{row.title}</p>)}
    </>
  );
};
