import { type Bought, purchaseRegime, strictestOf } from '@cafeteria/contract';
import type {
  BranchOfficeFacts,
  CatalogueModel,
  OfferFacts,
  PartnerFacts,
  SubcategoryFacts,
} from '../model/index.ts';

/** What of a branch office decides how may be paid there. */
export type OfficeKind = Pick<BranchOfficeFacts, 'subcategoryIds' | 'healthcareProvider'>;
export type SalePlace = {
  readonly partner: PartnerFacts;
  readonly office?: OfficeKind | undefined;
  readonly offer?: Pick<OfferFacts, 'subcategoryIds'> | undefined;
};
type Filing = Pick<CatalogueModel, 'country' | 'categories' | 'subcategories'>;

/** The subcategories of the most exact thing that names any: the offer, the branch office, the partner. */
const meantBy = ({ subcategories }: Filing, { partner, office, offer }: SalePlace) => {
  const named = [offer, office, partner].find((one) => one?.subcategoryIds?.length);
  return (named?.subcategoryIds ?? []).flatMap((id) => subcategories.get(id) ?? []);
};
/** The partner's main category where it is among them, else the first. */
const categoryOf = (
  { mainCategoryId: main }: PartnerFacts,
  filings: readonly SubcategoryFacts[],
) => {
  const isOfMain = filings.length === 0 || filings.some(({ categoryId }) => categoryId === main);
  return main !== null && isOfMain ? main : (filings[0]?.categoryId ?? null);
};

/**
 * What is bought somewhere: the rule of the till (`money/purchase`), asked of the records in memory. A test compares
 * the two at every place.
 */
export const boughtAt = (filing: Filing, place: SalePlace): Bought => {
  const { partner, office } = place;
  const filings = meantBy(filing, place);
  const categoryId = categoryOf(partner, filings);
  const category = categoryId === null ? undefined : filing.categories.get(categoryId);
  const { code = null, taxRegime: ofCategory = null } = category ?? {};
  const own = filings
    .filter((one) => one.categoryId === categoryId)
    .map(({ taxRegime }) => taxRegime ?? ofCategory);
  const healthcareProvider = office?.healthcareProvider ?? partner.healthcareProvider;
  const { country } = filing;
  const regimes = (own.length > 0 ? own : [ofCategory]).map((one) =>
    purchaseRegime({ code, own: one, country, healthcareProvider }),
  );
  return { regime: strictestOf(regimes), categoryId };
};
