import { type QueryClient, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { fillPath } from '../../../shared/routing/index.ts';
import type { Crumb } from '../AdminPage.tsx';
import { noRoute, type Resource } from '../resource.ts';
import { useRuntimeText } from '../texts.ts';
import type { Values } from '../widget.ts';
import { useLocalized } from '../use-localized.ts';
import { unnamed } from '../widgets/index.ts';

/** A step on the way to a page: the list of a resource, or the record of it that a parameter of the path names. */
export type Step = {
  readonly resource: Resource;
  readonly path: string;
  readonly param?: string;
};

/** Where the records of a resource are listed: a page of its own, or a tab of its owner's page. */
export const listPathOf = (resource: Resource, all: readonly Resource[]): string => {
  const owner = all.find(({ tabs, path }) =>
    tabs.some((tab) => tab.resource === resource && resource.path.startsWith(`${path}/`)),
  );
  const tab = owner?.tabs.find((one) => one.resource === resource);
  return owner && tab ? `${resource.path.replace(/\/[^/$]+$/, '')}?tab=${tab.key}` : resource.path;
};

/**
 * The steps to a page, derived from its path: `/admin/partner/$partnerId/branch-office/create` is
 * under two lists and a record.
 */
export const trailOf = (path: string, all: readonly Resource[]): readonly Step[] =>
  all
    .filter(
      (resource) =>
        path.startsWith(`${resource.path}/`) ||
        (path === resource.path && resource.path.includes('$')),
    )
    .toSorted((a, b) => a.path.length - b.path.length)
    .flatMap((resource): Step[] => {
      const list = { resource, path: listPathOf(resource, all) };
      const [, param] = /^\/\$(\w+Id)\//.exec(path.slice(resource.path.length)) ?? [];
      return param ? [list, { resource, path: `${resource.path}/$${param}`, param }] : [list];
    });

const recordQuery = (trail: readonly Step[], params: Values) => {
  const step = trail.find(({ param }) => param !== undefined);
  return {
    step,
    query: read(step?.resource.routes.get ?? noRoute, { id: params[step?.param ?? ''] }),
  };
};
/** Brings the record a page belongs to, so that its name stands in the crumbs from the start. */
export const loadTrail = async (
  client: QueryClient,
  trail: readonly Step[],
  params: Values,
): Promise<void> => {
  const { step, query } = recordQuery(trail, params);
  if (step) await client.prefetchQuery(query);
};

/** The name of the record a page belongs to. */
const useRecordName = (trail: readonly Step[], params: Values) => {
  const tell = useLocalized();
  const { step, query } = recordQuery(trail, params);
  const { data, isLoading } = useQuery({ ...query, enabled: step !== undefined });
  return { name: step && data ? step.resource.title(data as Values, tell) : undefined, isLoading };
};

/** A step has some of the parameters of the page it leads to. */
const stepHref = (path: string, params: Values): string =>
  fillPath(
    path,
    Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`$${name}`))),
  );

/** The crumbs of a trail; a record without a name has its number. */
export const useCrumbs = (trail: readonly Step[], params: Values): readonly Crumb[] => {
  const text = useRuntimeText();
  const { name, isLoading } = useRecordName(trail, params);
  return [
    { key: 'admin', label: text('title'), href: '/admin' },
    ...trail.map(({ resource, path, param }) =>
      param === undefined
        ? {
            key: `${resource.name}.list`,
            label: text(`${resource.name}.list`),
            href: stepHref(path, params),
          }
        : {
            key: `${resource.name}.detail`,
            label: name ?? unnamed(Number(params[param]), isLoading),
            href: stepHref(path, params),
          },
    ),
  ];
};
