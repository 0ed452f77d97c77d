import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import type { Resource, Values } from './definition.ts';

/** One record of a resource; undefined until it is here. What is not there leads to /404 by the failure policy. */
export const useItem = (resource: Resource, parent: Values, id: number): Values | undefined => {
  const { data } = useQuery(read(resource.routes.get, { ...parent, id }));
  return data as Values | undefined;
};
