/** Values the browser keeps for a limited time (specification, section 4), each with the time it was stored. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Stamped<T> = { readonly value: T; readonly timestamp: number };
type Options = {
  readonly key: string;
  readonly lifetimeMs: number;
  readonly now?: () => number;
  readonly onInvalid?: (message: string) => void;
};

/** Prefix of all keys that belong to the signed-in person and are cleared with the session. */
export const storedDataPrefix = 'data:';

const readJson = <T>(
  store: Store,
  key: string,
  onInvalid: (message: string) => void,
): T | undefined => {
  const text = store.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    onInvalid(`stored value ${key} is not valid JSON`);
    return undefined;
  }
};

/** Logged as an error, as the specification asks, without stopping anything. */
const logError = (message: string): void => globalThis.reportError(new Error(message));

/** One value with an expiry: cleared once it is older than its lifetime; not valid JSON counts as absent. */
export const storedValue = <T>(
  store: Store,
  { key, lifetimeMs, now = Date.now, onInvalid = logError }: Options,
) => ({
  get: (): T | undefined => {
    const stamped = readJson<Stamped<T>>(store, key, onInvalid);
    if (!stamped) return undefined;
    if (now() - stamped.timestamp <= lifetimeMs) return stamped.value;
    store.removeItem(key);
    return undefined;
  },
  set: (value: T): void => store.setItem(key, JSON.stringify({ value, timestamp: now() })),
  clear: (): void => store.removeItem(key),
});

/** A list of values, newest first: each expires on its own, at most `maxItems` are kept. */
export const storedList = <T>(
  store: Store,
  {
    key,
    lifetimeMs,
    now = Date.now,
    onInvalid = logError,
    maxItems = Number.POSITIVE_INFINITY,
  }: Options & { readonly maxItems?: number },
) => {
  const fresh = (): Stamped<T>[] =>
    (readJson<Stamped<T>[]>(store, key, onInvalid) ?? []).filter(
      ({ timestamp }) => now() - timestamp <= lifetimeMs,
    );
  const save = (items: readonly Stamped<T>[]): void =>
    store.setItem(key, JSON.stringify(items.slice(0, maxItems)));
  return {
    get: (): T[] => fresh().map(({ value }) => value),
    /** Puts a value first and removes its earlier copy. */
    add: (value: T): void =>
      save([
        { value, timestamp: now() },
        ...fresh().filter((item) => JSON.stringify(item.value) !== JSON.stringify(value)),
      ]),
    clear: (): void => store.removeItem(key),
  };
};

/** Clears all stored data of the person: on every logout and unauthorised answer. */
export const clearStoredData = (store: Storage): void => {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) if (key?.startsWith(storedDataPrefix)) store.removeItem(key);
};
