/** The API, once: everything the server, the web and the documentation share. The only door of the package. */
import { announcementAdminRoutes } from './content/announcement.ts';
import { auditRoutes } from './system/audit.ts';
import {
  clientArticleAdminRoutes,
  internalBenefitRoutes,
  magazineArticleAdminRoutes,
  magazineArticleRoutes,
} from './content/article.ts';
import { authRoutes } from './people/auth.ts';
import { basemapRoutes } from './discovery/basemap.ts';
import { branchOfficeAdminRoutes, branchOfficeRoutes } from './catalogue/branch-office.ts';
import { carouselAdminRoutes, carouselRoutes } from './content/carousel.ts';
import {
  categoryAdminRoutes,
  categoryRoutes,
  subcategoryAdminRoutes,
  subcategoryRoutes,
} from './catalogue/category.ts';
import { clientAdminRoutes } from './people/client.ts';
import { clientLogRoutes } from './system/client-log.ts';
import { companyAdminRoutes } from './people/company.ts';
import { configRoutes } from './system/config.ts';
import { dashboardRoutes } from './system/dashboard.ts';
import { favoriteRoutes } from './catalogue/favorite.ts';
import { geocoderRoutes } from './discovery/geocoder.ts';
import { healthRoutes } from './system/health.ts';
import type { Routes } from './http/route.ts';
import { branchOfficeImportRoutes } from './catalogue/branch-office-import.ts';
import { mapFiltersAdminRoutes, mapFiltersRoutes } from './discovery/map-filters.ts';
import { mediaAdminRoutes, mediaRoutes } from './content/media.ts';
import { offerAdminRoutes, offerRoutes } from './catalogue/offer.ts';
import { partnerAdminRoutes, partnerRoutes } from './catalogue/partner.ts';
import { partnerProposalAdminRoutes, partnerProposalRoutes } from './catalogue/partner-proposal.ts';
import { placeRoutes } from './discovery/place.ts';
import { promoRowAdminRoutes, promoRowRoutes } from './content/promo-row.ts';
import { mapRoutes } from './discovery/map.ts';
import { searchRoutes } from './discovery/search.ts';
import { cardRoutes } from './catalogue/card.ts';
import { homeRoutes } from './content/home.ts';
import { userRoutes } from './people/user.ts';
import { userAdminRoutes } from './people/user-admin.ts';
import { userImportRoutes } from './people/user-import.ts';
import { viewRoutes } from './catalogue/view.ts';

/** All routes by feature; the server must implement each, the walks visit each. */
export const api = {
  auth: authRoutes,
  config: configRoutes,
  clientLog: clientLogRoutes,
  user: userRoutes,
  favorite: favoriteRoutes,
  category: categoryRoutes,
  subcategory: subcategoryRoutes,
  card: cardRoutes,
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

export * from './parts/address.ts';
export * from './content/announcement.ts';
export * from './system/audit.ts';
export * from './content/article.ts';
export * from './content/article-block.ts';
export * from './people/auth.ts';
export * from './discovery/basemap.ts';
export * from './catalogue/branch-office.ts';
export * from './catalogue/branch-office-import.ts';
export * from './content/carousel.ts';
export * from './catalogue/category.ts';
export * from './people/client.ts';
export * from './system/client-log.ts';
export * from './people/company.ts';
export * from './system/config.ts';
export * from './parts/contact.ts';
export * from './http/crud.ts';
export * from './system/dashboard.ts';
export * from './vocabulary/enums.ts';
export * from './http/errors.ts';
export * from './catalogue/favorite.ts';
export * from './discovery/geocoder.ts';
export * from './system/health.ts';
export * from './http/route.ts';
export * from './http/import.ts';
export type { LightRoute, LightRoutes } from './http/light.ts';
export * from './vocabulary/limits.ts';
export * from './discovery/map-filters.ts';
export * from './content/home.ts';
export * from './content/media.ts';
export * from './parts/media.ts';
export * from './parts/money.ts';
export * from './catalogue/offer.ts';
export * from './parts/opening-hours.ts';
export * from './http/page.ts';
export * from './catalogue/partner.ts';
export {
  deriveAddress,
  type DerivedAddress,
  formatAddress,
  formatPostalCode,
} from './rules/address.ts';
export * from './content/promo-row.ts';
export * from './content/article.rules.ts';
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
export * from './http/singleton.ts';
export * from './discovery/map.ts';
export * from './catalogue/partner-proposal.ts';
export * from './discovery/place.ts';
export * from './discovery/search.ts';
export * from './parts/text.ts';
export * from './catalogue/card.ts';
export * from './people/user.ts';
export * from './people/user-admin.ts';
export * from './people/user-import.ts';
export * from './catalogue/view.ts';
export * from './parts/visibility.ts';
export * from './vocabulary/words.ts';
