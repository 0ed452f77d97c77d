/** The part of `npm run chaos` that kills one process and its database: the long form of chaos.test.ts. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, report: { type: 'string' } },
});
const { payments, deposits, lies, kills } = await runChaos({
  kills: Number(values.kills),
  shoppers: 8,
  pauseMs: 1_000,
  say,
});
const killed = `the server ${kills.server} times, PostgreSQL ${kills.postgres} times`;
say(`${payments} payments and ${deposits} deposits answered, killed ${killed}`);
for (const lie of lies) say(lie);
if (lies.length === 0) say('Nothing is lost, nothing happened twice, everything adds up.');
if (values.report)
  writeFileSync(values.report, JSON.stringify({ killed, payments, deposits, lies }));
process.exitCode = lies.length === 0 ? 0 : 1;
