/** The catalogue: categories, partners, their branch offices and offers, and what readers do with them. */
import {
  branchOfficeAdminRoutes,
  branchOfficeImportRoutes,
  branchOfficeRoutes,
} from './branch-office.ts';
import { cardRoutes } from './card.ts';
import {
  categoryAdminRoutes,
  categoryRoutes,
  subcategoryAdminRoutes,
  subcategoryRoutes,
} from './category.ts';
import { favoriteRoutes } from './favorite.ts';
import { offerAdminRoutes, offerRoutes } from './offer.ts';
import { partnerAdminRoutes, partnerRoutes } from './partner.ts';
import { partnerProposalAdminRoutes, partnerProposalRoutes } from './partner-proposal.ts';
import { viewRoutes } from './view.ts';

export * from './branch-office.ts';
export * from './card.ts';
export * from './category.ts';
export * from './favorite.ts';
export * from './offer.ts';
export * from './partner-proposal.ts';
export * from './partner.ts';
export * from './view.ts';

/** The routes of this area by entity. */
export const catalogueApi = {
  favorite: favoriteRoutes,
  category: categoryRoutes,
  subcategory: subcategoryRoutes,
  card: cardRoutes,
  partner: partnerRoutes,
  branchOffice: branchOfficeRoutes,
  offer: offerRoutes,
  view: viewRoutes,
  partnerAdmin: partnerAdminRoutes,
  branchOfficeAdmin: branchOfficeAdminRoutes,
  branchOfficeImport: branchOfficeImportRoutes,
  offerAdmin: offerAdminRoutes,
  partnerProposal: partnerProposalRoutes,
  partnerProposalAdmin: partnerProposalAdminRoutes,
  categoryAdmin: categoryAdminRoutes,
  subcategoryAdmin: subcategoryAdminRoutes,
} as const;
