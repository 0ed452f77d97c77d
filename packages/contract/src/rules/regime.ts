import type {
  CategoryCode,
  Country,
  LimitPeriod,
  PaymentMethod,
  Pot,
  Regime,
} from '../vocabulary/enums.ts';
import { regimeCodes } from '../vocabulary/words.ts';
import {
  factsOf,
  regimeOfCategory,
  type LimitedRegime,
  type RegimeWith,
  type UserRegime,
} from './regime-facts.ts';

/** Whether the limit of a regime is the person's, one for all employers; else each employing company has its own. */
export const isOfAllEmployers = (regime: Regime): boolean =>
  factsOf(regime).limitBelongsTo === 'PERSON';

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
  regimeOfCategory[code][country];

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
