import { loadScreen, type RouterContext } from '../../shared/routing/index.ts';
import { meQuery } from '../../shared/session/index.ts';
import { categoriesQuery } from '../category-tree/index.ts';
import { favoritesQuery } from '../heart/index.ts';
import { preloadMoney } from '../money/index.ts';

/**
 * Loads what every screen needs: the common texts, the categories of the navigation, and the
 * reader's favourites for the hearts.
 */
export const loadShell = async (input: { context: RouterContext }): Promise<void> => {
  const { queryClient } = input.context;
  const favorites = async (): Promise<void> => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me?.client && !import.meta.env.SSR) preloadMoney();
    if (me) await queryClient.ensureQueryData(favoritesQuery);
  };
  await loadScreen(input, { namespaces: ['common'] }, [
    queryClient.ensureQueryData(categoriesQuery),
    favorites(),
  ]);
};
