export { seeded } from '../apps/server/src/platform/seeded.ts';

/** The time below which the given share lies, in milliseconds; the times must be in order. */
export const percentile = (times: readonly number[], share: number): string =>
  (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
