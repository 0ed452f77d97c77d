import { insertedAt, replacedAt } from '@cafeteria/ui';
import { useState } from 'react';

let last = 0;
const newKey = (): string => `part-${(last += 1)}`;

export type Keyed<T> = { readonly key: string; readonly item: T };

/**
 * Gives the items of a list, which have no ids, keys that stay with them when they are moved, added
 * or removed.
 * @example const { keyed, change } = useKeys(blocks, onChange)
 */
export const useKeys = <T>(items: readonly T[], onChange: (items: T[]) => void) => {
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(newKey));
  // the list was changed from outside: another version was loaded
  const current =
    keys.length === items.length ? keys : items.map((_, index) => keys[index] ?? newKey());
  if (current !== keys) setKeys(current);
  const keyed = items.map((item, index): Keyed<T> => ({ key: current[index] ?? '', item }));
  const change = (next: readonly Keyed<T>[]): void => {
    setKeys(next.map(({ key }) => key));
    onChange(next.map(({ item }) => item));
  };
  return {
    keyed,
    /** Another order, or fewer. */
    change,
    /** Inserts an item and returns its key. */
    insert: (item: T, at: number, key: string = newKey()): string => {
      change(insertedAt(keyed, at, { key, item }));
      return key;
    },
    /** Puts items in the place of one that is there, whose key the first of them keeps. */
    replaceBy: (at: number, next: readonly T[]): void =>
      change(
        keyed.flatMap((one, index) =>
          index === at
            ? next.map((item, nth) => ({ key: nth === 0 ? one.key : newKey(), item }))
            : [one],
        ),
      ),
    replace: (at: number, item: T): void => onChange(replacedAt(items, at, item)),
  };
};
