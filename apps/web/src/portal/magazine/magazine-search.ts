import { boolean, idList, number } from '../../shared/url-state/index.ts';

/** What the address of the magazine says: topics, page, and whether the carousel is left out. */
export type MagazineSearch = {
  readonly categories?: number[] | undefined;
  readonly pageNumber?: number | undefined;
  readonly withoutCarousel?: boolean | undefined;
};

/** More topics than there are. */
const maxTopics = 100;

/** Reads the address; anything unknown is ignored. */
export const readMagazineSearch = (search: Record<string, unknown>): MagazineSearch => {
  const page = number(search.pageNumber);
  return {
    categories: idList(search.categories, maxTopics),
    pageNumber: page !== undefined && Number.isInteger(page) && page > 0 ? page : undefined,
    withoutCarousel: boolean(search.withoutCarousel) || undefined,
  };
};
