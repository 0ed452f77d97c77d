import { setImmediate } from 'node:timers/promises';

/** The longest a work keeps the process to itself. */
const longestTurnMs = 10;

/**
 * Does a work that yields where it may rest, and lets others in when it has taken long.
 * @example const index = await inTurns(buildIndex(rows))
 */
export const inTurns = async <T>(work: Generator<void, T>, turnMs = longestTurnMs): Promise<T> => {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
};

/** Sorted at a go; a few milliseconds with the slowest comparison. */
const run = 2_048;

function* merged<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number) {
  const all: T[] = [];
  let from = 0;
  for (const [at, item] of left.entries()) {
    if (at % run === 0) yield;
    for (; from < right.length && compare(right[from] as T, item) < 0; from += 1)
      all.push(right[from] as T);
    all.push(item);
  }
  for (; from < right.length; from += 1) all.push(right[from] as T);
  return all;
}

/** The items in order, equal ones as they stood; it yields where it may rest. */
export function* sortedInTurns<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < items.length; from += run) {
    runs.push(items.slice(from, from + run).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}
