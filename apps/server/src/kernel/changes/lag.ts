import type { ProductGauge } from '../../platform/http/index.ts';

/** For how long the longest way is told: two looks of a watcher that comes every two minutes or more often. */
const windowMs = 300_000;

/** How far this node is behind the database: what was written is in its memory so many seconds later. */
export const createLag = (now: () => number = () => performance.now()) => {
  /** The longest, then the longest since that one, and so on: no other will ever be told. */
  const longest: { readonly at: number; readonly seconds: number }[] = [];
  let lookedAt = now();
  const longestNow = (): number => {
    while (longest[0] && now() - longest[0].at >= windowMs) longest.shift();
    return longest[0]?.seconds ?? 0;
  };
  const gauges: readonly ProductGauge[] = [
    {
      name: 'catalogue_follow_seconds',
      help: 'From the transaction that wrote to the memory of this node: the longest of five minutes',
      label: 'what',
      read: async () => ({ longest: longestNow() }),
    },
    {
      name: 'catalogue_look_age_seconds',
      help: 'How long ago this node last asked the database what has changed; it does every five seconds',
      label: 'what',
      read: async () => ({ last: (now() - lookedAt) / 1_000 }),
    },
  ];
  return {
    gauges,
    /** A look has ended; `ageSeconds` is how old the oldest of what it found was when it began, at `begun`. */
    note: (startedAt: number, ageSeconds: number | undefined): void => {
      lookedAt = now();
      if (ageSeconds === undefined) return;
      const seconds = Math.max(0, ageSeconds) + (now() - startedAt) / 1_000;
      while ((longest.at(-1)?.seconds ?? Infinity) <= seconds) longest.pop();
      longest.push({ at: now(), seconds });
      longestNow();
    },
  };
};
export type Lag = ReturnType<typeof createLag>;
