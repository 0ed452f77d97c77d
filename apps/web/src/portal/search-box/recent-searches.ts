import { storedDataPrefix, storedList } from '../../shared/storage/index.ts';

const month = 30 * 86_400_000;
const store = () =>
  storedList<string>(window.localStorage, {
    key: `${storedDataPrefix}recent-searches`,
    lifetimeMs: month,
    maxItems: 6,
  });

/** What was searched for in this browser in the last month, newest first; gone with signing out. */
export const recentSearches = (): string[] => (typeof window === 'undefined' ? [] : store().get());
export const rememberSearch = (keyword: string): void => store().add(keyword.trim());
export const forgetSearches = (): void => store().clear();
