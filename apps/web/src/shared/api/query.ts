import type { Args, CacheTag, LightRoute, Result, Route } from '@cafeteria/contract';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  type QueryMeta,
} from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { ApiError, OtherPersonError } from './api-error.ts';

/** What of a refusal the screen that writes says itself: why it was refused, or that the thing is gone. */
type Handling = { readonly saysRefusals?: boolean; readonly tellsMissing?: boolean };
declare module '@tanstack/react-query' {
  interface Register {
    /** As what `write` is asked for. */
    mutationMeta: { invalidates: readonly CacheTag[] } & Handling;
    /** `tellsMissing`: the screen itself says that the thing is gone, without the 404 page. */
    /** `saysRefusals`: it says why the server refused. */
    queryMeta: { tellsMissing: true } | { saysRefusals: true };
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
 * `saysRefusals`: the screen itself shows why the server refused; `tellsMissing`: that the thing is gone.
 * @example useMutation(write(api.offerAdmin.update))
 */
export const write = <R extends Route>(
  route: LightRoute<R>,
  options: Handling = {},
): UseMutationOptions<Result<R>, Error, Args<R>> => ({
  mutationFn: (args, { client }) => apiOf(client).call(route, args),
  meta: { invalidates: route.invalidates ?? [], ...options },
});

/**
 * Writes a route outside of a component, under the same failure policy; without a connection it fails at once.
 * @example await send(client, api.auth.logout, {})
 */
export const send = <R extends Route>(
  client: QueryClient,
  route: LightRoute<R>,
  args: Args<R>,
): Promise<Result<R>> =>
  client
    .getMutationCache()
    .build<Result<R>, Error, Args<R>, unknown>(client, { ...write(route), networkMode: 'always' })
    .execute(args);

/** What administration alone reads goes stale together: no write has to know which other screens show it too. */
const groupOf = (tag: CacheTag): string => (tag.startsWith('admin:') ? 'admin:' : tag);
/** Marks everything under the given tags as stale and refetches what is on screen. */
export const invalidateTags = (client: QueryClient, tags: readonly CacheTag[]): Promise<void> => {
  const stale = new Set(['*', ...tags.map(groupOf)]);
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0].some((tag) => stale.has(groupOf(tag))),
  });
};

const isFinal = (error: Error): boolean =>
  error instanceof OtherPersonError || (error instanceof ApiError && error.status < 500);
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && !isFinal(error);
/** Whether what was asked for, or was to be changed, is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Whether the screen that asked says itself what is missing, or why it was refused. */
const isNotifiedBy = (meta: QueryMeta | undefined, error: Error): boolean =>
  meta !== undefined && ('tellsMissing' in meta ? isMissing(error) : isFinal(error));

/** What a failed call needs done about it; `isTold` when the screen says itself what is missing, or why not. */
export type OnFailure = (error: Error, isTold?: boolean) => void;

/** A query client over an API; every failed call is also told to `onError`. */
export const createQueryClient = (api: Api, onError: OnFailure = () => {}): QueryClient => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => onError(error, isNotifiedBy(meta, error)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onError(error, mutation.meta?.[isMissing(error) ? 'tellsMissing' : 'saysRefusals']),
      onSuccess: async (_data, _variables, _context, mutation) =>
        invalidateTags(client, mutation.meta?.invalidates ?? []),
    }),
    defaultOptions: {
      queries: {
        // a timer would keep all of a page on the server, long after it is sent
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : retention,
        staleTime: 30_000,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
      },
    },
  });
  apis.set(client, api);
  return client;
};
