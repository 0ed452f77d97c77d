import type { PriceTag } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';

/** What can be had at places at least: one request for all of them, the same for everybody who sees them. */
export const usePrices = (ids: readonly number[]): ((id: number) => PriceTag | undefined) => {
  const branchOffices = ids.toSorted((a, b) => a - b).join(',');
  const { data } = useQuery({
    ...read(api.map.prices, { branchOffices }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return (id) => data?.places.find((place) => place.id === id)?.price;
};
