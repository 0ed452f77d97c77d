/**
 * What some money pays, without whose money it is: the filter of lists that are shared by everybody who may ask for the
 * same (decision 0104).
 */
import type { Regime } from '../vocabulary/enums.ts';
import { regimeCodes } from '../vocabulary/words.ts';

/** Purchases of a regime, in any category (null) or in these. */
export type Purchases = readonly {
  readonly regime: Regime;
  readonly categoryIds: readonly number[] | null;
}[];
/** What is bought, as far as paying for it cares. */
export type Bought = { readonly regime: Regime; readonly categoryId: number | null };

const readOne = (part: string): Purchases[number] | undefined => {
  const [word, ...ids] = part.split('.');
  const regime = regimeCodes.find((one) => one === word);
  if (!regime || !ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return undefined;
  return { regime, categoryIds: ids.length > 0 ? ids.map(Number) : null };
};

/**
 * Reads `<regime>[.<category>…],…`; undefined for anything else.
 * @example readPurchases(query.purchases) // a regime, and in it the categories 2 and 7
 */
export const readPurchases = (text: string): Purchases | undefined => {
  const read = text.split(',').map(readOne);
  const known = read.filter((one) => one !== undefined);
  const isOnce = new Set(known.map(({ regime }) => regime)).size === read.length;
  return known.length === read.length && isOnce ? known : undefined;
};

/** The one spelling of purchases: the same wish has the same address. */
export const writePurchases = (purchases: Purchases): string =>
  purchases
    .toSorted((a, b) => regimeCodes.indexOf(a.regime) - regimeCodes.indexOf(b.regime))
    .map(({ regime, categoryIds }) =>
      [regime, ...(categoryIds ?? []).toSorted((a, b) => a - b)].join('.'),
    )
    .join(',');

/** Whether what is bought is among the purchases. */
export const arePaid = (purchases: Purchases, { regime, categoryId }: Bought): boolean =>
  purchases.some(
    (one) =>
      one.regime === regime &&
      (one.categoryIds === null || (categoryId !== null && one.categoryIds.includes(categoryId))),
  );
