import { cookieStore, storedValue } from '../storage/index.ts';

const lifetimeMs = 365 * 864e5;
/** The revision the reader put away; a cookie, so that the server leaves the announcement out of the next page. */
const dismissed = storedValue<number>(cookieStore, { key: 'announcement', lifetimeMs });
const listeners = new Set<() => void>();

export const dismissedRevision = (): number | undefined => dismissed.get();
export const dismissRevision = (revision: number): void => {
  dismissed.set(revision);
  for (const listener of listeners) listener();
};
export const subscribeToDismissal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
