import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';

/** What was read or made, kept until the catalogue changes. */
export type Kept<V extends object> = {
  /** The kept value of a key, or what `make` gives, made once at a time; an absent one is asked for again. */
  readonly get: (key: string, make: () => Promise<V | undefined>) => Promise<V | undefined>;
};
type Options = {
  readonly most: number;
  /** Kept no longer than this, for what changes with the time of day. */
  readonly ttlMs?: number;
};
export type MakeKept = <V extends object>(options: Options) => Kept<V>;

/**
 * What one API process keeps of small facts and finished pages. `clear` when anything of the catalogue has changed;
 * what was being made meanwhile is not kept.
 * @example const facts = make<Shown>({ most: 20_000 }); … await facts.get(uuid, () => findShown(db, uuid))
 */
export const createKepts = (): { readonly make: MakeKept; readonly clear: () => void } => {
  const caches: { clear(): void }[] = [];
  const make = <V extends object>({ most, ttlMs }: Options): Kept<V> => {
    const cache = new LRUCache<string, V>({ ...atMost(most), ...(ttlMs && { ttl: ttlMs }) });
    // one map for the time between two changes: what began before the change is not found after it
    let pending = new Map<string, Promise<V | undefined>>();
    caches.push({
      clear: () => {
        cache.clear();
        pending = new Map();
      },
    });
    const begin = (key: string, work: () => Promise<V | undefined>): Promise<V | undefined> => {
      const own = pending;
      const made = work()
        .then((value) => {
          if (value && own === pending) cache.set(key, value);
          return value;
        })
        .finally(() => own.delete(key));
      own.set(key, made);
      return made;
    };
    return {
      get: async (key, work) => cache.get(key) ?? (await (pending.get(key) ?? begin(key, work))),
    };
  };
  return {
    make,
    clear: () => {
      for (const cache of caches) cache.clear();
    },
  };
};
