import { api } from '@cafeteria/contract';
import { read } from '../../platform/api/index.ts';
import { loadScreen, type RouterContext } from '../../app/router-context.ts';

/** What stands round every screen: the common texts and the categories of the navigation. */
export const loadShell = (input: { context: RouterContext }): Promise<void> =>
  loadScreen(input, { namespaces: ['common'] }, [input.context.queryClient.ensureQueryData(read(api.category.tree, {}))]);
