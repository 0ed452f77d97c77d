import { describe, expect, it } from 'vitest';
import { categoryCodes } from '../vocabulary/words.ts';
import {
  defaultRegime,
  firstRegimeOf,
  grantedRegimesOf,
  limitRegime,
  mayPay,
  purchaseRegimesOf,
  purchaseRegime,
  regimesOfAllEmployers,
} from './regime.ts';

describe('what no administrator decided is never exempt by accident', () => {
  it.each(categoryCodes)('no default of %s needs a claim with a receipt', (code) => {
    const byDefault = defaultRegime(code, 'SK');
    expect(['PRIVATE', 'SK_MEAL', 'SK_NON_CASH']).toContain(byDefault);
  });
  it('leisure in Slovakia is a non-cash benefit, and the social fund still pays for it', () => {
    for (const code of ['TRAVELING', 'SPORT', 'BOOKS', 'CULTURE_AND_ENTERTAINMENT'] as const)
      expect(defaultRegime(code, 'SK')).toBe('SK_NON_CASH');
    expect(mayPay('SK_SOCIAL_FUND', 'SK_NON_CASH')).toBe(true);
    expect(mayPay('SK_NON_CASH', 'SK_RECREATION')).toBe(false);
  });
  it('the fund of public bodies pays for leisure, health and meals, and for nothing that is no benefit', () => {
    const paid = purchaseRegimesOf('CZ').filter((purchase) => mayPay('CZ_FKSP', purchase));
    expect(paid).toEqual(['CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP']);
    expect(limitRegime('CZ_FKSP', 'CZ_MEAL')).toBe('CZ_MEAL');
  });
  it('health goods sold by nobody of health care are no benefit', () =>
    expect(
      purchaseRegime({ code: 'HEALTH', own: null, country: 'CZ', healthcareProvider: false }),
    ).toBe('PRIVATE'));
  it('recreation and a child’s sport are not given beforehand', () => {
    expect(grantedRegimesOf('SK')).toEqual(['SK_MEAL', 'SK_NON_CASH', 'SK_SOCIAL_FUND', 'TAXED']);
    expect(grantedRegimesOf('SK')).toContain(firstRegimeOf('SK'));
  });
});

describe('whose a limit is', () => {
  it('an employing company’s, but where the law counts all employers or knows one in a year', () =>
    expect(regimesOfAllEmployers).toEqual(['SK_NON_CASH', 'SK_RECREATION', 'SK_SPORT']));
});
