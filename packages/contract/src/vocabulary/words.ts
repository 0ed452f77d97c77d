/**
 * The values of the specification's enumerations as plain lists. No schemas here, because the web's
 * first load uses them.
 */
export const languages = ['cs', 'sk', 'en'] as const;
export const colours = ['YELLOW', 'RED', 'PURPLE', 'GREEN', 'BLUE'] as const;
export const sortDirections = ['ASC', 'DESC'] as const;
export const categoryCodes = [
  'TRAVELING',
  'E_MEAL_VOUCHERS_AND_GROCERIES',
  'BOOKS',
  'CULTURE_AND_ENTERTAINMENT',
  'PERSONAL_DEVELOPMENT',
  'SPORT',
  'HEALTH',
  'SALES',
  'SHOPPING',
  'BEAUTY',
  'CASHBACK',
] as const;
/**
 * What a tax law calls a benefit by: under which exemption an employer gives it (domain 4.1, 4.2). What each means
 * stands in `rules/regime-facts.ts`.
 */
export const regimeCodes = [
  'CZ_LEISURE',
  'CZ_HEALTH',
  'CZ_MEAL',
  'CZ_FKSP',
  'SK_MEAL',
  'SK_NON_CASH',
  'SK_RECREATION',
  'SK_SPORT',
  'SK_SOCIAL_FUND',
  'TAXED',
  'PRIVATE',
] as const;
/** The pots a user sees; a regime says which one its money lies in (`potOf`). */
export const potCodes = ['BENEFIT', 'MEAL', 'PRIVATE'] as const;
/** Ways of acceptance at a partner, branch office or offer: the `payment` filter. */
export const benefitTypes = [
  'card',
  'cardWithChip',
  'cardWithoutChip',
  'cardOnline',
  'voucher',
] as const;
export const mobileDeviceStatuses = [
  'CREATED',
  'PENDING_COMMIT',
  'ACTIVE',
  'BLOCKED',
  'REMOVED',
] as const;
export const mobileDeviceActors = ['USER', 'ADMIN', 'SYSTEM', 'APP'] as const;
/** What a slide has a picture for. */
export const platforms = ['DESKTOP', 'MOBILE'] as const;
/** What search finds, in the order its groups are shown. */
export const searchTypes = ['PARTNER', 'OFFER', 'CATEGORY', 'SUBCATEGORY', 'ARTICLE'] as const;
export const cardSorts = ['SCORING', 'NAME', 'RATING', 'DISTANCE', 'DATE_CREATED'] as const;
/** The levels of sustainability: 1 adept, 2 champion. */
export const badgeLevels = ['1', '2'] as const;
/** The level a reader filters by; `all` is no restriction. */
export const sustainabilityLevels = [...badgeLevels, 'all'] as const;
/** The badge behind each level a reader can filter by. */
export const badgeOfLevel = {
  '1': 'ADEPT_FOR_SUSTAINABILITY',
  '2': 'SUSTAINABILITY_CHAMPION',
} as const;

/** The map and marker icon of each main category (specification, section 3). */
export const categoryIcon = {
  TRAVELING: 'Traveling',
  E_MEAL_VOUCHERS_AND_GROCERIES: 'EMealVouchersAndGroceries',
  BOOKS: 'Books',
  CULTURE_AND_ENTERTAINMENT: 'CultureAndEntertainment',
  PERSONAL_DEVELOPMENT: 'PersonalDevelopment',
  SPORT: 'Sport',
  HEALTH: 'Health',
  SALES: 'Sales',
  SHOPPING: 'Shopping',
  BEAUTY: 'Beauty',
  CASHBACK: 'Cashback',
} as const satisfies Record<(typeof categoryCodes)[number], string>;

/** What a new person is asked to do. */
export const taskTypes = [
  'COMPLETE_PROFILE',
  'VERIFY_PHONE',
  'ACTIVATE_DEVICE',
  'FIRST_PAYMENT',
  'READ_INTERNAL_BENEFITS',
] as const;
/** Completed by anyone who says so; the others by the server, when it has happened. */
export const taskDoneByHand: (typeof taskTypes)[number] = 'READ_INTERNAL_BENEFITS';
/** What is sent to people who asked for it, and which they may end. */
export const subscriptions = ['NEWS'] as const;
/** What may be wrong with a payment, in words for who says so. */
export const disputeKinds = ['NOT_MINE', 'WRONG_AMOUNT', 'NOT_RECEIVED', 'OTHER'] as const;
