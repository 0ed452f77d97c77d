/**
 * npm run bench:beside: how long a cached list takes alone, and beside a caller who does one thing again and again over
 * six connections; none may raise its p99 more than fivefold. `-- --quick` measures each for a moment, and
 * `-- --only=nobody` what has that in its name.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { signIn } from '../apps/server/src/cli/till/person.ts';
import { type Kind, kindsOf } from './beside-kinds.ts';
import type { Report, Work } from './beside-load.ts';
import { startBenchServer } from './server.ts';

const seconds = process.argv.includes('--quick') ? 1.5 : 4;
const connections = 6;
const allowed = 5;
const only = process.argv.find((given) => given.startsWith('--only='))?.slice(7) ?? '';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('beside-load.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  await once(child, 'message');
  return child;
};
const tell = (child: ChildProcess, work: Work): void => void child.send(work);
const reportOf = async (child: ChildProcess): Promise<Report> => (await once(child, 'message'))[0];
const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const server = await startBenchServer(8397);
// much of one person, for what is told them of themselves
await server.pool.query(
  `insert into message (channel, kind, user_id, recipient, dedup_key, status, attempts, date_created, sent_at)
   select 'EMAIL', 'DEPOSIT_RESULT', id, email, 'beside ' || n, 'SENT', 1, now(), now()
   from "user", generate_series(1, 5000) n where username = 'employee@demo.test'`,
);
const [employee, admin] = [
  await signIn(server.origin, 'employee@demo.test', 'Demo.User.1'),
  await signIn(server.origin, 'admin@demo.test', 'Demo.Admin.1'),
];
const nobody = { 'accept-language': 'cs' };
/** Not signed in, with the token of a page: what a sign-in is sent with. */
const visit = async (): Promise<Record<string, string>> => {
  const answer = await fetch(`${server.origin}/api/csrf`);
  const { token }: { token: string } = JSON.parse(await answer.text());
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { ...nobody, cookie: cookie.join('; '), 'x-csrf-token': token };
};
const people = {
  nobody,
  visitor: await visit(),
  employee: employee.headers(),
  admin: admin.headers(),
};
const [prober, attacker] = [await start(), await start()];
const ask = { method: 'GET', url: `${server.origin}/api/tile/category/6`, headers: nobody };
const measure = async (): Promise<number> => {
  tell(prober, { kind: 'probe', ask, seconds });
  return p99((await reportOf(prober)).times ?? []);
};

/** How long the thread that answers is kept from it: the server is in this process. */
const held = monitorEventLoopDelay({ resolution: 1 });
held.enable();
type Found = { readonly alone: number; readonly beside: number; readonly held: number } & Report;
const measureBeside = async ({ path, ask: attack }: Kind): Promise<Found> => {
  const alone = await measure();
  const ended = reportOf(attacker);
  tell(attacker, {
    kind: 'attack',
    ask: { ...attack, url: server.origin + path },
    connections,
  });
  await setTimeout(300);
  held.reset();
  const beside = await measure();
  const found = { alone, beside, held: held.max / 1_000_000 };
  tell(attacker, { kind: 'stop' });
  return { ...found, ...(await ended) };
};
const cells = (name: string, found: Found): string[] => [
  name.padEnd(36),
  `${found.alone.toFixed(1)} ms`.padStart(8),
  `${found.beside.toFixed(1)} ms`.padStart(8),
  (found.beside / found.alone).toFixed(1).padStart(5),
  `${found.held.toFixed(0)} ms`.padStart(6),
  Object.entries(found.statuses ?? {})
    .map(([status, count]) => `${count} × ${status}`)
    .join(', '),
];

const [machine] = cpus();
say(`${cpus().length} × ${machine?.model ?? 'unknown'}, Node ${process.version}`);
say(`${seconds} s each; load ${loadavg()[0]?.toFixed(1)} before\n`);
say('| beside (6 connections) | p99 alone | p99 beside | ratio | longest held | answers |');
say('| --- | --- | --- | --- | --- | --- |');
await measure();
let beyond = 0;
for (const kind of await kindsOf(people)) {
  if (!kind.name.includes(only)) continue;
  const found = await measureBeside(kind);
  const isBeyond = found.beside > found.alone * allowed;
  if (isBeyond) beyond += 1;
  say(`| ${cells(kind.name, found).join(' | ')}${isBeyond ? ' **beyond fivefold**' : ''} |`);
}
say(`load ${loadavg()[0]?.toFixed(1)} after`);
say(beyond === 0 ? 'None raises it more than fivefold.' : `${beyond} raise it more than fivefold.`);
prober.disconnect();
attacker.disconnect();
await server.close();
