import type { ComponentType } from 'react';
import { BalanceScreen } from './balance/BalanceScreen.tsx';
import { CreditsScreen } from './credits/CreditsScreen.tsx';
import { DepositScreen } from './credits/DepositScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';
import { StatementScreen } from './history/StatementScreen.tsx';
import { SecurityScreen } from './security/SecurityScreen.tsx';
import { matchPath, type PageProps } from './page.ts';

type Page = { readonly path: string; readonly Screen: ComponentType<PageProps> };

/** The pages under /profile; `:name` is a named part of a path. */
const pages: readonly Page[] = [
  { path: 'balance', Screen: BalanceScreen },
  { path: 'credits', Screen: CreditsScreen },
  { path: 'deposit/:depositId', Screen: DepositScreen },
  { path: 'history', Screen: HistoryScreen },
  { path: 'history/statement', Screen: StatementScreen },
  { path: 'security', Screen: SecurityScreen },
];

/** The page of a path under /profile, with the named parts of the path. */
export const findPage = (
  path: string,
): { Screen: Page['Screen']; params: PageProps['params'] } | undefined => {
  for (const { path: pattern, Screen } of pages) {
    const params = matchPath(pattern, path);
    if (params) return { Screen, params };
  }
  return undefined;
};
