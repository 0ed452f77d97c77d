import type { AccountView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { type Choice, potHref } from './choice.ts';
import { PictureLink } from './PictureLink.tsx';
import styles from './PotBar.module.css';

/** A pot that is empty, and always was as far as one sees, is not shown; benefits always are. */
export const isShown = ({ kind, lots }: AccountView): boolean => kind !== 'MEAL' || lots.length > 0;

const useRemark = () => {
  const { t } = useTexts('profile');
  const nextOf = ({ kind, balance, expiringSoon: [next] }: AccountView): string => {
    if (!next) return t(`balance.about.${kind}`);
    const date = formatDate(next.date);
    return next.amount.amount === balance.amount
      ? t('balance.wholeExpiry', { date })
      : t('balance.nextExpiry', { amount: formatMoney(next.amount), date });
  };
  return (account: AccountView): string =>
    [
      nextOf(account),
      account.pending.amount > 0
        ? t('balance.pending', { amount: formatMoney(account.pending) })
        : '',
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
type Props = { readonly accounts: readonly AccountView[]; readonly choice: Choice };
const Bar = ({ accounts, choice }: Props) => (
  <svg className={styles.bar} width="100%" height={height} aria-hidden="true">
    {sharesOf(accounts)
      .filter(({ share }) => share > 0)
      .map(({ pot, from, share }) => (
        <PictureLink key={pot} href={potHref(choice, pot)}>
          <rect
            data-pot={pot}
            data-dim={(choice.pot !== undefined && choice.pot !== pot) || undefined}
            x={`${from}%`}
            width={`${share}%`}
            height={height}
          />
        </PictureLink>
      ))}
  </svg>
);

/**
 * All a person may spend as one bar, its parts as long as the pots are full, with each pot in words beneath. A pot that
 * is pressed narrows the movements further down.
 */
export const PotBar = ({ accounts, choice }: Props) => {
  const { t } = useTexts('profile');
  const remarkOf = useRemark();
  return (
    <div className={styles.pots}>
      <Bar accounts={accounts} choice={choice} />
      <ul className={styles.legend} role="list">
        {accounts.map((account) => (
          <li key={account.kind} data-pot={account.kind} data-testid={`pot-${account.kind}`}>
            <AppLink
              href={potHref(choice, account.kind)}
              resetScroll={false}
              className={styles.pot}
              aria-current={choice.pot === account.kind ? 'true' : undefined}
            >
              <span className={styles.name}>{t(`pot.${account.kind}`)}</span>
              <strong className={styles.amount}>{formatMoney(account.balance)}</strong>
              <span className={styles.remark}>{remarkOf(account)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
