import { LRUCache } from 'lru-cache';
import {
  type About,
  anything,
  type Changed,
  createAbouts,
  createMeanwhile,
} from '../../platform/about.ts';
import { atMost } from '../../platform/at-most.ts';

/** What was read or made, kept until the catalogue changes. */
export type Kept<V extends object> = {
  /** The kept value of a key, or what `make` gives, made once at a time; an absent one is asked for again. */
  readonly get: (key: string, make: () => Promise<V | undefined>) => Promise<V | undefined>;
};
type Options<V> = {
  readonly most: number;
  /** Kept no longer than this, for what changes with the time of day. */
  readonly ttlMs?: number;
  /** What a value is about; without it, it may hold anything. */
  readonly aboutOf?: (value: V) => About;
};
export type MakeKept = <V extends object>(options: Options<V>) => Kept<V>;

const makeOne = <V extends object>({ most, ttlMs, aboutOf = () => anything }: Options<V>) => {
  const abouts = createAbouts();
  const meanwhile = createMeanwhile();
  const cache = new LRUCache<string, V>({
    ...atMost(most),
    ...(ttlMs && { ttl: ttlMs }),
    dispose: (value, key) => abouts.remove(key, aboutOf(value)),
  });
  // one map for the time between two changes: what began before the change is not found after it
  let pending = new Map<string, Promise<V | undefined>>();
  const keep = (key: string, value: V): void => {
    cache.set(key, value);
    abouts.add(key, aboutOf(value));
  };
  const make = async (key: string, work: () => Promise<V | undefined>): Promise<V | undefined> => {
    const during = meanwhile.begin();
    try {
      const value = await work();
      if (value && during.isFresh(aboutOf(value))) keep(key, value);
      return value;
    } finally {
      during.end();
    }
  };
  const begin = (key: string, work: () => Promise<V | undefined>): Promise<V | undefined> => {
    const own = pending;
    const made = make(key, work).finally(() => own.delete(key));
    own.set(key, made);
    return made;
  };
  const kept: Kept<V> = {
    get: async (key, work) => cache.get(key) ?? (await (pending.get(key) ?? begin(key, work))),
  };
  return {
    kept,
    drop: (changed: Changed): void => {
      meanwhile.note(changed);
      pending = new Map();
      if (changed === 'everything') cache.clear();
      else for (const key of abouts.touchedBy(changed)) cache.delete(key);
    },
  };
};

/**
 * What one API process keeps of small facts and finished pages. `drop` when something of the catalogue has changed;
 * what was being made of that meanwhile is not kept.
 * @example const facts = make<Shown>({ most: 20_000 }); … await facts.get(uuid, () => findShown(db, uuid))
 */
export const createKepts = (): {
  readonly make: MakeKept;
  readonly drop: (changed: Changed) => void;
} => {
  const drops: ((changed: Changed) => void)[] = [];
  return {
    make: (options) => {
      const { kept, drop } = makeOne(options);
      drops.push(drop);
      return kept;
    },
    drop: (changed) => {
      for (const one of drops) one(changed);
    },
  };
};
