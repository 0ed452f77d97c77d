import { deviceStore, storedValue } from '../../shared/storage/index.ts';

const year = 365 * 24 * 3_600_000;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

const device = () => deviceStore;

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
  /** The groups of the navigation that are folded. */
  folded: storedValue(device, {
    key: 'admin:folded',
    shape: areTexts,
    lifetimeMs: year,
  }),
  /** The columns each list shows, by its name. */
  columns: storedValue(device, {
    key: 'admin:columns',
    shape: areTexts,
    lifetimeMs: year,
  }),
};
