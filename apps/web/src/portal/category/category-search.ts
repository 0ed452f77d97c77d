import {
  badgeLevels,
  benefitTypes,
  moneyOfAddress,
  type SortDirection,
  type CardSort,
  type BenefitType,
} from '@cafeteria/contract';
import {
  boolean,
  number,
  oneOf,
  stringifySearch,
  without,
  wordList,
} from '../../shared/url-state/index.ts';

export const cardSorts = [
  'SCORING',
  'NAME',
  'DISTANCE',
  'DATE_CREATED',
  'RATING',
] as const satisfies readonly CardSort[];
const directions = ['ASC', 'DESC'] as const satisfies readonly SortDirection[];
/** The direction each order takes by default; relevance has only one. */
export const naturalDirection = {
  SCORING: undefined,
  NAME: 'ASC',
  DISTANCE: 'ASC',
  DATE_CREATED: 'DESC',
  RATING: 'ASC',
} as const satisfies Readonly<Record<CardSort, SortDirection | undefined>>;
type SustainabilityLevel = (typeof badgeLevels)[number];

/** What the address of a category says about its list. */
export type CategorySearch = {
  readonly sort?: CardSort | undefined;
  readonly direction?: SortDirection | undefined;
  readonly onlineHidden?: true | undefined;
  readonly payment?: BenefitType[] | undefined;
  readonly sustainability?: SustainabilityLevel[] | undefined;
  /** Zero-based, as in the API; the first page is left out. */
  readonly pageNumber?: number | undefined;
  /** Where some of the reader's money is taken (`readMoneyChoice`). */
  readonly money?: string | undefined;
};

const pageOf = (value: unknown): number | undefined => {
  const page = number(value);
  return page !== undefined && Number.isInteger(page) && page > 0 ? page : undefined;
};

/** Reads the address; anything unknown is ignored, so that a broken link still shows the category. */
export const readCategorySearch = (search: Record<string, unknown>): CategorySearch => ({
  sort: oneOf(cardSorts, search.sort),
  direction: oneOf(directions, search.direction),
  onlineHidden: boolean(search.onlineHidden) || undefined,
  payment: wordList(benefitTypes, search.payment),
  sustainability: wordList(badgeLevels, search.sustainability),
  pageNumber: pageOf(search.pageNumber),
  money: moneyOfAddress(search.money),
});

/** Writes only the keys it knows: the router keeps unknown ones beside them. */
export const stringifyCategorySearch = ({
  sort,
  direction,
  onlineHidden,
  payment,
  sustainability,
  pageNumber,
  money,
}: CategorySearch): string =>
  stringifySearch({ sort, direction, onlineHidden, payment, sustainability, pageNumber, money });

/** The query of the API for an address. */
export const cardQueryOf = ({
  sort,
  direction,
  onlineHidden,
  payment,
  sustainability,
  pageNumber,
}: CategorySearch) => ({
  sort,
  direction,
  pageNumber,
  ...(onlineHidden && { onlineHidden: 'true' as const }),
  ...(payment && { payment: payment.join(',') }),
  ...(sustainability && { sustainability: sustainability.join(',') }),
});

export type ActiveFilter = { readonly key: string; readonly without: CategorySearch } & (
  | { readonly kind: 'money' }
  | { readonly kind: 'onlineHidden' }
  | { readonly kind: 'payment'; readonly value: BenefitType }
  | { readonly kind: 'sustainability'; readonly value: SustainabilityLevel }
);

/** Every active filter and the search without it; a changed list starts at its first page. */
export const activeFilters = (search: CategorySearch): ActiveFilter[] => {
  const first = { ...search, pageNumber: undefined };
  return [
    ...(search.money === undefined
      ? []
      : [{ key: 'money', kind: 'money' as const, without: { ...first, money: undefined } }]),
    ...(search.onlineHidden
      ? [
          {
            key: 'onlineHidden',
            kind: 'onlineHidden' as const,
            without: { ...first, onlineHidden: undefined },
          },
        ]
      : []),
    ...(search.payment ?? []).map((value) => ({
      key: `payment-${value}`,
      kind: 'payment' as const,
      value,
      without: { ...first, payment: without(search.payment, value) },
    })),
    ...(search.sustainability ?? []).map((value) => ({
      key: `sustainability-${value}`,
      kind: 'sustainability' as const,
      value,
      without: { ...first, sustainability: without(search.sustainability, value) },
    })),
  ];
};
