/** Throws where a list has no such index; `length` is one more for what is put in. */
const assertIndex = (index: number, length: number): void => {
  if (!Number.isInteger(index) || index < 0 || index >= length)
    throw new RangeError(`Index ${index} is out of bounds.`);
};

/**
 * The list with one item at another place.
 * @example movedAt(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a']
 */
export const movedAt = <T>(list: readonly T[], from: number, to: number): T[] => {
  assertIndex(from, list.length);
  assertIndex(to, list.length);
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
};

/** The list with another item in one's place. */
export const replacedAt = <T>(list: readonly T[], index: number, item: T): T[] => {
  assertIndex(index, list.length);
  return list.with(index, item);
};

/** The list without the item at an index. */
export const removedAt = <T>(list: readonly T[], index: number): T[] => {
  assertIndex(index, list.length);
  return list.toSpliced(index, 1);
};

/** The list with an item put in; at its length is the end. */
export const insertedAt = <T>(list: readonly T[], index: number, item: T): T[] => {
  assertIndex(index, list.length + 1);
  return list.toSpliced(index, 0, item);
};
