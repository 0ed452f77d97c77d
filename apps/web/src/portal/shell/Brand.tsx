import { AppLink } from '../../shared/navigation/index.ts';
import { Picture } from '../../shared/picture/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Brand.module.css';

/** The logo (the awning of a market stall) and the name, with the employer's logo beside them. */
export const Brand = () => {
  const { t } = useTexts();
  const client = useMe()?.client;
  return (
    <AppLink href="/" className={styles.brand} data-testid="brand">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className={styles.plate} />
        <path
          className={styles.awning}
          d="M8.2 8h15.6l2.2 7a3.3 3.3 0 0 1-6.6.3 3.4 3.4 0 0 1-6.8 0A3.3 3.3 0 0 1 6 15Z"
        />
        <path
          className={styles.stall}
          d="M8.8 21v2.2c0 .9.7 1.6 1.6 1.6h11.2c.9 0 1.6-.7 1.6-1.6V21"
        />
      </svg>
      <span className={styles.name}>{t('appName')}</span>
      {client?.logo && (
        <span className={styles.client} data-lit>
          <Picture
            media={client.logo}
            widths={[64, 128]}
            sizes="32px"
            ratio="square"
            fit="contain"
            alt={client.name}
          />
        </span>
      )}
    </AppLink>
  );
};
