/**
 * npm run bench:month [-- <payments>]: a month of 1,000,000 payments by 5,000 partners and 300 employers booked,
 * settled, invoiced and closed, each step beside bare SQL that writes or reads the same rows, while readers ask for a
 * list.
 */
import { cpus, loadavg } from 'node:os';
import { table } from '../full-size/table.ts';
import { load, type Load, median } from '../load.ts';
import { readValue, startBenchServer } from '../server.ts';
import { spend } from '../spend.ts';
import { fillMonth } from './ledger.ts';
import { createSteps, type Step } from './steps.ts';

const [, , given = '1000000'] = process.argv;
const payments = Number(given);
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const asSeconds = (ms: number): string =>
  ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`;

const server = await startBenchServer(8_397);
const { pool, origin, close } = server;
/** Two hundred lists a second: readers as many people are, who do not ask faster when they are answered sooner. */
const read = (seconds: number): Promise<Load> =>
  load(`${origin}/api/tile/category/6`, {
    connections: 8,
    seconds,
    rate: 200,
    headers: { 'accept-language': 'cs', 'accept-encoding': 'br' },
  });
/** Reads without a pause until some work is done. */
const readDuring = async <T>(work: Promise<T>): Promise<{ done: T; p99: number }> => {
  const rounds: Load[] = [];
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) rounds.push(await read(2));
  return { done: await work, p99: median(rounds.map(({ p99 }) => p99)) };
};
const measure = async ({ name, work, rows, bare }: Step): Promise<string[]> => {
  const { done, p99 } = await readDuring(spend(work));
  const counted = await readValue<string>(pool, rows);
  const alone = await spend(() => pool.query(bare));
  return [
    name,
    Number(counted).toLocaleString('en'),
    asSeconds(done.ms),
    asSeconds(alone.ms),
    (done.ms / alone.ms).toFixed(1),
    `${done.more.toFixed(0)} MB`,
    `${p99} ms`,
  ];
};

say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
try {
  const filled = await spend(() => fillMonth(pool, payments));
  say(`The month written in ${asSeconds(filled.ms)}.`);
  await read(2);
  const quiet = await read(4);
  say(`A list alone: p99 ${quiet.p99} ms. Load ${loadavg()[0]?.toFixed(1)}.`);
  const done: string[][] = [];
  for (const step of await createSteps(server)) {
    done.push(await measure(step));
    say(done.at(-1)?.join('   '));
  }
  say();
  const head = ['step', 'rows', 'takes', 'bare', 'ratio', 'more memory', "readers' p99 beside"];
  for (const line of table(head, done)) say(line);
} finally {
  await close();
}
