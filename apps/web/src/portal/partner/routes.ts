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
  loader: (input) => {
    const {
      context: { queryClient },
      params,
      location,
    } = input;
    const load = async (): Promise<void> => {
      const { id } = await loadPartner(queryClient, params.partnerRoute, location.searchStr);
      const { pageNumber = 0 } = readPartnerSearch(location.search);
      await Promise.all([
        queryClient.ensureQueryData(partnerOffersQuery(id)),
        queryClient.ensureQueryData(branchOfficesQuery(id, pageNumber)),
      ]);
    };
    return loadScreen(input, screen, [load()]);
  },
  component: lazyRouteComponent(() => import('./PartnerScreen.tsx'), 'PartnerScreen'),
});
