import { Icon } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOnline } from '../../shared/online.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './OfflineBanner.module.css';

/** Says that the connection is lost; once it is back, what failed on screen is fetched again. */
export const OfflineBanner = () => {
  const { t } = useTexts();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  useEffect(() => {
    const recover = (): void =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    window.addEventListener('online', recover);
    return () => window.removeEventListener('online', recover);
  }, [client]);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="warning" />
          {t('error.offline')}
        </p>
      )}
    </div>
  );
};
