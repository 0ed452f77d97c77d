/** The address of a page of a list, counted from 0; the first is the list itself. */
export const pathOfPage = (path: string, page: number): string =>
  page > 0 ? `${path}?pageNumber=${page}` : path;
