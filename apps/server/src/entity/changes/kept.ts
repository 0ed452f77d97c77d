import { LRUCache } from 'lru-cache';

/** Small facts read from the database, kept until the catalogue changes. */
export type Kept<V extends object> = {
  /** The kept value of a key, or what `read` says; an absent one is asked for again. */
  readonly get: (key: string, read: () => Promise<V | undefined>) => Promise<V | undefined>;
};
export type MakeKept = <V extends object>(options: { readonly most: number }) => Kept<V>;

/**
 * What one API process keeps of small facts. `clear` when anything of the catalogue has changed; what was being read
 * meanwhile is not kept.
 * @example const facts = make<Shown>({ most: 20_000 }); … await facts.get(uuid, () => findShown(db, uuid))
 */
export const createKepts = (): { readonly make: MakeKept; readonly clear: () => void } => {
  const caches: { clear(): void }[] = [];
  let generation = 0;
  const make = <V extends object>({ most }: { readonly most: number }): Kept<V> => {
    const cache = new LRUCache<string, V>({ max: most });
    caches.push(cache);
    return {
      get: async (key, read) => {
        const known = cache.get(key);
        if (known) return known;
        const begun = generation;
        const value = await read();
        if (value && begun === generation) cache.set(key, value);
        return value;
      },
    };
  };
  const clear = (): void => {
    generation += 1;
    for (const cache of caches) cache.clear();
  };
  return { make, clear };
};
