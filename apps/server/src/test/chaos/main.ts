/** npm run chaos:money -- [kills]: the long form of chaos.test.ts. */
import { runChaos } from './chaos.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const kills = Number(process.argv[2] ?? 200);
const {
  payments,
  deposits,
  lies,
  kills: killed,
} = await runChaos({
  kills,
  shoppers: 8,
  pauseMs: 1_000,
  say,
});
say(
  [
    `${payments} payments and ${deposits} deposits answered`,
    `the server killed ${killed.server} times, PostgreSQL ${killed.postgres} times`,
  ].join(', '),
);
for (const lie of lies) say(lie);
if (lies.length === 0) say('Nothing is lost, nothing happened twice, everything adds up.');
process.exitCode = lies.length === 0 ? 0 : 1;
