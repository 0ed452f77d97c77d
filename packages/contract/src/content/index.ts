/** What is told: home page, slides, promo rows, magazine, announcement, and the pictures of everything. */
import { announcementAdminRoutes } from './announcement.ts';
import {
  clientArticleAdminRoutes,
  internalBenefitRoutes,
  magazineArticleAdminRoutes,
  magazineArticleRoutes,
} from './article.ts';
import { carouselAdminRoutes, carouselRoutes } from './carousel.ts';
import { homeRoutes } from './home.ts';
import { mediaAdminRoutes, mediaRoutes } from './media.ts';
import { promoRowAdminRoutes, promoRowRoutes } from './promo-row.ts';

export * from './announcement.ts';
export * from './article-block.ts';
export * from './article.rules.ts';
export * from './article.ts';
export * from './carousel.ts';
export * from './home.ts';
export * from './media.ts';
export * from './promo-row.ts';

/** The routes of this area by entity. */
export const contentApi = {
  home: homeRoutes,
  carousel: carouselRoutes,
  promoRow: promoRowRoutes,
  media: mediaRoutes,
  magazineArticle: magazineArticleRoutes,
  internalBenefit: internalBenefitRoutes,
  mediaAdmin: mediaAdminRoutes,
  magazineArticleAdmin: magazineArticleAdminRoutes,
  clientArticleAdmin: clientArticleAdminRoutes,
  announcementAdmin: announcementAdminRoutes,
  carouselAdmin: carouselAdminRoutes,
  promoRowAdmin: promoRowAdminRoutes,
} as const;
