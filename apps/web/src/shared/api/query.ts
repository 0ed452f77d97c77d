import type { Args, CacheTag, LightRoute, Result, Route } from '@cafeteria/contract';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { invalidates: readonly CacheTag[]; saysRefusals?: boolean };
    queryKey: readonly [tags: readonly CacheTag[], path: string, args: unknown];
    defaultError: Error;
  }
}

/** Unused data is kept a minute (specification, section 7). */
const retention = 60_000;
const apis = new WeakMap<QueryClient, Api>();

/** The API a query client reads from. */
export const apiOf = (client: QueryClient): Api => {
  const api = apis.get(client);
  if (!api) throw new Error('this query client has no API');
  return api;
};

/**
 * What `useQuery` and loaders need to read a route. Its tags begin the key.
 * @example useQuery(read(api.offer.get, { id: 7 }))
 */
export const read = <R extends Route>(route: LightRoute<R>, args: Args<R>) =>
  queryOptions<Result<R>>({
    queryKey: [route.tags ?? [], route.path, args],
    queryFn: ({ client, signal }) => apiOf(client).call(route, args, { signal }),
  });

/**
 * What `useMutation` needs to write a route; what the route invalidates is refetched after success.
 * `saysRefusals`: the screen itself shows why the server refused.
 * @example useMutation(write(api.offerAdmin.update))
 */
export const write = <R extends Route>(
  route: LightRoute<R>,
  { saysRefusals = false }: { readonly saysRefusals?: boolean } = {},
): UseMutationOptions<Result<R>, Error, Args<R>> => ({
  mutationFn: (args, { client }) => apiOf(client).call(route, args),
  meta: { invalidates: route.invalidates ?? [], saysRefusals },
});

/** Marks everything under the given tags as stale and refetches what is on screen. */
export const invalidateTags = (client: QueryClient, tags: readonly CacheTag[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0].some((tag) => tag === '*' || tags.includes(tag)),
  });

const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

/** A query client over an API; every failed call is also told to `onError`, and whether its screen says so itself. */
export const createQueryClient = (
  api: Api,
  onError: (error: Error, isSaid?: boolean) => void = () => {},
): QueryClient => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onError(error, mutation.meta?.saysRefusals),
      onSuccess: async (_data, _variables, _context, mutation) =>
        invalidateTags(client, mutation.meta?.invalidates ?? []),
    }),
    defaultOptions: {
      queries: {
        gcTime: retention,
        staleTime: 30_000,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
      },
    },
  });
  apis.set(client, api);
  return client;
};
