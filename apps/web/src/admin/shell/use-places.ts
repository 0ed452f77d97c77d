import { isRouteActive, resolveText } from '@cafeteria/contract';
import type { LinkListItem } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { useCategoryNodes } from '../catalogue/category/index.ts';
import { useAdminText } from '../frame/index.ts';
import { usePrimaryLanguage } from '../../shared/services.ts';
import { places } from './places.ts';

/** The categories and, of the one that is open, its subcategories; only while the administrator is among them. */
const useCategoryTree = (pathname: string): readonly LinkListItem[] => {
  const primary = usePrimaryLanguage();
  const nodes = useCategoryNodes();
  if (!isRouteActive(pathname, '/admin/category')) return [];
  return nodes.map(({ id, name }) => ({
    key: `category-${id}`,
    href: `/admin/category/${id}`,
    label: resolveText(name, primary, primary),
    isNested: true,
    isCurrent: isRouteActive(pathname, `/admin/category/${id}`),
    testId: `admin-nav-category-${id}`,
  }));
};

/** Where one can go in administration, and where one is. */
export const usePlaces = (): readonly LinkListItem[] => {
  const text = useAdminText();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const tree = useCategoryTree(pathname);
  return places.flatMap(({ key, path, icon, text: label, isExact }): LinkListItem[] => {
    const isCurrent = isExact
      ? here === path
      : isRouteActive(pathname, path) && !tree.some((one) => key === 'category' && one.isCurrent);
    return [
      { key, href: path, icon, label: text(label), isCurrent, testId: `admin-nav-${key}` },
      ...(key === 'category' ? tree : []),
    ];
  });
};
