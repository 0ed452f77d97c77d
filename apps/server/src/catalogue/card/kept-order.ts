import type { Followed, Keyed } from '../../kernel/changes/index.ts';
import { lowerBound } from '../../platform/lower-bound.ts';

/**
 * Live records in an order in which no two are equal: put in it when they are first asked for, and followed from then
 * on.
 */
export const keptInOrder = <T extends Keyed>(
  records: Followed<T>,
  compare: (a: T, b: T) => number,
): (() => readonly T[]) => {
  let list: T[] | undefined;
  const placeOf = (record: T, of: readonly T[]): number =>
    lowerBound(0, of.length, (at) => {
      const candidate = of[at];
      return candidate !== undefined && compare(candidate, record) < 0;
    });
  records.onRecord((before, after) => {
    if (!list) return;
    if (before && after && compare(before, after) === 0) {
      list[placeOf(before, list)] = after;
      return;
    }
    if (before) list.splice(placeOf(before, list), 1);
    if (after) list.splice(placeOf(after, list), 0, after);
  });
  return () => (list ??= [...records.values()].sort(compare));
};
