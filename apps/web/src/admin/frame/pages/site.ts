import { isId } from '@cafeteria/contract';
import type { IconName } from '@cafeteria/ui';
import type { NavGroup } from '../resource.ts';
import { type Entry, isResource } from './permitted.ts';
import { ownPageSpec, type PageSpec, pagesOf } from './pages.tsx';
import { listPathOf, type Step, trailOf } from './trail.ts';

/** A page with the way to it. */
export type SitePage = PageSpec & { readonly trail: readonly Step[] };
/** What an address leads to: a page, and the ids in its path. */
export type Found = {
  readonly page: SitePage;
  readonly params: Readonly<Record<string, number>>;
};
/** An entry of the navigation. */
export type NavItem = {
  readonly key: string;
  readonly path: string;
  readonly icon: IconName;
  /** Key of its text in `admin.json`. */
  readonly text: string;
  readonly group: NavGroup | undefined;
};

const navItemsOf = (entry: Entry): readonly NavItem[] => {
  const { name, path, nav } = entry;
  if (!nav) return [];
  const own = isResource(entry) && entry.isSingleton ? 'title' : 'list';
  return [
    {
      key: nav.key ?? name,
      path,
      icon: nav.icon,
      text: nav.text ?? `${name}.${own}`,
      group: nav.group,
    },
  ];
};

/** Matches a path. An id is digits only, so that anything else is a 404 without a request; so is what no id can be. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\$(\w+)/g, String.raw`(?<$1>\d{1,10})`)}$`, 'i');

/**
 * Builds the pages with their crumbs, and the navigation in the order given, from the list of
 * resources and pages.
 */
export const createSite = (entries: readonly Entry[]) => {
  const resources = entries.filter(isResource);
  const pages = entries
    .flatMap((entry) =>
      isResource(entry)
        ? pagesOf(entry, listPathOf(entry, resources) !== entry.path)
        : [ownPageSpec(entry)],
    )
    .map((page) => ({
      pattern: patternOf(page.path),
      page: { ...page, trail: trailOf(page.path, resources) },
    }));
  return {
    resources,
    navigation: entries.flatMap(navItemsOf),
    pages: pages.map(({ page }) => page),
    /** The page at a path; undefined where there is none. */
    find: (path: string): Found | undefined => {
      for (const { pattern, page } of pages) {
        const match = pattern.exec(path);
        const ids = Object.entries(match?.groups ?? {}).map(
          ([name, id]) => [name, Number(id)] as const,
        );
        if (match && ids.every(([, id]) => isId(id)))
          return { page, params: Object.fromEntries(ids) };
      }
      return undefined;
    },
  };
};

export type Site = ReturnType<typeof createSite>;
