import type { DepositView } from '@cafeteria/contract';
import { number, string, stringifySearch } from '../../../../shared/url-state/index.ts';

/** What the address of a top-up says: which one, how much (minor units), and where to go back to. */
export type CreditsSearch = {
  readonly depositId?: number | undefined;
  readonly amount?: number | undefined;
  readonly returnPath?: string | undefined;
};
export const readCreditsSearch = (search: Readonly<Record<string, unknown>>): CreditsSearch => ({
  depositId: number(search.depositId),
  amount: number(search.amount),
  returnPath: string(search.returnPath),
});

/** The form of a top-up, filled in as before. */
export const topUpHref = ({
  amount,
  returnPath,
}: Pick<DepositView, 'amount' | 'returnPath'>): string =>
  `/profile/credits${stringifySearch({ amount: amount.amount, returnPath })}`;
