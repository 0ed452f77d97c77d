import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { screenStates } from '../screen/index.ts';
import { branchOfficesQuery, loadPartner, partnerOffersQuery } from './partner-data.ts';
import { readPartnerSearch } from './partner-search.ts';

const screen: ScreenData = {
  module: 'src/portal/partner/PartnerScreen.tsx',
  namespaces: ['cafeteria'],
};
export const partnerRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/partner/$partnerRoute',
  staticData: { screen },
  validateSearch: readPartnerSearch,
  beforeLoad: ({ search }) => ({ search }),
  loader: async (input) => {
    const {
      context: { queryClient, search },
      params,
      location,
    } = input;
    const partner = loadPartner(queryClient, params.partnerRoute, location.searchStr);
    const lists = async (): Promise<void> => {
      const { id } = await partner;
      await Promise.all([
        queryClient.ensureQueryData(partnerOffersQuery(id)),
        queryClient.ensureQueryData(branchOfficesQuery(id, search.pageNumber ?? 0)),
      ]);
    };
    await loadScreen(input, screen, [lists()]);
    return { partnerId: (await partner).id };
  },
  component: lazyRouteComponent(() => import('./PartnerScreen.tsx'), 'PartnerScreen'),
});
