import { isRouteActive } from '@cafeteria/contract';
import type { LinkListItem } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { type NavGroup, useRuntimeText, useLocalized } from '../frame/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { siteFor } from '../resources.ts';
import { useCategoryNodes } from '../widgets/category/index.ts';

/** A link with the part of the navigation it stands in. */
export type NavigationItem = LinkListItem & { readonly group: NavGroup | undefined };

const home = '/admin';
const categories = '/admin/category';

/** The categories, shown under their entry only while the administrator is among them. */
const useCategoryItems = (pathname: string): readonly NavigationItem[] => {
  const tell = useLocalized();
  const nodes = useCategoryNodes();
  if (!isRouteActive(pathname, categories)) return [];
  return nodes.map(({ id, name }) => ({
    key: `category-${id}`,
    href: `${categories}/${id}`,
    label: tell(name),
    group: 'catalogue',
    isNested: true,
    isCurrent: isRouteActive(pathname, `${categories}/${id}`),
    testId: `admin-nav-category-${id}`,
  }));
};

/** Where one can go in administration, and where one is. */
export const useNavigation = (): readonly NavigationItem[] => {
  const text = useRuntimeText();
  const { pathname } = useLocation();
  const currentPath = pathname.replace(/\/$/, '');
  const nested = useCategoryItems(pathname);
  return siteFor(useMe()).navigation.flatMap(
    ({ key, path, icon, group, text: label }): NavigationItem[] => {
      const own = path === categories ? nested : [];
      const isCurrent =
        path === home
          ? currentPath === home
          : isRouteActive(pathname, path) && !own.some((one) => one.isCurrent);
      return [
        { key, href: path, icon, group, label: text(label), isCurrent, testId: `admin-nav-${key}` },
        ...own,
      ];
    },
  );
};
