import { useMoneyFilter } from '../own-money/index.ts';
import { type MapSearch, useMapSearch } from './map-search.ts';

/**
 * The address of the map with what its money buys: to be asked for when it `isReady`. `refusal` is why nothing can be
 * shown for that money.
 */
export const useNarrowedMap = () => {
  const address = useMapSearch();
  const { purchases, isReady, refusal } = useMoneyFilter(address.money);
  const search: MapSearch = purchases === undefined ? address : { ...address, purchases };
  return { search, isReady, refusal };
};
