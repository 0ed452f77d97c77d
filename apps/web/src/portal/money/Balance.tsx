import { api } from '@cafeteria/contract/light';
import { formatDate, formatSum, pragueDay } from '@cafeteria/i18n';
import { Icon, menuItemClass, Price, Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink, currentOf, useCurrentPath } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PayLink } from '../pay/index.ts';
import { largestExpiry } from './largest-expiry.ts';
import styles from './Balance.module.css';

const page = '/profile/balance';
/** What the reader may spend now; asked again whenever they come back to the window. */
const useBalance = () => useQuery({ ...read(api.balance.get, {}), refetchOnWindowFocus: 'always' });

/** The balance in the header. */
export const HeaderLink = () => {
  const { t } = useTexts();
  const { data } = useBalance();
  const path = useCurrentPath();
  if (!data) return null;
  const amount = formatSum(data.total);
  return (
    <AppLink
      href={page}
      className={styles.header}
      aria-label={t('money.balanceIs', { amount })}
      aria-current={currentOf(path, page)}
      data-testid="header-balance"
    >
      <Icon name="card" />
      {amount}
    </AppLink>
  );
};

/** The way to the profile in a menu, with the balance at its end. */
export const AccountRow = () => {
  const { t } = useTexts();
  const { data } = useBalance();
  return (
    <>
      <AppLink href={page} className={menuItemClass()} data-testid="account-balance">
        <Icon name="card" />
        {t('money.balance')}
        <strong className={styles.end}>{data && formatSum(data.total)}</strong>
      </AppLink>
      <PayLink className={menuItemClass()} />
    </>
  );
};

/** The one number of the overview of the profile: what is left, and the most of it that ends soon. */
export const WhatIsLeft = () => {
  const { t } = useTexts('cafeteria');
  const { data, isError } = useBalance();
  const { data: overview } = useQuery(read(api.balance.overview, {}));
  if (isError) return null;
  if (!data) return <Skeleton shape="heading" width="half" />;
  const { total, nextExpiry } = data;
  const largest = overview && largestExpiry(overview.accounts, pragueDay(overview.asOf));
  const named = largest ?? nextExpiry;
  return (
    <AppLink href={page} className={styles.left} data-testid="greeting-balance">
      <span className={styles.leftTotal}>
        {t('home.left')} <Price amount={formatSum(total)} size="large" tone="brand" />
      </span>
      <span className={styles.next}>
        {named
          ? t('home.nextExpiry', {
              amount: formatSum(named.amount),
              date: formatDate(named.date),
            })
          : t(total.amount > 0 ? 'home.noExpiry' : 'home.noMoney')}
      </span>
    </AppLink>
  );
};
