import * as z from 'zod/mini';
import {
  BenefitType,
  CategoryCode,
  Colour,
  DistanceMode,
  PriceType,
  PromoLinkTarget,
  SortDirection,
  Sustainability,
} from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { Money } from '../values/money.ts';
import { PageQuery, pageOf } from '../http/page.ts';
import { queryBoolean, queryCoordinate, queryList, queryPurchases } from '../http/query.ts';
import { Id, id, shownText } from '../values/text.ts';
import { sustainabilityLevels, cardSorts } from '../vocabulary/words.ts';

export const PriceTag = z
  .object({
    type: PriceType,
    amount: z.nullable(Money),
    percent: z.nullable(z.int()),
    original: z.nullable(Money),
  })
  .register(z.globalRegistry, { id: 'PriceTag' });
export type PriceTag = z.output<typeof PriceTag>;
export const CardDistance = z.object({
  mode: DistanceMode,
  meters: z.nullable(z.int()),
  address: z.nullable(shownText()),
  branchOfficeId: z.nullable(id()),
});

/**
 * The card of grids and rows: one shape for partners, offers, categories and subcategories,
 * resolved for the reader.
 */
export const CardView = z
  .object({
    type: PromoLinkTarget,
    id: id(),
    route: z.string(),
    parentRoute: z.nullable(z.string()),
    title: shownText(),
    subtitle: shownText(),
    logo: z.nullable(MediaRef),
    image: z.nullable(MediaRef),
    colour: z.nullable(Colour),
    badges: z.object({ sustainability: z.nullable(Sustainability), new: z.boolean() }),
    price: z.nullable(PriceTag),
    benefitTypes: z.array(BenefitType),
    online: z.boolean(),
    distance: CardDistance,
    categoryCode: z.nullable(CategoryCode),
  })
  .register(z.globalRegistry, { id: 'CardView' });
export type CardView = z.output<typeof CardView>;

/** What a card of nobody's has: no pictures of a merchant, no price, no badge, no place. */
export const blankCard: Pick<
  CardView,
  'logo' | 'badges' | 'price' | 'benefitTypes' | 'online' | 'distance'
> = {
  logo: null,
  badges: { sustainability: null, new: false },
  price: null,
  benefitTypes: [],
  online: false,
  distance: { mode: 'none', meters: null, address: null, branchOfficeId: null },
};

export const CardSort = z.enum(cardSorts);
export type CardSort = z.output<typeof CardSort>;

export const CardQuery = z.extend(PageQuery, {
  sort: z._default(CardSort, 'SCORING'),
  direction: z.optional(SortDirection),
  onlineHidden: queryBoolean(),
  payment: queryList(BenefitType.options),
  sustainability: queryList(sustainabilityLevels),
  lat: queryCoordinate(90),
  lng: queryCoordinate(180),
  purchases: queryPurchases(),
});
export type CardQuery = z.output<typeof CardQuery>;
/** A page of cards and the order it really has: DISTANCE without coordinates falls back to SCORING. */
export const CardPage = z.extend(pageOf(CardView), { appliedSort: CardSort });
export const CardGroup = z
  .object({
    id: z.string(),
    title: shownText(),
    colour: z.nullable(Colour),
    tiles: z.array(CardView),
  })
  .register(z.globalRegistry, { id: 'CardGroup' });
export type CardGroup = z.output<typeof CardGroup>;
const cards = {
  method: 'GET',
  access: 'public',
  params: Id,
  query: CardQuery,
  response: CardPage,
  tags: ['tile'],
  cache: 'catalogue',
} as const;
export const cardRoutes = {
  category: route({
    ...cards,
    path: '/api/tile/category/:id',
    summary: 'Cards of a category',
    about: ['category :id'],
  }),
  subcategory: route({
    ...cards,
    path: '/api/tile/subcategory/:id',
    summary: 'Cards of a subcategory',
    about: ['subcategory :id'],
  }),
};
