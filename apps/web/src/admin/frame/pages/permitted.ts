import type { LightRoute } from '@cafeteria/contract';
import type { OwnPage, Resource } from '../resource.ts';
import { onlyShown } from '../widgets/chosen-elsewhere.tsx';

export type Entry = Resource | OwnPage;
type May = (route: LightRoute) => boolean;
export const isResource = (entry: Entry): entry is Resource => 'routes' in entry;

const pickRoutes = ({ routes }: Resource, may: May): Partial<Resource['routes']> =>
  Object.fromEntries(Object.entries(routes).filter(([, route]) => route && may(route)));

const pickFilters = ({ filters }: Resource, may: May): Resource['filters'] =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter.needs?.every(may) === false ? onlyShown(filter) : filter,
    ]),
  );

/** A resource without what its reader may not do; undefined when nothing is left to look at. */
const narrowed = (
  resource: Resource,
  may: May,
  narrow: (other: Resource) => Resource | undefined,
): Resource | undefined => {
  const routes = pickRoutes(resource, may);
  const { get, update } = routes;
  const isShownByForm = resource.isSingleton || resource.hasNoDetail;
  if (!get || (isShownByForm && !update)) return undefined;
  const hasLostList = resource.routes.list && !routes.list;
  return {
    ...resource,
    ...(hasLostList && { nav: undefined, columns: [], ownList: undefined }),
    routes: { ...routes, get },
    filters: pickFilters(resource, may),
    pages: resource.pages.filter(({ needs }) => needs.every(may)),
    tabs: resource.tabs.flatMap((tab) => {
      if (!tab.resource) return [tab];
      const listed = narrow(tab.resource);
      return listed?.routes.list ? [{ ...tab, resource: listed }] : [];
    }),
  };
};

/**
 * The resources and pages somebody may use: routes they may not call are not there, and with them go pages, entries of
 * the navigation, tabs, buttons, and the controls of filters.
 */
export const permittedEntries = (entries: readonly Entry[], may: May): readonly Entry[] => {
  const known = new Map<Resource, Resource | undefined>();
  const narrow = (resource: Resource): Resource | undefined => {
    if (!known.has(resource)) known.set(resource, narrowed(resource, may, narrow));
    return known.get(resource);
  };
  return entries.flatMap((entry): Entry[] => {
    if (!isResource(entry)) return entry.needs.every(may) ? [entry] : [];
    const left = narrow(entry);
    return left ? [left] : [];
  });
};
