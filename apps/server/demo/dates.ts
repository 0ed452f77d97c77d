const dayLength = 86_400_000;

/** Whole instants around the day of the load: `daysFrom(now, -3, 9)` is 9:00 UTC three days ago. */
export const daysFrom = (now: Date, days: number, hour = 6): string => {
  const midnight = Math.floor(now.getTime() / dayLength) * dayLength;
  return new Date(midnight + days * dayLength + hour * 3_600_000).toISOString();
};
