import type { Me } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { apiOf } from '../api/index.ts';

/** The signed-in person or null; the profile is fetched only when the session is valid. */
export const meQuery = queryOptions<Me | null>({
  queryKey: [['loggedUser'], 'me', {}],
  queryFn: async ({ client, signal }) => {
    const { call } = apiOf(client);
    const { valid } = await call(api.auth.hasValidSession, {}, { signal });
    return valid ? call(api.user.me, {}, { signal }) : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The signed-in person; null for anonymous readers. */
export const useMe = (): Me | null => useSuspenseQuery(meQuery).data;
