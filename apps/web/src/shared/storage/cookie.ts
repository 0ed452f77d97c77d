import type { Store } from './stored-value.ts';

const year = 31_536_000;
const attributes = (): string =>
  `path=/; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;

/** Keeps a preference where the server can read it too: the first page is rendered with it. */
export const writeCookie = (name: string, value: string, maxAge: number = year): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; ${attributes()}`;
};
/** Keeps something until the browser is closed, as it does the session. */
export const writeVisitCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; ${attributes()}`;
};
export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
};

/** Cookies as a store of stored values. */
export const cookieStore: Store = {
  getItem: readCookie,
  setItem: (key, value) => writeCookie(key, value),
  removeItem: (key) => writeCookie(key, '', 0),
};
