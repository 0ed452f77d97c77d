import { api } from '@cafeteria/contract/light';
import { read } from '../../shared/api/index.ts';

/** Articles on one page: fills rows of two, three or four. */
export const magazinePageSize = 12;
const featuredCount = 2;

export const articlesQuery = (categories: readonly number[] | undefined, pageNumber: number) =>
  read(api.magazineArticle.list, {
    pageSize: magazinePageSize,
    pageNumber,
    ...(categories && { categories: categories.join(',') }),
  });
export const featuredQuery = read(api.magazineArticle.list, {
  pageSize: featuredCount,
  featured: 'true',
});
export const articleQuery = (id: number) => read(api.magazineArticle.get, { id });
export const internalBenefitsQuery = read(api.internalBenefit.list, {});
