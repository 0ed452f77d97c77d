import type { HoursKind } from '../place/opening-hours.ts';
import type { Text } from '../text.ts';
import type { MotifName } from '../art/motif-names.ts';

/** PRICE, PRICE_FROM (crowns, converted and rounded later), V a gift voucher of a round sum, DISCOUNT, DISCOUNT_UPTO (per cent). */
export type OfferTemplate = readonly [
  kind: 'P' | 'F' | 'V' | 'D' | 'U',
  from: number,
  to: number,
  name: Text,
  short: Text,
];

/** How far a merchant reaches: one or two branches, several, a chain, or the web only. */
export type Reach = 'single' | 'several' | 'chain' | 'online';
/** What one merchant is called in Czechia and its counterpart in Slovakia; `single` where no reach is said. */
export type BrandNames = readonly [cz: string, sk: string, reach?: Exclude<Reach, 'single'>];

/**
 * One kind of business with the words for it. The first subcategory is the main one. Sentences may hold {loc} ("in Brno"),
 * {Loc} at their beginning, {year}, and the words of the country.
 */
export type Trade = {
  key: string;
  subcategories: readonly number[];
  also?: readonly number[];
  names: readonly BrandNames[];
  hours: HoursKind;
  motifs: readonly MotifName[];
  /** What the Czech names of those that provide health services are: of all, or only of some. */
  healthcare?: RegExp;
  short: readonly Text[];
  lead: readonly Text[];
  body: readonly Text[];
  buy: readonly Text[];
  offers: readonly OfferTemplate[];
};
