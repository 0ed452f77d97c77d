import { api } from '@cafeteria/contract/light';
import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { read } from '../../shared/api/index.ts';
import { meQuery } from '../../shared/session/index.ts';
import { BalanceScreen } from './money/balance/BalanceScreen.tsx';
import { CreditsScreen, unfinishedDeposit } from './money/credits/CreditsScreen.tsx';
import { DepositScreen } from './money/credits/DepositScreen.tsx';
import { shownWithdrawals } from './money/credits/Withdrawals.tsx';
import { HistoryScreen } from './money/history/HistoryScreen.tsx';
import { StatementScreen } from './money/history/StatementScreen.tsx';
import { ActivationScreen } from './mobile-device/ActivationScreen.tsx';
import { MobileDevicesScreen } from './mobile-device/MobileDevicesScreen.tsx';
import { OverviewScreen } from './overview/OverviewScreen.tsx';
import { PersonalScreen } from './account/personal/PersonalScreen.tsx';
import { PhoneNumberScreen } from './account/phone-number/PhoneNumberScreen.tsx';
import { matchPath, type PageProps } from './page.ts';
import { SecurityScreen } from './account/security/SecurityScreen.tsx';

type Page = {
  readonly path: string;
  readonly Screen: ComponentType<PageProps>;
  /** Brings what stands over other things, which it would push away if it came after them. */
  readonly load?: (client: QueryClient, params: PageProps['params']) => Promise<unknown>;
};

/** Brings an answer there is none of yet; what is here already is shown at once, without a connection too. */
const bring = async <T>(
  client: QueryClient,
  query: EnsureQueryDataOptions<T, Error, T, QueryKey>,
): Promise<void> => {
  try {
    await client.ensureQueryData(query);
  } catch {
    /* the screen says so itself */
  }
};
const loadSteps = async (client: QueryClient): Promise<void> => {
  const me = client.getQueryData(meQuery.queryKey);
  // the first of the steps offers places round the town
  if (me && me.tasks.open > 0)
    await Promise.all([
      bring(client, read(api.task.list, {})),
      bring(client, read(api.coverage.town, {})),
    ]);
};
const loadBalance = (client: QueryClient) => bring(client, read(api.balance.overview, {}));
const loadCredits = (client: QueryClient) =>
  Promise.all([
    bring(client, read(api.deposit.terms, {})),
    bring(client, unfinishedDeposit),
    bring(client, read(api.cardToken.list, {})),
    bring(client, read(api.withdrawal.list, { limit: shownWithdrawals })),
  ]);
const loadSecurity = (client: QueryClient) =>
  Promise.all([
    bring(client, read(api.passkey.list, {})),
    bring(client, read(api.session.list, {})),
    bring(client, read(api.secondFactor.get, {})),
  ]);

const loadDeposit = (client: QueryClient, { depositId }: PageProps['params']) =>
  bring(client, read(api.deposit.follow, { depositId: Number(depositId) }));

/** The pages under /profile; `:name` is a named part of a path. */
const pages: readonly Page[] = [
  { path: '', Screen: OverviewScreen, load: loadSteps },
  { path: 'personal', Screen: PersonalScreen },
  { path: 'personal/phone-number', Screen: PhoneNumberScreen },
  { path: 'balance', Screen: BalanceScreen, load: loadBalance },
  { path: 'credits', Screen: CreditsScreen, load: loadCredits },
  { path: 'deposit/:depositId', Screen: DepositScreen, load: loadDeposit },
  { path: 'history', Screen: HistoryScreen },
  { path: 'history/statement', Screen: StatementScreen },
  { path: 'mobile-devices', Screen: MobileDevicesScreen },
  { path: 'mobile-devices/activation', Screen: ActivationScreen },
  { path: 'security', Screen: SecurityScreen, load: loadSecurity },
];

export const profilePaths: readonly string[] = pages.map(({ path }) => path);

/** The page of a path under /profile, with the named parts of the path. */
export const findPage = (
  path: string,
): (Omit<Page, 'path'> & { readonly params: PageProps['params'] }) | undefined => {
  for (const { path: pattern, ...page } of pages) {
    const params = matchPath(pattern, path);
    if (params) return { ...page, params };
  }
  return undefined;
};
