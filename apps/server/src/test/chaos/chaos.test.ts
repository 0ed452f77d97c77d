import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';

/** Enough to see both of them killed on most runs; `npm run chaos` kills hundreds of times. */
const kills = 4;
/** A portal that was killed comes back in seconds, on a busy machine in a minute or two. */
const limitMs = kills * 150_000;

it(
  'nothing acknowledged is lost and nothing happens twice when the server and PostgreSQL are killed',
  async () => {
    const report = await runChaos({ kills, shoppers: 4, pauseMs: 600 });
    expect(report.lies).toEqual([]);
    expect(report.payments).toBeGreaterThan(20);
    expect(report.deposits).toBeGreaterThan(0);
  },
  limitMs,
);
