/** The API, once: everything the server, the web and the documentation share. The only door of the package. */
import { announcementAdminRoutes } from './announcement.ts';
import { auditRoutes } from './audit.ts';
import {
  clientArticleAdminRoutes,
  internalBenefitRoutes,
  magazineArticleAdminRoutes,
  magazineArticleRoutes,
} from './article.ts';
import { authRoutes } from './auth.ts';
import { basemapRoutes } from './basemap.ts';
import { branchOfficeAdminRoutes, branchOfficeRoutes } from './branch-office.ts';
import { carouselAdminRoutes, carouselRoutes } from './carousel.ts';
import {
  categoryAdminRoutes,
  categoryRoutes,
  subcategoryAdminRoutes,
  subcategoryRoutes,
} from './category.ts';
import { clientAdminRoutes } from './client.ts';
import { clientLogRoutes } from './client-log.ts';
import { companyAdminRoutes } from './company.ts';
import { configRoutes } from './config.ts';
import { dashboardRoutes } from './dashboard.ts';
import { favoriteRoutes } from './favorite.ts';
import { geocoderRoutes } from './geocoder.ts';
import { healthRoutes } from './health.ts';
import type { Routes } from './http.ts';
import { branchOfficeImportRoutes } from './branch-office-import.ts';
import { mapFiltersAdminRoutes, mapFiltersRoutes } from './map-filters.ts';
import { mediaAdminRoutes, mediaRoutes } from './media.ts';
import { offerAdminRoutes, offerRoutes } from './offer.ts';
import { partnerAdminRoutes, partnerRoutes } from './partner.ts';
import { partnerProposalAdminRoutes, partnerProposalRoutes } from './partner-proposal.ts';
import { placeRoutes } from './place.ts';
import { promoRowAdminRoutes, promoRowRoutes } from './promo-row.ts';
import { mapRoutes } from './map.ts';
import { searchRoutes } from './search.ts';
import { homeRoutes, tileRoutes } from './tile.ts';
import { userRoutes } from './user.ts';
import { userAdminRoutes } from './user-admin.ts';
import { userImportRoutes } from './user-import.ts';
import { viewRoutes } from './view.ts';

/** All routes by feature; the server must implement each, the walks visit each. */
export const api = {
  auth: authRoutes,
  config: configRoutes,
  clientLog: clientLogRoutes,
  user: userRoutes,
  favorite: favoriteRoutes,
  category: categoryRoutes,
  subcategory: subcategoryRoutes,
  tile: tileRoutes,
  home: homeRoutes,
  carousel: carouselRoutes,
  promoRow: promoRowRoutes,
  partner: partnerRoutes,
  branchOffice: branchOfficeRoutes,
  offer: offerRoutes,
  view: viewRoutes,
  media: mediaRoutes,
  magazineArticle: magazineArticleRoutes,
  internalBenefit: internalBenefitRoutes,
  partnerAdmin: partnerAdminRoutes,
  branchOfficeAdmin: branchOfficeAdminRoutes,
  branchOfficeImport: branchOfficeImportRoutes,
  offerAdmin: offerAdminRoutes,
  mediaAdmin: mediaAdminRoutes,
  magazineArticleAdmin: magazineArticleAdminRoutes,
  clientArticleAdmin: clientArticleAdminRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
  geocoder: geocoderRoutes,
  audit: auditRoutes,
  search: searchRoutes,
  map: mapRoutes,
  basemap: basemapRoutes,
  place: placeRoutes,
  partnerProposal: partnerProposalRoutes,
  partnerProposalAdmin: partnerProposalAdminRoutes,
  announcementAdmin: announcementAdminRoutes,
  categoryAdmin: categoryAdminRoutes,
  subcategoryAdmin: subcategoryAdminRoutes,
  carouselAdmin: carouselAdminRoutes,
  promoRowAdmin: promoRowAdminRoutes,
  dashboard: dashboardRoutes,
  health: healthRoutes,
  mapFilters: mapFiltersRoutes,
  mapFiltersAdmin: mapFiltersAdminRoutes,
} as const satisfies Readonly<Record<string, Routes>>;

export * from './address.ts';
export * from './announcement.ts';
export * from './audit.ts';
export * from './article.ts';
export * from './article-block.ts';
export * from './auth.ts';
export * from './basemap.ts';
export * from './branch-office.ts';
export * from './branch-office-import.ts';
export * from './carousel.ts';
export * from './category.ts';
export * from './client.ts';
export * from './client-log.ts';
export * from './company.ts';
export * from './config.ts';
export * from './contact.ts';
export * from './crud.ts';
export * from './dashboard.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './favorite.ts';
export * from './geocoder.ts';
export * from './health.ts';
export * from './http.ts';
export * from './import.ts';
export * from './limits.ts';
export * from './map-filters.ts';
export * from './media.ts';
export * from './money.ts';
export * from './offer.ts';
export * from './opening-hours.ts';
export * from './page.ts';
export * from './partner.ts';
export {
  deriveAddress,
  type DerivedAddress,
  formatAddress,
  formatPostalCode,
} from './rules/address.ts';
export * from './promo-row.ts';
export * from './rules/article.ts';
export * from './rules/backend-address.ts';
export * from './rules/bank.ts';
export { isCompanyId, padCompanyId } from './rules/company-id.ts';
export * from './rules/distance-mode.ts';
export * from './rules/file-name.ts';
export * from './rules/geo.ts';
export * from './rules/localized.ts';
export * from './rules/opening-hours.ts';
export * from './rules/pattern.ts';
export * from './rules/payment.ts';
export * from './rules/phone.ts';
export * from './rules/publication.ts';
export * from './rules/slug.ts';
export * from './singleton.ts';
export * from './map.ts';
export * from './partner-proposal.ts';
export * from './place.ts';
export * from './search.ts';
export * from './text.ts';
export * from './tile.ts';
export * from './user.ts';
export * from './user-admin.ts';
export * from './user-import.ts';
export * from './view.ts';
export * from './visibility.ts';
export * from './vocabulary.ts';
