/** What some money pays, asked of the planner of payments itself. */
import {
  type Bought,
  type Country,
  isOwnMoney,
  type MoneyChoice,
  potOf,
  type Purchases,
  purchaseRegimesOf,
} from '@cafeteria/contract';
import type { OpenLot } from '../balance/index.ts';
import { allThereIs, planPayment, type Rules, type SpendableLot } from '../ledger/index.ts';

export type Wallet = { readonly lots: readonly SpendableLot[]; readonly rules: Rules };

/** Everything of the wallet that would pay a purchase, by lot and in the order it would. */
export const paying = ({ lots, rules }: Wallet, { regime, categoryId }: Bought) =>
  planPayment(
    { amount: allThereIs, regime, categoryId, useTaxed: true, usePrivate: true },
    lots,
    rules,
  ).parts;

/** The purchases some of the lots pay: in any category, or in those that lots are restricted to. */
export const purchasesOf = (wallet: Wallet, country: Country): Purchases => {
  const named = new Set(wallet.lots.flatMap(({ allowedCategoryIds }) => allowedCategoryIds ?? []));
  return purchaseRegimesOf(country).flatMap((regime): Purchases[number][] => {
    const isPaid = (categoryId: number | null) => paying(wallet, { regime, categoryId }).length > 0;
    // what pays where there is no category pays in every one
    if (isPaid(null)) return [{ regime, categoryIds: null }];
    const categoryIds = [...named].filter(isPaid);
    return categoryIds.length > 0 ? [{ regime, categoryIds }] : [];
  });
};

/** Whether money is meant by a choice; a day alone means credits, which end, and not own money. */
export const isMeant =
  ({ word, until }: MoneyChoice) =>
  ({ regime, expiresOn }: Pick<OpenLot, 'regime' | 'expiresOn'>): boolean =>
    (word === null ? !isOwnMoney(regime) : word === regime || word === potOf(regime)) &&
    (until === null || (expiresOn !== null && expiresOn <= until));
