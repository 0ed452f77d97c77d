import { isRouteActive } from '@cafeteria/contract';
import type { LinkListItem } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { useRuntimeText, useLocalized } from '../frame/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { siteFor } from '../resources.ts';
import { useCategoryNodes } from '../widgets/category/index.ts';

const home = '/admin';
const categories = '/admin/category';

/** The categories, shown under their entry only while the administrator is among them. */
const useCategoryItems = (pathname: string): readonly LinkListItem[] => {
  const tell = useLocalized();
  const nodes = useCategoryNodes();
  if (!isRouteActive(pathname, categories)) return [];
  return nodes.map(({ id, name }) => ({
    key: `category-${id}`,
    href: `${categories}/${id}`,
    label: tell(name),
    isNested: true,
    isCurrent: isRouteActive(pathname, `${categories}/${id}`),
    testId: `admin-nav-category-${id}`,
  }));
};

/** Where one can go in administration, and where one is. */
export const useNavigation = (): readonly LinkListItem[] => {
  const text = useRuntimeText();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const nested = useCategoryItems(pathname);
  return siteFor(useMe()).navigation.flatMap(({ key, path, icon, text: label }): LinkListItem[] => {
    const own = path === categories ? nested : [];
    const isCurrent =
      path === home
        ? here === home
        : isRouteActive(pathname, path) && !own.some((one) => one.isCurrent);
    return [
      { key, href: path, icon, label: text(label), isCurrent, testId: `admin-nav-${key}` },
      ...own,
    ];
  });
};
