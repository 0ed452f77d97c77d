/** So many times the next largest, and a column hides the rest. */
const far = 3;
/** At most so many are cut, and never most of them. */
const maxCut = 2;
/** The room above the largest that is drawn whole, for what is told of those that are not. */
const above = 1.3;

/**
 * Where the axis of some columns ends: at the largest, or, where one or two stand far above the rest, shortly after
 * the others, so that these are not all flat. What is larger than that is drawn cut, with its amount beside it.
 */
export const axisEnd = (amounts: readonly number[]): number => {
  const falling = amounts.filter((amount) => amount > 0).toSorted((a, b) => b - a);
  const [largest = 1] = falling;
  for (let cut = Math.min(maxCut, Math.floor(falling.length / 4)); cut > 0; cut -= 1) {
    const [smallestCut, next] = falling.slice(cut - 1);
    if (smallestCut && next && smallestCut > next * far) return next * above;
  }
  return largest;
};
