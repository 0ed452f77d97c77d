import { storedDataPrefix, storedList } from '../../shared/storage/index.ts';

const day = 864e5;
const store = () =>
  storedList<number>(window.localStorage, {
    key: `${storedDataPrefix}visited-places`,
    lifetimeMs: day,
    maxItems: 200,
  });

/** The branch offices looked at in this browser in the last day; gone with signing out. */
export const visitedPlaces = (): readonly number[] => store().get();
export const rememberVisited = (id: number): void => store().add(id);
