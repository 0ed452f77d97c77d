/**
 * The first place of an ordered range of which `isBefore` is no longer true; `to` when it is true of all.
 * @example lowerBound(0, list.length, (at) => list[at] < wanted)
 */
export const lowerBound = (from: number, to: number, isBefore: (at: number) => boolean): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};
