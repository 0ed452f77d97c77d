import type { MoneyFilter } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useIsAlive } from '../../shared/use-is-alive.ts';

type Chosen = NonNullable<MoneyFilter['chosen']>;
/** Why there is no list for the money of an address. */
export type Refusal =
  | { readonly kind: 'nothing'; readonly chosen: Chosen }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly retry: () => void };
/**
 * What the money of an address narrows a list to: the list is asked for when it is `isReady`, with the `purchases` if
 * there are any.
 */
export type Narrowing = {
  readonly isReady: boolean;
  readonly purchases?: string;
  readonly refusal?: Refusal;
};

/** The reader's money and what it buys: asked by the browser only, because a page holds nothing of it (0053). */
export const useOwnMoney = (money: string | undefined) => {
  const me = useMe();
  const isAlive = useIsAlive();
  return useQuery({
    ...read(api.coverage.money, money === undefined ? {} : { money }),
    enabled: isAlive && me !== null,
    refetchOnWindowFocus: 'always',
  });
};

/** How an address names what of the reader's credits ends within sixty days: null where nothing does. */
export const useEndingMoney = (): string | null | undefined => {
  const { data } = useOwnMoney(undefined);
  return data && (data.ending?.value ?? null);
};

/** What the money of an address narrows its list to. */
export const useMoneyFilter = (money: string | undefined): Narrowing => {
  const me = useMe();
  const { data, isError, refetch } = useOwnMoney(money);
  if (money === undefined) return { isReady: true };
  const refused = (refusal: Refusal): Narrowing => ({ isReady: false, refusal });
  if (!me) return refused({ kind: 'signedOut' });
  if (isError && !data) return refused({ kind: 'failed', retry: () => void refetch() });
  if (!data?.chosen) return { isReady: false };
  const { chosen, purchases } = data;
  return purchases === null ? refused({ kind: 'nothing', chosen }) : { isReady: true, purchases };
};
