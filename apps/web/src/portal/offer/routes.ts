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
  loader: (input) =>
    loadScreen(input, screen, [
      loadOffer(input.context.queryClient, input.params.partnerRoute, input.params.offerRoute),
    ]),
  component: lazyRouteComponent(() => import('./OfferScreen.tsx'), 'OfferScreen'),
});
