import type { Money } from '@cafeteria/contract';
import { formatSum } from '@cafeteria/i18n';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Stall.module.css';

/** The one number of the home page: what there is to spend; it leads to what it is made of. */
export const Figure = ({ total }: { readonly total: Money | undefined }) => {
  const { t } = useTexts('cafeteria');
  if (!total || total.amount === 0) return null;
  const amount = formatSum(total);
  return (
    <p className={styles.figure} data-long={amount.length > 10 || undefined}>
      <AppLink href="/profile/balance" data-testid="greeting-balance">
        <span className={styles.what}>{t('home.left')} </span>
        {amount}
      </AppLink>
    </p>
  );
};
