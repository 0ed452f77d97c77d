import type { PaginationProps } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, renderPageLink } from '../../frame/index.ts';

/** The address of a page of a list, counted from 0; the first is the list itself. */
export const pathOfPage = (path: string, page: number): string =>
  page > 0 ? `${path}?pageNumber=${page}` : path;

/** Links to the other pages of a list, whose page stands in the address; undefined where there is one page. */
export const usePaging = (
  path: string,
  page: number,
  pages: number,
): PaginationProps | undefined => {
  const text = useAdminText();
  const { t } = useTexts();
  if (pages < 2) return undefined;
  return {
    label: text('list.pages'),
    page: page + 1,
    pages,
    hrefOf: (to) => pathOfPage(path, to - 1),
    previousLabel: t('action.previous'),
    nextLabel: t('action.next'),
    pageLabel: (to) => text('list.page', { page: to }),
    renderLink: renderPageLink,
  };
};
