import { setImmediate } from 'node:timers/promises';

/** The longest a work keeps the process to itself. */
const longestTurnMs = 10;

/**
 * Does a work that yields where it may rest, and lets others in when it has taken long.
 * @example const index = await inTurns(buildIndex(rows))
 */
export const inTurns = async <T>(work: Generator<void, T>): Promise<T> => {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < longestTurnMs) continue;
    await setImmediate();
    since = performance.now();
  }
};
