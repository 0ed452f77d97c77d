import { Icon } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './OfflineBanner.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the connection is lost; once it is back, what failed on screen is fetched again. */
export const OfflineBanner = () => {
  const { t } = useTexts();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
