/**
 * The specification's slug: lowercase name without diacritics, non-alphanumerics as hyphens, then a hyphen and the id.
 * @example slug('Kavárna Žižkov', 12) // 'kavarna-zizkov-12'
 */
export const slug = (name: string, id: number): string => {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? `-${id}` : `${words}-${id}`;
};

/** Ids are PostgreSQL integers from one on. */
const largestId = 2_147_483_647;
export const isId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= largestId;

/**
 * The id at the end of a slug route; undefined when the last segment is not numeric, or no id can be that number.
 * @example idFromSlug('kavarna-zizkov-12') // 12
 */
export const idFromSlug = (route: string): number | undefined => {
  const last = route.split('-').at(-1) ?? '';
  const id = /^\d{1,10}$/.test(last) ? Number(last) : 0;
  return isId(id) ? id : undefined;
};

/** A route is active if the path equals the base or begins with the base followed by `/` or `?`. */
export const isRouteActive = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`);
