import type { Store } from './stored-value.ts';

const year = 31_536_000;
const isSecure = (): boolean => window.location.protocol === 'https:';
/** Over https a browser takes no cookie of this name that came without it. */
const ownName = (name: string): string => (isSecure() ? `__Secure-${name}` : name);
const write = (name: string, rest: string): void => {
  document.cookie = `${name}=${rest}; path=/; samesite=lax${isSecure() ? '; secure' : ''}`;
};
/** Under its own name, and no longer under the one of before. */
const writeOwn = (name: string, rest: string): void => {
  write(ownName(name), rest);
  if (isSecure()) write(name, '; max-age=0');
};

/** Keeps a preference where the server can read it too: the first page is rendered with it. */
export const writeCookie = (name: string, value: string, maxAge: number = year): void => {
  writeOwn(name, `${encodeURIComponent(value)}; max-age=${maxAge}`);
};
/** Keeps something until the browser is closed, as it does the session. */
export const writeVisitCookie = (name: string, value: string): void => {
  writeOwn(name, value);
};
export const readCookie = (name: string): string | null => {
  const all = document.cookie.split('; ');
  const valueOf = (one: string): string | undefined =>
    all.find((cookie) => cookie.startsWith(`${one}=`))?.slice(one.length + 1);
  const found = valueOf(ownName(name)) ?? valueOf(name);
  return found === undefined ? null : decodeURIComponent(found);
};

/** Cookies as a store of stored values. */
export const cookieStore: Store = {
  getItem: readCookie,
  setItem: (key, value) => writeCookie(key, value),
  removeItem: (key) => writeCookie(key, '', 0),
};
