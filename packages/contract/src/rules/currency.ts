import type { Currency } from '../vocabulary/enums.ts';

type CurrencyRules = {
  /** The standard banking apps read a payment in it from; null where there is none. */
  readonly payCode: 'SPAYD' | 'EPC' | null;
  /** Whether it is transferred within SEPA. */
  readonly isSepa: boolean;
};

/** What differs by currency, said once: a further one does not compile without its line. */
export const currencyRules: Readonly<Record<Currency, CurrencyRules>> = {
  CZK: { payCode: 'SPAYD', isSepa: false },
  EUR: { payCode: 'EPC', isSepa: true },
};
