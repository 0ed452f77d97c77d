import { purchaseRegimesOf, type Regime } from '@cafeteria/contract';
import type { Reader } from '../../entity/caller/index.ts';
import { invalidFields } from '../../platform/http/index.ts';

/** Purchases fall under the laws of the installation's country. */
export const assertRegime = (regime: Regime | null, { primary }: Pick<Reader, 'primary'>): void => {
  if (regime !== null && !purchaseRegimesOf(primary === 'sk' ? 'SK' : 'CZ').includes(regime))
    throw invalidFields([{ field: 'taxRegime', messageKey: 'credit.otherCountry' }]);
};
