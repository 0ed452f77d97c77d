import type { Store } from './stored-value.ts';

export type BrowserStore = Store & { readonly keys: () => readonly string[] };

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * A store of the browser that stops nothing: what it refuses, because nothing may be kept or it is full, is remembered
 * for as long as the page is open.
 */
export const browserStore = (find: () => Store | null, remembers = true): BrowserStore => {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => find()?.getItem(key)) ?? null,
    setItem: (key, value) => {
      // the memory of a server is everybody's
      if (typeof window === 'undefined') throw new Error(`${key} has no browser to be kept in`);
      const isKept = attempt(() => {
        const store = find();
        store?.setItem(key, value);
        return store !== null;
      });
      if (isKept) memory.delete(key);
      else if (remembers) memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => find()?.removeItem(key));
    },
    keys: () => [
      ...new Set([...memory.keys(), ...(attempt(() => Object.keys(find() ?? {})) ?? [])]),
    ],
  };
};

/** Outlives a visit. */
export const deviceStore = browserStore(() => window.localStorage);
/** For what is of use to the next page only, and must not come back after signing out in another tab. */
export const forgetfulStore = browserStore(() => window.localStorage, false);
/** Goes with the tab. */
export const tabStore = browserStore(() => window.sessionStorage);
