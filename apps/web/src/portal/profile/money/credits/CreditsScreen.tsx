import type { DepositTerms, DepositView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Heading,
  Price,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../../../shared/drawing/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { AppLink, PageTitle } from '../../../../shared/navigation/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { safeRedirect } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import type { PageProps } from '../../page.ts';
import { DepositList } from './DepositList.tsx';
import { DepositState } from './DepositState.tsx';
import { SavedCards } from './SavedCards.tsx';
import { TopUpForm } from './TopUpForm.tsx';
import { useLiveDeposit } from './use-live-deposit.ts';
import { useWallet } from './use-wallet.ts';
import { Withdrawals } from './Withdrawals.tsx';
import { type CreditsSearch, readCreditsSearch, topUpHref } from './credits-search.ts';
import styles from './Credits.module.css';

/** Takes anyone who came from somewhere back there, with the good news; anything else is told here. */
const useReturn = (deposit: DepositView | undefined): void => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const navigate = useNavigate();
  const target = deposit?.status === 'SUCCESSFUL' ? deposit.returnPath : null;
  const news = deposit && t('deposit.success.title', { amount: formatMoney(deposit.amount) });
  useEffect(() => {
    if (!target || !news) return;
    notifications.add('success', news);
    void navigate({ href: safeRedirect(target), replace: true });
  }, [target, news, notifications, navigate]);
};

/** The top-up somebody has just come back from. */
const CurrentDeposit = ({ id }: { readonly id: number }) => {
  const navigate = useNavigate();
  const live = useLiveDeposit(id);
  useReturn(live.deposit);
  return (
    <DepositState
      {...live}
      onRetry={(failed) => void navigate({ href: topUpHref(failed), replace: true })}
    />
  );
};

export const unfinishedDeposit = read(api.deposit.list, { status: 'CREATED', limit: 1 });

/** A top-up whose gate was left before it was decided; it stays on the screen when it is, until it is tried again. */
const useUnfinished = (isAsked: boolean) => {
  const { data } = useQuery(unfinishedDeposit);
  const [seen, setSeen] = useState<number>();
  const waiting = data?.items[0]?.id;
  if (!isAsked && waiting !== undefined && waiting !== seen) setSeen(waiting);
  return { id: isAsked ? undefined : seen, forget: () => setSeen(undefined) };
};

const UnfinishedDeposit = ({
  id,
  onForget,
}: {
  readonly id: number;
  readonly onForget: () => void;
}) => {
  const navigate = useNavigate();
  const live = useLiveDeposit(id);
  const retry = (failed: Parameters<typeof topUpHref>[0]): void => {
    onForget();
    void navigate({ href: topUpHref(failed), replace: true });
  };
  return <DepositState {...live} onRetry={retry} />;
};

/** Why nobody, or not you, can top up. */
const NotAvailable = ({ why }: { readonly why: 'NO_GATE' | 'NO_WALLET' }) => {
  const { t } = useTexts('profile');
  return (
    <EmptyState
      picture={<Stall isClosed icon="wallet" />}
      title={t(`credits.unavailable.${why}.title`)}
      actions={
        <AppLink href="/" className={buttonClass({ kind: 'ghost' })}>
          {t('credits.unavailable.home')}
        </AppLink>
      }
    >
      {t(`credits.unavailable.${why}.text`)}
    </EmptyState>
  );
};

const Content = ({
  terms,
  search,
}: {
  readonly terms: DepositTerms;
  readonly search: CreditsSearch;
}) => {
  const { t } = useTexts('profile');
  const { available, isDemo, balance } = terms;
  const canTopUp = available === 'YES';
  const unfinished = useUnfinished(search.depositId !== undefined);
  return (
    <>
      {canTopUp && isDemo && (
        <Banner title={t('credits.demo.title')}>{t('credits.demo.text')}</Banner>
      )}
      {search.depositId !== undefined && <CurrentDeposit id={search.depositId} />}
      {unfinished.id !== undefined && (
        <UnfinishedDeposit id={unfinished.id} onForget={unfinished.forget} />
      )}
      {available !== 'YES' && search.depositId === undefined && <NotAvailable why={available} />}
      <div className={styles.columns}>
        {canTopUp && (
          <TopUpForm
            key={`${search.amount} ${search.returnPath}`}
            terms={terms}
            amount={search.amount}
            returnPath={search.returnPath}
          />
        )}
        <div className={styles.side}>
          <Help />
          {canTopUp && <SavedCards />}
          {(canTopUp || balance > 0) && <Withdrawals terms={terms} />}
          <DepositList />
        </div>
      </div>
    </>
  );
};

/** What the operator says of paying by card, where it says something. */
const Help = () => {
  const { t } = useTexts('profile');
  const { gatewayHelpUrl } = useServices().config;
  return gatewayHelpUrl ? (
    <a href={gatewayHelpUrl} target="_blank" rel="noreferrer">
      {t('credits.help')}
    </a>
  ) : null;
};

/** Own money: what there is of it, how to add to it by card, and how to take it out. */
export const CreditsScreen = ({ search: given }: PageProps) => {
  const { t } = useTexts('profile');
  const search = readCreditsSearch(given);
  const { t: common } = useTexts();
  const { terms, lastBalance, isError, refetch } = useWallet();
  const hasFailed = isError && !terms;
  const title = t('credits.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'profile.credits', label: title }]} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {terms?.available !== 'NO_WALLET' && <Text tone="soft">{t('credits.lead')}</Text>}
        {terms && (terms.available === 'YES' || terms.balance > 0) && (
          <p className={styles.balance} data-testid="wallet-balance">
            <span>{t('credits.balance')}</span>
            {lastBalance ? <Price size="large" amount={lastBalance} /> : <Skeleton width="half" />}
          </p>
        )}
      </header>
      {terms && <Content terms={terms} search={search} />}
      {!terms && !hasFailed && <Skeleton shape="block" />}
      {hasFailed && (
        <ErrorState
          title={t('credits.failed')}
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
