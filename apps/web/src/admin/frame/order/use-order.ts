import type { CacheTag, Page, LightRoute } from '@cafeteria/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiOf, invalidateTags } from '../../../shared/api/index.ts';
import { createListSync } from '../../../shared/list-sync.ts';
import { type Resource, routeOf } from '../resource.ts';
import type { Values } from '../widget.ts';

/** How a list is put in order: its route, the parameters of the route, and what its body says beside the ids. */
export type Ordering = {
  readonly route: LightRoute;
  readonly params?: Values;
  readonly scope?: Values;
};
export type OrderState = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'refused';

const pageSize = 100;
/** Every record of a list, page by page, as readers see them in order. */
export const wholeList = (resource: Resource, args: Values) => {
  const list = routeOf(resource, 'list');
  return queryOptions<Values[]>({
    queryKey: [resource.tags, `${list.path} in order`, args],
    queryFn: async ({ client, signal }) => {
      const rows: Values[] = [];
      for (let pageNumber = 0, pages = 1; pageNumber < pages; pageNumber += 1) {
        const page = (await apiOf(client).call(
          list,
          { ...args, sortBy: 'POSITION', sortDirection: 'ASC', pageSize, pageNumber },
          { signal },
        )) as Page<Values>;
        rows.push(...page.content);
        pages = page.totalPages;
      }
      return rows;
    },
  });
};

export type WholeList = ReturnType<typeof wholeList>;

type Ids = readonly number[];
const idsOf = (rows: readonly Values[]): Ids => rows.map(({ id }) => Number(id));
const isSame = (a: Ids, b: Ids): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Rows in an edited order; rows added since come first. */
const inOrder = (rows: readonly Values[], ids: Ids | undefined): readonly Values[] => {
  if (!ids) return rows;
  const positions = new Map(ids.map((id, position) => [id, position]));
  const positionOf = ({ id }: Values): number => positions.get(Number(id)) ?? -1;
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b));
};

/** Keeps the order the server has, and sends the edited one after a pause. */
const createOrder = (
  client: QueryClient,
  tags: readonly CacheTag[],
  { route, params, scope }: Ordering,
  show: (state: OrderState) => void,
) => {
  let base: Ids = [];
  /** The page may be gone before the answer, whether it is left at the sending or after it. */
  const save = (ids: Ids) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: () =>
          apiOf(client).call(route, { ...params, body: { ...scope, ids } }, { keepalive: true }),
        meta: { invalidates: route.invalidates ?? [] },
      })
      .execute(undefined);
  const sync = createListSync<Ids>({
    differs: (ids) => !isSame(ids, base),
    send: async (ids) => {
      show('saving');
      try {
        await save(ids);
        base = ids;
        show('saved');
      } catch {
        // the failure policy has said why; what is shown is what the server has
        sync.drop();
        show('refused');
        await invalidateTags(client, tags);
      }
    },
  });
  return {
    sync,
    receive: (rows: readonly Values[]): void => {
      base = idsOf(rows);
    },
    edit: (ids: Ids): void => {
      void apiOf(client)
        .prepareWrite()
        .catch(() => {});
      sync.edit(ids);
      show(isSame(ids, base) ? 'unchanged' : 'waiting');
    },
  };
};

/** A whole list that is being put in order: each change is saved after a pause, and all of them can be undone. */
export const useOrder = (query: WholeList, ordering: Ordering) => {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(query);
  const [state, setState] = useState<OrderState>('unchanged');
  const [edited, setEdited] = useState<Ids>();
  const [first, setFirst] = useState<Ids>();
  const [order] = useState(() =>
    createOrder(client, query.queryKey[0], ordering, (next) => {
      setState(next);
      if (next === 'refused') {
        setEdited(undefined);
        setFirst(undefined);
      }
    }),
  );
  if (data && !first) setFirst(idsOf(data));
  useEffect(() => {
    if (data) order.receive(data);
  }, [data, order]);
  useEffect(() => {
    const leave = (): void => void order.sync.flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [order]);

  const rows = data && inOrder(data, edited);
  const change = (ids: Ids): void => {
    setEdited(ids);
    order.edit(ids);
  };
  // of the rows there are now: somebody may have added or deleted some since
  const firstOrder = rows && idsOf(inOrder(rows, first));
  const isChanged =
    rows !== undefined && firstOrder !== undefined && !isSame(idsOf(rows), firstOrder);
  return {
    rows,
    isError,
    refetch,
    state,
    reorder: (next: readonly Values[]) => change(idsOf(next)),
    undo: isChanged ? () => change(firstOrder) : undefined,
  };
};
