import type { AccountView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './PotBar.module.css';

/** A pot that is empty, and always was as far as one sees, is not shown; benefits always are. */
export const isShown = ({ kind, lots }: AccountView): boolean => kind !== 'MEAL' || lots.length > 0;

const useRemark = () => {
  const { t } = useTexts('profile');
  return ({ kind, expiringSoon: [next], pending }: AccountView): string =>
    [
      next
        ? t('balance.nextExpiry', { amount: formatMoney(next.amount), date: formatDate(next.date) })
        : t(`balance.about.${kind}`),
      pending.amount > 0 ? t('balance.pending', { amount: formatMoney(pending) }) : '',
    ]
      .filter(Boolean)
      .join('. ');
};

const height = 16;
/** Per cents of the whole, each beginning where the one before it ends. */
const sharesOf = (accounts: readonly AccountView[]) => {
  const total = accounts.reduce((sum, { balance }) => sum + balance.amount, 0);
  const shareOf = (some: readonly AccountView[]): number =>
    (some.reduce((sum, { balance }) => sum + balance.amount, 0) / Math.max(1, total)) * 100;
  return accounts.map((account, index) => ({
    pot: account.kind,
    from: shareOf(accounts.slice(0, index)),
    share: shareOf([account]),
  }));
};
const Bar = ({ accounts }: { readonly accounts: readonly AccountView[] }) => (
  <svg className={styles.bar} width="100%" height={height} aria-hidden="true">
    {sharesOf(accounts)
      .filter(({ share }) => share > 0)
      .map(({ pot, from, share }) => (
        <rect key={pot} data-pot={pot} x={`${from}%`} width={`${share}%`} height={height} />
      ))}
  </svg>
);

/** All a person may spend as one bar, its parts as long as the pots are full, with each pot in words beneath. */
export const PotBar = ({ accounts }: { readonly accounts: readonly AccountView[] }) => {
  const { t } = useTexts('profile');
  const remarkOf = useRemark();
  return (
    <div className={styles.pots}>
      <Bar accounts={accounts} />
      <ul className={styles.legend} role="list">
        {accounts.map((account) => (
          <li key={account.kind} data-pot={account.kind} data-testid={`pot-${account.kind}`}>
            <span className={styles.name}>{t(`pot.${account.kind}`)}</span>
            <strong className={styles.amount}>{formatMoney(account.balance)}</strong>
            <span className={styles.remark}>{remarkOf(account)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
