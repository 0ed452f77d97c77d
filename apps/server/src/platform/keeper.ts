import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/**
 * What a kept value is about: names of what it holds, as `partner 12`. When one of them changes, the value is stale.
 * @example ['partner 12', 'category 6']
 */
export type About = readonly string[];
/** Of a value that may hold anything: every change makes it stale. */
export const anything: About = ['anything'];

/** The names of what changed, or more than can be named. With no names: something changed that nothing is named by. */
export type Changed = readonly string[] | 'everything';

type Size<V> =
  | { readonly maxEntries: number }
  | { readonly maxBytes: number; readonly bytesOf: (value: V) => number };
type Options<V> = Size<V> & {
  /** Kept no longer than this, for what changes by itself. */
  readonly ttlMs?: number;
  /** What a value is about; without it, it may hold anything. */
  readonly aboutOf?: (value: V, key: string) => About;
};
/** Values by keys, each until something it is about changes. */
export type Keeper<V> = {
  readonly peek: (key: string) => V | undefined;
  /** The kept value, or what `make` gives, made once at a time; what `make` gives undefined of is not kept. */
  readonly get: (key: string, make: () => Promise<V | undefined>) => Promise<V | undefined>;
  /**
   * For a value that is made elsewhere: take it before the first look at what the value is made of. What it is called
   * with is kept unless something of that has changed since.
   */
  readonly begin: (key: string) => (value: V) => void;
  /** Forgets what is about something that changed; of values still being made, too. */
  readonly drop: (changed: Changed) => void;
  /** What is kept, in bytes where the bound is in bytes, else in values. */
  readonly size: () => number;
};
export type MakeKeeper = <V extends object>(options: Options<V>) => Keeper<V>;

/** A value that is being made while more than this changed is not kept. */
const rememberedChanges = 1_000;

/** The changes of late, for what was begun before them. */
const createHistory = () => {
  const changes: ReadonlySet<string>[] = [];
  let count = 0;
  return {
    add: (names: ReadonlySet<string>): void => {
      count += 1;
      changes.push(names);
      if (changes.length > rememberedChanges) changes.shift();
    },
    now: (): number => count,
    isUntouchedSince: (then: number, about: About): boolean => {
      if (then === count) return true;
      if (count - then > changes.length) return false;
      const since = changes.slice(changes.length - (count - then));
      return !since.some((names) => names.has('everything') || about.some((one) => names.has(one)));
    },
  };
};

/** The keys of values by what they are about. */
const createIndex = () => {
  const keys = new Map<string, Set<string>>();
  return {
    add: (key: string, about: About): void => {
      for (const name of about) keys.set(name, (keys.get(name) ?? new Set()).add(key));
    },
    remove: (key: string, about: About): void => {
      for (const name of about) {
        const found = keys.get(name);
        found?.delete(key);
        if (found?.size === 0) keys.delete(name);
      }
    },
    keysOf: (names: ReadonlySet<string>): string[] =>
      [...names].flatMap((name) => [...(keys.get(name) ?? [])]),
  };
};

/**
 * @example
 * const facts = createKeeper<Shown>({ maxEntries: 20_000, aboutOf: ({ id }) => [`picture ${id}`] });
 * await facts.get(uuid, () => findShown(db, uuid));
 * facts.drop(['picture 12']);
 */
export const createKeeper: MakeKeeper = <V extends object>(options: Options<V>): Keeper<V> => {
  const { ttlMs, aboutOf = () => anything } = options;
  const index = createIndex();
  const history = createHistory();
  const values = new LRUCache<string, V>({
    ...('maxEntries' in options
      ? atMost(options.maxEntries)
      : { maxSize: options.maxBytes, sizeCalculation: options.bytesOf }),
    ...(ttlMs !== undefined && { ttl: ttlMs }),
    dispose: (value, key) => index.remove(key, aboutOf(value, key)),
  });
  // a map of its own between two changes: what began before one is not waited for after it
  let pending = new Map<string, Promise<V | undefined>>();
  const begin = (key: string) => {
    const then = history.now();
    return (value: V): void => {
      const about = aboutOf(value, key);
      if (!history.isUntouchedSince(then, about)) return;
      values.set(key, value);
      index.add(key, about);
    };
  };
  const make = (key: string, work: () => Promise<V | undefined>): Promise<V | undefined> => {
    const own = pending;
    const keep = begin(key);
    const made = work()
      .then((value) => {
        if (value) keep(value);
        return value;
      })
      .finally(() => own.delete(key));
    own.set(key, made);
    return made;
  };
  return {
    peek: (key) => values.get(key),
    get: async (key, work) => values.get(key) ?? (await (pending.get(key) ?? make(key, work))),
    begin,
    drop: (changed) => {
      const names = new Set(changed === 'everything' ? [changed] : [...changed, ...anything]);
      history.add(names);
      pending = new Map();
      if (changed === 'everything') values.clear();
      else for (const key of index.keysOf(names)) values.delete(key);
    },
    size: () => values.calculatedSize,
  };
};

/** Keepers that one source of changes drops together. */
export const createKeepers = (): {
  readonly make: MakeKeeper;
  readonly drop: Keeper<object>['drop'];
} => {
  const drops: Keeper<object>['drop'][] = [];
  return {
    make: (options) => {
      const keeper = createKeeper(options);
      drops.push(keeper.drop);
      return keeper;
    },
    drop: (changed) => {
      for (const drop of drops) drop(changed);
    },
  };
};
