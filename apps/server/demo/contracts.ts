import { type Config, countryCode, type SettlementPeriod } from '@cafeteria/contract';
import { categories } from '../seed/categories.ts';
import { accountOf } from './companies.ts';
import type { DemoContract, DemoPartner } from './content.ts';
import { createRandom } from './random.ts';

/** Ids of companies end long before: no partner is paid to an account of a company. */
const firstAccount = 5_000;
const mealCategory =
  categories.find(({ code }) => code === 'E_MEAL_VOUCHERS_AND_GROCERIES')?.id ?? 0;
const commissions = [250, 300, 350, 400, 500, 700];
const periods: readonly SettlementPeriod[] = ['MONTH', 'MONTH', 'MONTH', 'HALF_MONTH', 'WEEK'];

/** What one partner in eight wants to have together before it is paid, where others want a hundred. */
const largerMinimum = { CZ: 300_000, SK: 30_000 } as const;

/** Terms of every partner from its first day on; one in nine pays less for meals, one in seven for each payment too. */
export const buildContracts = (
  partners: readonly DemoPartner[],
  country: Config['country'],
): DemoContract[] => {
  const larger = largerMinimum[countryCode[country]];
  return partners.map(({ id, dateCreated, input }, index) => {
    const random = createRandom('contract', id);
    const { iban } = accountOf(countryCode[country], firstAccount + id);
    if (!iban) throw new Error(`partner ${id} has no account`);
    const email = input.contacts.find(({ type }) => type === 'EMAIL')?.value;
    return {
      id: index + 1,
      active: true,
      dateCreated,
      iban,
      input: {
        partnerId: id,
        sellerId: null,
        validFrom: dateCreated.slice(0, 10),
        validTo: null,
        commission: random.pick(commissions),
        rates: id % 9 === 0 ? [{ categoryId: mealCategory, commission: 200 }] : [],
        perTransaction: id % 7 === 0 ? 200 : 0,
        period: random.pick(periods),
        minimumPayout: id % 8 === 0 ? larger : 10_000,
        vatPayer: id % 5 !== 0,
        email: email ?? `ucetni-${id}@partneri.example`,
        note: null,
      },
    };
  });
};
