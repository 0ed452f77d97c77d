import type { HoursKind } from '../place/opening-hours.ts';
import type { Text } from '../text.ts';
import type { MotifName } from '../art/motif-names.ts';

/** PRICE, PRICE_FROM (crowns, rounded later), V a gift voucher of a round sum, DISCOUNT, DISCOUNT_UPTO (per cent). */
export type OfferTemplate = readonly [
  kind: 'P' | 'F' | 'V' | 'D' | 'U',
  from: number,
  to: number,
  name: Text,
  short: Text,
];

/**
 * One kind of business with the words for it. A name begins with `*` when it is a chain, `+` when it has several branches,
 * `@` when it is on the web only. The first subcategory is the main one. Sentences may hold {loc} ("in Brno"), {Loc} at their beginning, and {year}.
 */
export type Trade = {
  key: string;
  subcategories: readonly number[];
  also?: readonly number[];
  cz: readonly string[];
  sk: readonly string[];
  both?: readonly string[];
  hours: HoursKind;
  motifs: readonly MotifName[];
  healthcare?: boolean;
  short: readonly Text[];
  lead: readonly Text[];
  body: readonly Text[];
  buy: readonly Text[];
  offers: readonly OfferTemplate[];
};
