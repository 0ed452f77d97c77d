/** Of a contract of a partner or of an employer; without a last day it holds on. */
type Days = { readonly validFrom: string; readonly validTo: string | null };

/**
 * Whether a contract is to hold on other days than it does. Of the contracts of one partner or employer one holds on a
 * day: a change of the days says which, and with it whom that contract names and tells (decision 0214).
 * @param form what is sent
 */
export const isOfOtherDays = (form: Days, before: Days): boolean =>
  form.validFrom !== before.validFrom || form.validTo !== before.validTo;
