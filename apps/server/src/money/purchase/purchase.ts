import {
  type Country,
  type Money,
  purchaseRegime,
  type Regime,
  strictestOf,
} from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { findPurchaseFacts, type PurchasePlace } from './purchase.queries.ts';

/** What is bought, as far as paying for it cares. */
export type PurchaseContext = {
  readonly regime: Regime;
  readonly categoryId: number | null;
  readonly merchantName: string;
  /** What the offer costs, where it says one price for everybody. */
  readonly price: Money | null;
};

/**
 * The context of a purchase at a live partner, at a branch office or of an offer of its; undefined where there is no
 * such thing. What has no category is nobody's exempt benefit: own money and taxed credits pay it; nor is what
 * its subcategories disagree about.
 * @example
 * const purchase = await findPurchase(db, { partnerId, offerId, branchOfficeId }, 'CZ');
 */
export const findPurchase = async (
  db: Db,
  place: PurchasePlace,
  country: Country,
): Promise<PurchaseContext | undefined> => {
  const facts = await findPurchaseFacts(db, place);
  if (!facts) return undefined;
  const { categoryId, categoryCode: code, healthcareProvider, price, priceType } = facts;
  return {
    regime: strictestOf(
      facts.own.map((own) => purchaseRegime({ code, own, country, healthcareProvider })),
    ),
    categoryId,
    merchantName: facts.partnerName,
    price: priceType === 'PRICE' ? price : null,
  };
};
