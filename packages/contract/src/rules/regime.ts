import type { CategoryCode, Country, Pot, Regime } from '../vocabulary/enums.ts';

/**
 * The regime under which a purchase in a category is exempt, unless the category or subcategory says another
 * (domain 7.7; defaults for configuration, to be confirmed by an accountant).
 */
const ofCategory: Readonly<Record<CategoryCode, Readonly<Record<Country, Regime>>>> = {
  TRAVELING: { CZ: 'CZ_LEISURE', SK: 'SK_RECREATION' },
  E_MEAL_VOUCHERS_AND_GROCERIES: { CZ: 'CZ_MEAL', SK: 'SK_MEAL' },
  BOOKS: { CZ: 'CZ_LEISURE', SK: 'SK_SOCIAL_FUND' },
  CULTURE_AND_ENTERTAINMENT: { CZ: 'CZ_LEISURE', SK: 'SK_SOCIAL_FUND' },
  PERSONAL_DEVELOPMENT: { CZ: 'CZ_LEISURE', SK: 'SK_SOCIAL_FUND' },
  SPORT: { CZ: 'CZ_LEISURE', SK: 'SK_SPORT' },
  HEALTH: { CZ: 'CZ_HEALTH', SK: 'SK_SOCIAL_FUND' },
  SALES: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  SHOPPING: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  BEAUTY: { CZ: 'PRIVATE', SK: 'PRIVATE' },
  CASHBACK: { CZ: 'PRIVATE', SK: 'PRIVATE' },
};
export const defaultRegime = (code: CategoryCode, country: Country): Regime =>
  ofCategory[code][country];

type Purchase = {
  readonly code: CategoryCode;
  /** What the category, or its subcategory, says for itself; null says nothing. */
  readonly own: Regime | null;
  readonly country: Country;
  readonly healthcareProvider: boolean;
};
/**
 * The regime of a purchase. Health goods count as such only from a healthcare facility (§ 6/9/d ITA, Act 470/2024
 * Coll.: the law asks who supplies them); elsewhere they are leisure.
 */
export const purchaseRegime = ({ code, own, country, healthcareProvider }: Purchase): Regime => {
  const regime = own ?? defaultRegime(code, country);
  return regime === 'CZ_HEALTH' && !healthcareProvider ? 'CZ_LEISURE' : regime;
};

/** Which employer's money may pay a purchase of a regime, besides TAXED (everything) and PRIVATE (with consent). */
const payers: Readonly<Record<Regime, readonly Regime[]>> = {
  CZ_LEISURE: ['CZ_LEISURE', 'CZ_FKSP'],
  CZ_HEALTH: ['CZ_HEALTH', 'CZ_FKSP'],
  CZ_MEAL: ['CZ_MEAL'],
  CZ_FKSP: ['CZ_FKSP'],
  SK_MEAL: ['SK_MEAL'],
  SK_RECREATION: ['SK_RECREATION', 'SK_SOCIAL_FUND'],
  SK_SPORT: ['SK_SPORT', 'SK_SOCIAL_FUND'],
  SK_SOCIAL_FUND: ['SK_SOCIAL_FUND'],
  TAXED: [],
  PRIVATE: [],
};
/** Whether money of a regime may pay a purchase of a regime. */
export const mayPay = (money: Regime, purchase: Regime): boolean =>
  money === 'PRIVATE' || money === 'TAXED' || payers[purchase].includes(money);

/**
 * Whose yearly limit a payment uses up: the fund of public bodies lies under the employee's ordinary limits
 * (domain 4.1), everything else under its own.
 */
export const limitRegime = (money: Regime, purchase: Regime): Regime =>
  money === 'CZ_FKSP' ? purchase : money;

/** The pot a user sees money of a regime in. */
export const potOf = (regime: Regime): Pot => {
  if (regime === 'PRIVATE') return 'PRIVATE';
  return regime === 'CZ_MEAL' || regime === 'SK_MEAL' ? 'MEAL' : 'BENEFIT';
};
const ofCountry: Readonly<Record<Country, readonly Regime[]>> = {
  CZ: ['CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP', 'TAXED'],
  SK: ['SK_MEAL', 'SK_RECREATION', 'SK_SPORT', 'SK_SOCIAL_FUND', 'TAXED'],
};
/** The regimes an employer of a country may give credits under. */
export const regimesOf = (country: Country): readonly Regime[] => ofCountry[country];
/** The regimes a purchase may fall under; PRIVATE buys with credits of no employer but taxed ones. */
export const purchaseRegimesOf = (country: Country): readonly Regime[] => [
  ...regimesOf(country).filter((regime) => regime !== 'TAXED'),
  'PRIVATE',
];
