import type {
  CategoryCode,
  Country,
  LimitPeriod,
  PaymentMethod,
  Pot,
  Regime,
} from '../vocabulary/enums.ts';
import { regimeCodes } from '../vocabulary/words.ts';

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
const factsOf = (regime: Regime): RegimeFacts => regimes[regime];
/** Whether the limit of a regime is the person's, one for all employers; else each employing company has its own. */
export const isOfAllEmployers = (regime: Regime): boolean =>
  factsOf(regime).limitBelongsTo === 'PERSON';

/**
 * The regime under which a purchase in a category is exempt, unless the category or subcategory says another
 * (domain 7.7; defaults for configuration, to be confirmed by an accountant).
 */
const ofCategory = {
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
/** The regimes with a fact. */
type RegimeWith<Fact> = {
  [R in Regime]: (typeof regimes)[R] extends Fact ? R : never;
}[Regime];
type RegimeIn<C extends Country> = RegimeWith<{ readonly country: C }>;
type UserRegime = RegimeWith<{ readonly owner: 'USER' }>;
/** The regimes a law limits: taxed credits and a user's own money have no limit. */
export type LimitedRegime = RegimeWith<{ readonly limit: LimitPeriod }>;

/** The regime of what users pay in themselves. */
export const ownMoney = 'PRIVATE' satisfies UserRegime;
/** Whether it is the user's own money, which no employer sees, recalls or lets expire. */
export const isOwnMoney = (regime: Regime): boolean => factsOf(regime).owner === 'USER';
/** What a payment by money of a regime is called. */
export const methodOf = (money: Regime): PaymentMethod =>
  isOwnMoney(money) ? 'PRIVATE_WALLET' : 'BPAYMENT';
/** Whether money of a regime pays for anything, not only for what the regime is meant for. */
export const buysAnything = (money: Regime): boolean => factsOf(money).buys === 'ANYTHING';
/** The regime of credits that are a wage: what of a grant is beyond an exemption is given under it. */
export const taxedCredits = 'TAXED' satisfies RegimeWith<{ readonly isTaxed: true }>;
/** Whether all of it is taxed as a wage. */
export const isTaxed = (regime: Regime): boolean => factsOf(regime).isTaxed;
/** Whether a purchase of a regime tells of somebody's health. */
export const tellsOfHealth = (purchase: Regime): boolean => factsOf(purchase).health !== null;
/** The pot a user sees money of a regime in. */
export const potOf = (regime: Regime): Pot => factsOf(regime).pot;
export const ownPot: Pot = potOf(ownMoney);

/** Whether money of a regime may pay a purchase of a regime. Own money also needs its owner's consent. */
export const mayPay = (money: Regime, purchase: Regime): boolean =>
  buysAnything(money) || money === purchase || factsOf(purchase).alsoPaidBy.includes(money);

/** Regimes whose money uses up the limit of what it buys; all others use up their own. */
export const regimesUnderPurchaseLimit: readonly Regime[] = regimeCodes.filter(
  (regime) => factsOf(regime).limitOf === 'PURCHASE',
);
/** Whose yearly limit a payment uses up. */
export const limitRegime = (money: Regime, purchase: Regime): Regime =>
  regimesUnderPurchaseLimit.includes(money) ? purchase : money;

export const regimesOfAllEmployers = regimeCodes.filter((regime) => isOfAllEmployers(regime));

/** The regimes that have a limit. */
export const limitedRegimes: readonly LimitedRegime[] = regimeCodes.filter(
  (regime): regime is LimitedRegime => factsOf(regime).limit !== null,
);
/** What the limit of a regime is counted by; null where nothing limits it. */
export const limitPeriodOf = (regime: Regime): LimitPeriod | null => factsOf(regime).limit;

/** What a form begins with in a country: its first regime of a list. */
const firstOf = (regimes: readonly LimitedRegime[], country: Country): LimitedRegime =>
  regimes.find((regime) => isRegimeOf(country, regime)) ?? firstLimitedRegime;
/** What the form of a limit begins with. */
export const firstLimitedRegimeOf = (country: Country): LimitedRegime =>
  firstOf(limitedRegimes, country);
/** What the form of what was used elsewhere begins with. */
export const firstYearlyRegimeOf = (country: Country): LimitedRegime =>
  firstOf(yearlyRegimes, country);

/** Whether the law sets a new limit of a regime each year, so that a figure ends with its year. */
export const isSetYearly = (regime: Regime): boolean => factsOf(regime).isSetYearly;

/** The regimes whose own use is counted by the year: of these something may have been used elsewhere. */
export const yearlyRegimes: readonly LimitedRegime[] = limitedRegimes.filter(
  (regime) => limitPeriodOf(regime) === 'YEAR' && !regimesUnderPurchaseLimit.includes(regime),
);

/** Whether a regime holds in a country. */
export const isRegimeOf = (country: Country, regime: Regime): boolean =>
  [country, null].includes(factsOf(regime).country);
/** The regimes of a country an employer's credits have, given today or before. */
export const regimesOf = (country: Country): readonly Regime[] =>
  regimeCodes.filter((regime) => isRegimeOf(country, regime) && !isOwnMoney(regime));
/** Whether only a claim with a receipt is exempt: what was given before stays good, nothing new is given. */
export const needsClaim = (regime: Regime): boolean => factsOf(regime).needsClaim;
/** The regimes an employer of a country may give credits under. */
export const grantedRegimesOf = (country: Country): readonly Regime[] =>
  regimesOf(country).filter((regime) => !needsClaim(regime));
/** What the form of a grant begins with. */
export const firstRegimeOf = (country: Country): Regime => {
  const [first = 'TAXED'] = grantedRegimesOf(country);
  return first;
};
/** What stands in the form of a limit until the country is known, or where it has none. */
export const firstLimitedRegime = 'CZ_LEISURE' satisfies LimitedRegime;
/** The regimes a purchase may fall under: own money's is what no employer's credits but taxed ones buy. */
export const purchaseRegimesOf = (country: Country): readonly Regime[] =>
  regimeCodes.filter((regime) => isRegimeOf(country, regime) && !isTaxed(regime));

export const defaultRegime = (code: CategoryCode, country: Country): Regime =>
  ofCategory[code][country];

type Purchase = {
  /** What has no category is nobody's exempt benefit. */
  readonly code: CategoryCode | null;
  /** What the category, or its subcategory, says for itself; null says nothing. */
  readonly own: Regime | null;
  readonly country: Country;
  readonly healthcareProvider: boolean;
};
/** The regime of a purchase; of health only where a healthcare facility supplies it. */
export const purchaseRegime = ({ code, own, country, healthcareProvider }: Purchase): Regime => {
  if (code === null) return ownMoney;
  const regime = own ?? defaultRegime(code, country);
  return healthcareProvider ? regime : (factsOf(regime).health?.elsewhere ?? regime);
};

/**
 * The regime of what may be any of these: where they disagree no exemption is certain, so none holds until an offer
 * says which it is.
 */
export const strictestOf = (regimes: readonly Regime[]): Regime => {
  const [first = ownMoney, ...others] = regimes;
  return others.every((other) => other === first) ? first : ownMoney;
};
