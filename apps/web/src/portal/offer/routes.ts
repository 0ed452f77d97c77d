import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { screenStates } from '../screen/index.ts';
import { loadOffer } from './offer-data.ts';

const screen: ScreenData = {
  module: 'src/portal/offer/OfferScreen.tsx',
  namespaces: ['cafeteria'],
};
export const offerRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/partner/$partnerRoute/$offerRoute',
  staticData: { screen },
  loader: async (input) => {
    const { context, location } = input;
    const { partnerRoute, offerRoute: slug } = input.params;
    const offer = loadOffer(context.queryClient, partnerRoute, slug, location.searchStr);
    await loadScreen(input, screen, [offer]);
    return { offerId: (await offer).id };
  },
  component: lazyRouteComponent(() => import('./OfferScreen.tsx'), 'OfferScreen'),
});
