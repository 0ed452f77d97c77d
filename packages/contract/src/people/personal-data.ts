/** What the portal holds of a person, part by part: sections of the export, sentences of the privacy page. */
export const personalParts = [
  'account',
  'sessions',
  'codes',
  'employerAccounts',
  'passkeys',
  'secondFactor',
  'knownBrowsers',
  'mobileDevices',
  'messages',
  'tasks',
  'favourites',
  'proposals',
  'money',
  'deposits',
  'cards',
  'withdrawals',
  'paymentCode',
  'actions',
  'browserReports',
  'savedViews',
] as const;
export type PersonalPart = (typeof personalParts)[number];
