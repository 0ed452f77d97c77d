import type { CategoryCode, Country, LimitPeriod, Pot, Regime } from '../vocabulary/enums.ts';

type RegimeFacts = {
  /** Whose law knows it; null: every country's. */
  readonly country: Country | null;
  /** Who it belongs to: an employer gave it for a purpose, or the user paid it in. */
  readonly owner: 'EMPLOYER' | 'USER';
  /** The pot a user sees money of it in. */
  readonly pot: Pot;
  /** What its money buys: purchases of its own regime and those that name it, or anything. */
  readonly buys: 'ITS_PURPOSE' | 'ANYTHING';
  /** Which other money pays a purchase of this regime, besides its own and money that buys anything. */
  readonly alsoPaidBy: readonly Regime[];
  /** How what it exempts is counted; null where nothing limits it. */
  readonly limit: LimitPeriod | null;
  /** Whether the law sets a new figure each year; else it holds until the law is changed. */
  readonly isSetYearly: boolean;
  /** Whose the limit is: each employing company's own, or the person's, one for all employers; null without one. */
  readonly limitBelongsTo: 'COMPANY' | 'PERSON' | null;
  /** Whose limit a payment uses up: the money's own, or that of what it buys. */
  readonly limitOf: 'MONEY' | 'PURCHASE';
  /** Whether all of it is a wage like any other. */
  readonly isTaxed: boolean;
  /** Whether the law repays a part of a receipt, so that credits given beforehand cannot be exempt. */
  readonly needsClaim: boolean;
  /** Set where a purchase tells of somebody's health: what it counts as when no healthcare facility supplies it. */
  readonly health: { readonly elsewhere: Regime } | null;
};
/** A benefit an employer gives for a purpose. What the law decides of each has no default: a new one says it. */
const benefit = {
  owner: 'EMPLOYER',
  pot: 'BENEFIT',
  buys: 'ITS_PURPOSE',
  isTaxed: false,
  health: null,
} as const;
/** What nothing limits. */
const unlimited = {
  country: null,
  limit: null,
  isSetYearly: false,
  limitBelongsTo: null,
  limitOf: 'MONEY',
  needsClaim: false,
  alsoPaidBy: [],
  buys: 'ANYTHING',
} as const;

/**
 * What each regime means (domain 4.1, 4.2): the one place that knows regimes by name. The public bodies' fund (FKSP)
 * lies under the employee's ordinary limits, so it uses up the limit of what it buys; it may also contribute to meals
 * (decree 114/2002 Coll.). The law asks who supplies health
 * goods (§ 6/9/d ITA, Act 470/2024 Coll.): sold elsewhere they are no benefit, and a wage where an employer pays.
 * Slovak non-cash benefits (§ 5/7/o ITA) are exempt whatever they are, up to one sum a year from all employers. Slovak
 * recreation and a child's sport (§ 152a, 152b Labour Code) are 55 % of what a receipt proves.
 */
const regimes = {
  CZ_LEISURE: {
    ...benefit,
    country: 'CZ',
    limit: 'YEAR',
    isSetYearly: true,
    limitBelongsTo: 'COMPANY', // § 6/9/d ITA: “from the employer”, § 6/2: who pays the wage
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: ['CZ_FKSP'],
  },
  CZ_HEALTH: {
    ...benefit,
    country: 'CZ',
    limit: 'YEAR',
    isSetYearly: true,
    limitBelongsTo: 'COMPANY', // § 6/9/d ITA, as leisure
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: ['CZ_FKSP'],
    health: { elsewhere: 'PRIVATE' },
  },
  CZ_MEAL: {
    ...benefit,
    country: 'CZ',
    limit: 'SHIFT',
    isSetYearly: true,
    limitBelongsTo: 'COMPANY', // § 6/9/b ITA: for a shift worked for the employer
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: ['CZ_FKSP'],
    pot: 'MEAL',
  },
  CZ_FKSP: {
    ...benefit,
    country: 'CZ',
    limit: 'YEAR',
    isSetYearly: false,
    limitBelongsTo: 'COMPANY', // decree 114/2002 Coll.: each body has its own fund
    limitOf: 'PURCHASE',
    needsClaim: false,
    alsoPaidBy: [],
  },
  SK_MEAL: {
    ...benefit,
    country: 'SK',
    limit: 'SHIFT',
    isSetYearly: false,
    limitBelongsTo: 'COMPANY', // § 152 Labour Code: an employer’s own employees
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: [],
    pot: 'MEAL',
  },
  SK_NON_CASH: {
    ...benefit,
    country: 'SK',
    limit: 'YEAR',
    isSetYearly: false,
    limitBelongsTo: 'PERSON', // § 5/7/o ITA: “from all employers”
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: ['SK_SOCIAL_FUND'],
  },
  SK_RECREATION: {
    ...benefit,
    country: 'SK',
    limit: 'YEAR',
    isSetYearly: false,
    limitBelongsTo: 'PERSON', // § 152a/3 Labour Code: asked of one employer in a year
    limitOf: 'MONEY',
    needsClaim: true,
    alsoPaidBy: ['SK_SOCIAL_FUND'],
  },
  SK_SPORT: {
    ...benefit,
    country: 'SK',
    limit: 'YEAR',
    isSetYearly: false,
    limitBelongsTo: 'PERSON', // § 152b Labour Code: asked of one employer in a year
    limitOf: 'MONEY',
    needsClaim: true,
    alsoPaidBy: ['SK_SOCIAL_FUND'],
  },
  SK_SOCIAL_FUND: {
    ...benefit,
    country: 'SK',
    limit: 'YEAR',
    isSetYearly: false,
    limitBelongsTo: 'COMPANY', // Act 152/1994 Coll.: each employer has its own fund
    limitOf: 'MONEY',
    needsClaim: false,
    alsoPaidBy: [],
  },
  TAXED: { ...benefit, ...unlimited, isTaxed: true },
  PRIVATE: { ...benefit, ...unlimited, owner: 'USER', pot: 'PRIVATE' },
} as const satisfies Readonly<Record<Regime, RegimeFacts>>;
/** What is known of a regime. */
export const factsOf = (regime: Regime): RegimeFacts => regimes[regime];

/** The regimes with a fact. */
export type RegimeWith<Fact> = {
  [R in Regime]: (typeof regimes)[R] extends Fact ? R : never;
}[Regime];
type RegimeIn<C extends Country> = RegimeWith<{ readonly country: C }>;
export type UserRegime = RegimeWith<{ readonly owner: 'USER' }>;
/** The regimes a law limits: taxed credits and a user's own money have no limit. */
export type LimitedRegime = RegimeWith<{ readonly limit: LimitPeriod }>;

/**
 * The regime under which a purchase in a category is exempt, unless the category or subcategory says another
 * (domain 7.7; defaults for configuration, to be confirmed by an accountant).
 */
export const regimeOfCategory = {
  TRAVELING: { CZ: 'CZ_LEISURE', SK: 'SK_NON_CASH' },
  E_MEAL_VOUCHERS_AND_GROCERIES: { CZ: 'CZ_MEAL', SK: 'SK_MEAL' },
  BOOKS: { CZ: 'CZ_LEISURE', SK: 'SK_NON_CASH' },
  CULTURE_AND_ENTERTAINMENT: { CZ: 'CZ_LEISURE', SK: 'SK_NON_CASH' },
  PERSONAL_DEVELOPMENT: { CZ: 'CZ_LEISURE', SK: 'SK_NON_CASH' },
  SPORT: { CZ: 'CZ_LEISURE', SK: 'SK_NON_CASH' },
  HEALTH: { CZ: 'CZ_HEALTH', SK: 'SK_NON_CASH' },
  SALES: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  SHOPPING: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  BEAUTY: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  CASHBACK: { CZ: 'PRIVATE', SK: 'PRIVATE' },
} as const satisfies Readonly<
  Record<CategoryCode, { readonly [C in Country]: RegimeIn<C> | UserRegime }>
>;
