import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';

it('nothing acknowledged is lost and nothing happens twice when the server and PostgreSQL are killed', async () => {
  const report = await runChaos({ kills: 6, shoppers: 4, pauseMs: 600 });
  expect(report.lies).toEqual([]);
  expect(report.payments).toBeGreaterThan(20);
  expect(report.deposits).toBeGreaterThan(0);
}, 400_000);
