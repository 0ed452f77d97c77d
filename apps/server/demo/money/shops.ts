/** Where people of the demo buy. */
import { type CategoryCode, purchaseRegime, type Regime, strictestOf } from '@cafeteria/contract';
import { categories } from '../../seed/categories.ts';
import { subcategories } from '../../seed/subcategories.ts';
import type { DemoContent, DemoPartner } from '../content.ts';
import type { Random } from '../random.ts';

type Country = 'CZ' | 'SK';
export type Shop = {
  readonly partner: DemoPartner;
  readonly code: CategoryCode;
  readonly categoryId: number;
  readonly branchOfficeIds: readonly number[];
  /** Of what is bought there: the strictest of its subcategories. */
  readonly regime: Regime;
};

const regimeOf = (
  { healthcareProvider, subcategoryIds }: DemoPartner['input'],
  { code, categoryId }: Pick<Shop, 'code' | 'categoryId'>,
  country: Country,
): Regime => {
  const own = subcategories
    .filter((one) => one.categoryId === categoryId && subcategoryIds.includes(one.id))
    .map(({ taxRegime }) => taxRegime[country]);
  const offers = own.length > 0 ? own : [null];
  return strictestOf(
    offers.map((one) => purchaseRegime({ code, own: one, country, healthcareProvider })),
  );
};

/** Partners anybody may buy at, by their main category. */
export const shopsOf = (
  { partners, branchOffices }: DemoContent,
  country: Country,
): ReadonlyMap<CategoryCode, readonly Shop[]> => {
  const codes = new Map<number, CategoryCode>(categories.map(({ id, code }) => [id, code]));
  const shops = partners.flatMap((partner) => {
    const { mainCategoryId: categoryId, countries, validFrom, validTo } = partner.input;
    const code = categoryId === null ? undefined : codes.get(categoryId);
    const isOpen = partner.active && !validFrom && !validTo && countries.includes(country);
    if (!isOpen || !code || categoryId === null || partner.input.visibility.mode !== 'ALL')
      return [];
    const branchOfficeIds = branchOffices
      .filter(({ partnerId, active }) => partnerId === partner.id && active)
      .map(({ id }) => id);
    const regime = regimeOf(partner.input, { code, categoryId }, country);
    return [{ partner, code, categoryId, branchOfficeIds, regime }];
  });
  return Map.groupBy(shops, ({ code }) => code);
};

/** What a payment there says of its place. */
export const placeOf = (
  { partner, branchOfficeIds, categoryId, regime }: Shop,
  random: Random,
) => ({
  partnerId: partner.id,
  branchOfficeId: branchOfficeIds.length > 0 ? random.pick(branchOfficeIds) : null,
  offerId: null,
  categoryId,
  regime,
  merchantName: partner.input.name,
});
