import type { ComponentType } from 'react';
import { BalanceScreen } from './balance/BalanceScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';
import { StatementScreen } from './history/StatementScreen.tsx';
import type { PageProps } from './page-props.ts';

type Page = { readonly path: string; readonly Screen: ComponentType<PageProps> };

/** The pages under /profile; `:name` is a named part of a path. */
const pages: readonly Page[] = [
  { path: 'balance', Screen: BalanceScreen },
  { path: 'history', Screen: HistoryScreen },
  { path: 'history/statement', Screen: StatementScreen },
];

const match = (pattern: string, path: string): PageProps['params'] | undefined => {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')];
  const fits =
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  return fits
    ? Object.fromEntries(
        wanted.flatMap((part, at) =>
          part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [],
        ),
      )
    : undefined;
};

/** The page of a path under /profile, with the named parts of the path. */
export const findPage = (
  path: string,
): { Screen: Page['Screen']; params: PageProps['params'] } | undefined => {
  for (const { path: pattern, Screen } of pages) {
    const params = match(pattern, path);
    if (params) return { Screen, params };
  }
  return undefined;
};
