import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/navigation/index.ts';
import styles from './Brand.module.css';

/** The awning of a market stall and the name. */
export const Brand = () => {
  const { t } = useTranslation();
  return (
    <AppLink href="/" className={styles.brand} data-testid="brand">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className={styles.plate} />
        <path className={styles.awning} d="M8.2 8h15.6l2.2 7a3.3 3.3 0 0 1-6.6.3 3.4 3.4 0 0 1-6.8 0A3.3 3.3 0 0 1 6 15Z" />
        <path className={styles.stall} d="M8.8 21v2.2c0 .9.7 1.6 1.6 1.6h11.2c.9 0 1.6-.7 1.6-1.6V21" />
      </svg>
      {t('appName')}
    </AppLink>
  );
};
