/** Values the browser keeps for a limited time (specification, section 4), each with the time it was stored. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Stamped<T> = { readonly value: T; readonly timestamp: number };
/** Whether something read is what was written: what stands in a browser may be of an older portal, or of anybody. */
export type Shape<T> = (value: unknown) => value is T;
type Options<T> = {
  readonly key: string;
  readonly shape: Shape<T>;
  readonly lifetimeMs: number;
  readonly now?: () => number;
  readonly onInvalid?: (message: string) => void;
};
/** Found only when it is asked for: there is none on the server. */
type FindStore = () => Store;

const isStamped = <T>(shape: Shape<T>, item: unknown): item is Stamped<T> =>
  typeof item === 'object' &&
  item !== null &&
  'timestamp' in item &&
  typeof item.timestamp === 'number' &&
  'value' in item &&
  shape(item.value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Logged as an error, as the specification asks, without stopping anything. */
const logError = (message: string): void => globalThis.reportError(new Error(message));

/** What stands under a key, if it can be read and has its shape; else it is logged and dropped. */
const readStored = <T>(
  store: Store,
  { key, onInvalid = logError }: Pick<Options<never>, 'key' | 'onInvalid'>,
  shape: Shape<T>,
): T | undefined => {
  const text = store.getItem(key);
  if (text === null) return undefined;
  const read = parse(text);
  if (shape(read)) return read;
  store.removeItem(key);
  onInvalid(
    `stored value ${key} ${read === undefined ? 'is not valid JSON' : 'has a wrong shape'}`,
  );
  return undefined;
};

/** One value with an expiry: cleared once it is older than its lifetime. */
export const storedValue = <T>(find: FindStore, options: Options<T>) => {
  const { key, shape, lifetimeMs, now = Date.now } = options;
  const isOne = (item: unknown): item is Stamped<T> => isStamped(shape, item);
  return {
    key,
    get: (): T | undefined => {
      const stamped = readStored(find(), options, isOne);
      if (!stamped) return undefined;
      if (now() - stamped.timestamp <= lifetimeMs) return stamped.value;
      find().removeItem(key);
      return undefined;
    },
    set: (value: T): void => find().setItem(key, JSON.stringify({ value, timestamp: now() })),
    clear: (): void => find().removeItem(key),
  };
};

/** A list of values, newest first: each expires on its own, at most `maxItems` are kept. */
export const storedList = <T>(
  find: FindStore,
  options: Options<T> & { readonly maxItems?: number },
) => {
  const { key, shape, lifetimeMs, now = Date.now, maxItems = Number.POSITIVE_INFINITY } = options;
  const isList = (read: unknown): read is Stamped<T>[] =>
    Array.isArray(read) && read.every((item) => isStamped(shape, item));
  const save = (items: readonly Stamped<T>[]): void =>
    find().setItem(key, JSON.stringify(items.slice(0, maxItems)));
  const fresh = (): Stamped<T>[] => {
    const all = readStored(find(), options, isList) ?? [];
    const kept = all.filter(({ timestamp }) => now() - timestamp <= lifetimeMs);
    if (kept.length < all.length) save(kept);
    return kept;
  };
  return {
    key,
    get: (): T[] => fresh().map(({ value }) => value),
    /** Puts a value first and removes its earlier copy. */
    add: (value: T): void =>
      save([
        { value, timestamp: now() },
        ...fresh().filter((item) => JSON.stringify(item.value) !== JSON.stringify(value)),
      ]),
    clear: (): void => find().removeItem(key),
  };
};
