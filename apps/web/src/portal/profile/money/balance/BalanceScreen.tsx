import { type BalanceOverview, ownPot } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, dayAndTime, formatMoney, formatSum, pragueDay } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  buttonClass,
  ErrorState,
  Heading,
  Price,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { AppLink, PageTitle } from '../../../../shared/navigation/index.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import type { PageProps } from '../../page.ts';
import { readHistorySearch } from '../history/history-search.ts';
import { choiceOf } from './choice.ts';
import { Expiries } from './Expiries.tsx';
import { Lots } from './Lots.tsx';
import { isShown, PotBar } from './PotBar.tsx';
import { Recent } from './Recent.tsx';
import { WhereItWent } from './WhereItWent.tsx';
import { WhereToSpend } from './WhereToSpend.tsx';
import styles from './Balance.module.css';

const Remarks = ({
  overview: { frozenSince, leaving, waiting, nextTopUp },
}: {
  readonly overview: BalanceOverview;
}) => {
  const { t } = useTexts('profile');
  return (
    <>
      {frozenSince && (
        <Banner tone="warning" title={t('balance.frozen.title')}>
          {t('balance.frozen.text')}
        </Banner>
      )}
      {leaving.map(({ clientName, lastDay, amount }) => (
        <Banner key={`${clientName} ${lastDay}`} tone="warning" icon="calendar">
          {t('balance.leaving', {
            client: clientName,
            amount: formatMoney(amount),
            date: formatDate(lastDay),
          })}
        </Banner>
      ))}
      {waiting.map(({ clientName, since, amount }, nth) => (
        // two orders of one day and one amount are two lines
        <Banner key={`${since} ${nth}`} icon="calendar">
          {t('balance.waiting', {
            client: clientName,
            amount: formatMoney(amount),
            date: formatDate(since),
          })}
        </Banner>
      ))}
      {nextTopUp.expected && (
        <Banner icon="calendar">
          {t('balance.nextCredits', { date: formatDate(nextTopUp.expected) })}
        </Banner>
      )}
    </>
  );
};

const Overview = ({
  overview,
  address,
}: {
  readonly overview: BalanceOverview;
  readonly address: PageProps['search'];
}) => {
  const choice = choiceOf(readHistorySearch(address));
  const { data: spending } = useQuery(read(api.history.spending, {}));
  const accounts = overview.accounts.filter(isShown);
  const lots = accounts.flatMap((account) => account.lots);
  // own money buys anything, as its pot says: it has a row only where it is all there is
  const given = accounts.flatMap((account) => (account.kind === ownPot ? [] : account.lots));
  return (
    <>
      <PotBar accounts={accounts} choice={choice} />
      <Remarks overview={overview} />
      <Expiries accounts={accounts} asOf={overview.asOf} pace={spending?.pace} choice={choice} />
      <WhereToSpend
        lots={given.length > 0 ? given : lots}
        limits={overview.limits}
        today={pragueDay(overview.asOf)}
      />
      <Recent address={address} />
      {spending && <WhereItWent spending={spending} choice={choice} />}
      <Lots lots={lots} />
    </>
  );
};

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    <Skeleton shape="row" />
    <Skeleton shape="block" />
    <Skeleton shape="row" count={3} />
  </div>
);

const Head = ({ overview }: { readonly overview: BalanceOverview | undefined }) => {
  const { t } = useTexts('profile');
  const me = useMe();
  const total = overview?.accounts.reduce((sum, { balance }) => sum + balance.amount, 0);
  const [first] = overview?.accounts ?? [];
  return (
    <header className={styles.head}>
      <Heading level={1}>{t('balance.title')}</Heading>
      <div className={styles.figure}>
        {overview && first && total !== undefined ? (
          <>
            <Price
              amount={formatSum({ ...first.balance, amount: total })}
              size="display"
              tone="brand"
            />
            <Text tone="soft" size="small">
              {t('balance.asOf', dayAndTime(overview.asOf))}
            </Text>
          </>
        ) : (
          <Skeleton shape="heading" width="long" />
        )}
      </div>
      <div className={styles.actions}>
        {me?.client?.allowPrivateWallet && (
          <AppLink href="/profile/credits" className={buttonClass({ kind: 'ghost' })}>
            {t('balance.topUp')}
          </AppLink>
        )}
      </div>
    </header>
  );
};

/** What the reader has: pots, what it is good for, when it ends, and how much of it the law leaves untaxed. */
export const BalanceScreen = ({ search }: PageProps) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data, isError, refetch } = useQuery({
    ...read(api.balance.overview, {}),
    refetchOnWindowFocus: 'always',
  });
  const hasFailed = isError && !data;
  return (
    <div className={styles.screen} aria-busy={!data && !isError}>
      <PageTitle>{t('balance.title')}</PageTitle>
      <Crumbs items={[{ key: 'profile.balance', label: t('balance.title') }]} />
      {!hasFailed && <Head overview={data} />}
      {!data && !isError && <Waiting />}
      {data && <Overview overview={data} address={search} />}
      {hasFailed && (
        <ErrorState
          title={t('balance.failed')}
          headingLevel={1}
          actions={
            <Button icon="refresh" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        />
      )}
    </div>
  );
};
