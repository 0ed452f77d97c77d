import { categoryRoutes } from './category/index.ts';
import { favoriteRoute } from './favorite/index.ts';
import { homeRoute } from './home/index.ts';
import { magazineRoutes } from './magazine/index.ts';
import { mapRoute } from './map/index.ts';
import { offerRoute } from './offer/index.ts';
import { partnerRoute } from './partner/index.ts';
import { profileRoute } from './profile/index.ts';
import { publicRoutes } from './public/index.ts';
import { searchRoute } from './search/index.ts';

/** All routes of the readers. */
export const portalRoutes = [
  ...publicRoutes,
  ...magazineRoutes,
  searchRoute,
  mapRoute,
  homeRoute,
  favoriteRoute,
  profileRoute,
  partnerRoute,
  offerRoute,
  ...categoryRoutes,
] as const;
