import { Skeleton, Text } from '@cafeteria/ui';
import { useIsOnline } from '../../shared/online.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Pay.module.css';

/** The room of the code before it is here; without a connection it says what it waits for. */
export const Coming = () => {
  const { t } = useTexts();
  const isOnline = useIsOnline();
  return (
    <div className={styles.body} role="status" aria-busy="true" aria-label={t('loading')}>
      {!isOnline && (
        <div data-testid="pay-offline">
          <Text>{t('money.payOffline')}</Text>
        </div>
      )}
      <Skeleton shape="block" className={styles.coming ?? ''} />
    </div>
  );
};
