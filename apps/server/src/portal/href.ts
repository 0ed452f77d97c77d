const base = 'http://portal.invalid';

/** The path of a request; undefined when it cannot be read, or when a browser would read another host out of it (`//elsewhere`). */
export const pathOf = (url: string): string | undefined => {
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  return URL.canParse(base + url) ? new URL(base + url).pathname : undefined;
};
