/**
 * The value that would stand at `nth` (counted from 0) if the values were sorted, found without sorting them (Hoare's
 * quickselect: each value is looked at about three times). Infinity where there are not so many. Leaves `values` in
 * another order; none may be NaN.
 */
export const nthSmallest = (values: Float64Array, nth: number): number => {
  const valueAt = (at: number): number => values[at] ?? Infinity;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = valueAt((low + high) >>> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (valueAt(left) < pivot) left += 1;
      while (valueAt(right) > pivot) right -= 1;
      if (left > right) break;
      [values[left], values[right]] = [valueAt(right), valueAt(left)];
      left += 1;
      right -= 1;
    }
    // what stands between the two is the pivot, and in its place
    if (nth > right && nth < left) break;
    if (nth <= right) high = right;
    else low = left;
  }
  return valueAt(nth);
};
