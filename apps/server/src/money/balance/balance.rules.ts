import {
  buysAnything,
  type Country,
  mayPay,
  type Pot,
  potOf,
  purchaseRegime,
} from '@cafeteria/contract';
import type { OpenLot, SpendingCategory } from './balance.queries.ts';

/** Every regime a purchase in a category may have: it depends on the subcategory and on who sells. */
const regimesIn = ({ code, own, ofSubcategories }: SpendingCategory, country: Country) =>
  [own, ...ofSubcategories].flatMap((one) =>
    [true, false].map((healthcareProvider) =>
      purchaseRegime({ code, own: one, country, healthcareProvider }),
    ),
  );

/** The categories a lot is good for; null where it buys everything. */
export const categoriesFor = (
  { regime, allowedCategoryIds }: Pick<OpenLot, 'regime' | 'allowedCategoryIds'>,
  categories: readonly SpendingCategory[],
  country: Country,
): SpendingCategory[] | null => {
  const buysAll = buysAnything(regime);
  if (buysAll && allowedCategoryIds === null) return null;
  return categories.filter(
    (category) =>
      (allowedCategoryIds === null || allowedCategoryIds.includes(category.id)) &&
      (buysAll || regimesIn(category, country).some((purchase) => mayPay(regime, purchase))),
  );
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
export const lotsOf = (lots: readonly OpenLot[], pot: Pot): OpenLot[] =>
  lots.filter(({ regime }) => potOf(regime) === pot);
export const spendableOf = (lots: readonly OpenLot[]): number =>
  sumOf(lots.map(({ spendable }) => spendable));
export const heldOf = (lots: readonly OpenLot[]): number => sumOf(lots.map(({ held }) => held));

/** What ends on which day, the soonest first. */
export const expiriesOf = (lots: readonly OpenLot[]): { date: string; amount: number }[] => {
  const amounts = new Map<string, number>();
  for (const { expiresOn, remaining } of lots)
    if (expiresOn && remaining > 0)
      amounts.set(expiresOn, (amounts.get(expiresOn) ?? 0) + remaining);
  return [...amounts]
    .map(([date, amount]) => ({ date, amount }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** What goes back to clients its owner has left, or will leave, and after which day. */
export const leavingOf = (
  lots: readonly OpenLot[],
): { clientName: string; lastDay: string; amount: number }[] => {
  const sums = new Map<string, { clientName: string; lastDay: string; amount: number }>();
  for (const { leaving, remaining } of lots) {
    if (!leaving || remaining === 0) continue;
    const key = `${leaving.lastDay} ${leaving.clientName}`;
    sums.set(key, { ...leaving, amount: (sums.get(key)?.amount ?? 0) + remaining });
  }
  return [...sums.values()];
};
