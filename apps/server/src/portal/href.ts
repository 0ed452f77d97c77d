const base = 'http://portal.invalid';

/**
 * The path of a request; undefined when it cannot be parsed, or when a browser would take it for
 * another host (`//elsewhere`).
 */
export const pathOf = (url: string): string | undefined => {
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  return URL.canParse(base + url) ? new URL(base + url).pathname : undefined;
};
