import { countryCode, purchaseRegimesOf, type Regime } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { invalidFields } from '../../platform/http/index.ts';

/** Purchases fall under the laws of the installation's country, whose language is the primary one. */
export const assertRegime = (regime: Regime | null, { primary }: Pick<Reader, 'primary'>): void => {
  const country = primary === 'sk' ? countryCode.Sk : countryCode.Cz;
  if (regime === null || purchaseRegimesOf(country).includes(regime)) return;
  throw invalidFields([{ field: 'taxRegime', messageKey: 'credit.otherCountry' }]);
};
