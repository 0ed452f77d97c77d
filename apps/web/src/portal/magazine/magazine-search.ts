import { boolean, number, numberList } from '../../shared/url-state/index.ts';

/** What the address of the magazine says: topics, page, and whether the carousel is left out. */
export type MagazineSearch = {
  readonly categories?: number[] | undefined;
  readonly pageNumber?: number | undefined;
  readonly withoutCarousel?: boolean | undefined;
};

const list = (value: unknown): number[] | undefined =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? undefined : numberList(value);

/** Reads the address; anything unknown is ignored. */
export const readMagazineSearch = (search: Record<string, unknown>): MagazineSearch => {
  const page = number(search.pageNumber);
  return {
    categories: list(search.categories),
    pageNumber: page !== undefined && Number.isInteger(page) && page > 0 ? page : undefined,
    withoutCarousel: boolean(search.withoutCarousel) || undefined,
  };
};
