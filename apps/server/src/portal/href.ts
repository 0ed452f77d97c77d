const base = 'http://portal.invalid';

/**
 * The path of a request; undefined when it cannot be parsed, or when a browser would take it for
 * another host (`//elsewhere`).
 */
export const pathOf = (url: string): string | undefined => {
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  return URL.canParse(base + url) ? new URL(base + url).pathname : undefined;
};

/**
 * Where a redirect leads, as a header may say it (other letters encoded); the home page where it
 * would lead to another host.
 */
export const locationOf = (href: string): string => {
  if (!URL.canParse(href, base)) return '/';
  const { origin, pathname, search, hash } = new URL(href, base);
  const path = `${pathname}${search}${hash}`;
  return origin === base && pathOf(path) !== undefined ? path : '/';
};

/** The one address of a page that has many: filters and sorting name no other page, a page of a list does. */
export const canonicalOf = (origin: string, url: string): string => {
  const { pathname, searchParams } = new URL(url, origin);
  const page = Number(searchParams.get('pageNumber'));
  return origin + pathname + (Number.isInteger(page) && page > 0 ? `?pageNumber=${page}` : '');
};
