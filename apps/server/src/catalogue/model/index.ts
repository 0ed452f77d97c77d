export { type CatalogueModel, createModel, holdsAt } from './model.ts';
export type {
  BranchOfficeFacts,
  CategoryFacts,
  OfferFacts,
  PartnerFacts,
  SubcategoryFacts,
} from './records.queries.ts';
export { type Sees } from './visible.ts';
export { shownTo } from './shown.ts';
export { followSeen } from './seen.ts';
export { ofEachPartner } from './of-partner.ts';
