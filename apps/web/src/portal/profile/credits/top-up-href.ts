import type { DepositView } from '@cafeteria/contract';
import { stringifySearch } from '../../../shared/url-state/index.ts';

/** The form of a top-up, filled in as before. */
export const topUpHref = ({
  amount,
  returnPath,
}: Pick<DepositView, 'amount' | 'returnPath'>): string =>
  `/profile/credits${stringifySearch({ amount: amount.amount, returnPath })}`;
