import type { Country, Currency } from '@cafeteria/contract';

type DemoCurrency = {
  readonly country: Country;
  /** Minor units of what costs a crown, rounded to how people spend there. */
  readonly ofCrown: number;
  /** The same for a voucher, in whole units. */
  readonly crownsOfVoucher: number;
  /** What somebody has left that is about to expire. */
  readonly expiring: number;
};
/** The demo is written in crowns. */
export const demoCurrencies: Readonly<Record<Currency, DemoCurrency>> = {
  CZK: { country: 'CZ', ofCrown: 100, crownsOfVoucher: 1, expiring: 60_000 },
  EUR: { country: 'SK', ofCrown: 4, crownsOfVoucher: 25, expiring: 2_500 },
};
