import { type Store, storedValue } from '../../shared/storage/index.ts';

const year = 365 * 24 * 3_600_000;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

const memory = new Map<string, string>();
const inMemory: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};
/** A browser may refuse to keep anything; then it is kept for as long as the page is open. */
const device = (): Store => {
  try {
    return window.localStorage;
  } catch {
    return inMemory;
  }
};

/**
 * How somebody likes administration to be on this device: it says nothing of anybody, so that it
 * outlives a sign-out.
 */
export const kept = {
  /** Whether lists answer to single keys. */
  listKeys: storedValue(device, {
    key: 'admin:list-keys',
    shape: isFlag,
    lifetimeMs: year,
  }),
  /** The columns each list shows, by its name. */
  columns: storedValue(device, {
    key: 'admin:columns',
    shape: areTexts,
    lifetimeMs: year,
  }),
};
