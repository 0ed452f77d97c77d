/**
 * npm run bench:heard -- <changes>: how long it takes from a commit that one node makes until another one answers with
 * it, and until the first does. The moment of the commit is when a connection beside them sees the row, which is asked
 * for every millisecond. Once with nothing else, and once while the other node is asked for lists that nobody has asked
 * for.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { loadDemoOnce, startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { scratchFolder } from '../tools/scratch.mjs';
import { createAdministrator } from './full-size/administrator.ts';
import { createLists } from './full-size/lists.ts';
import { startLoader } from './full-size/loading.ts';
import { signPeopleIn } from './full-size/people.ts';
import { originsOf } from './full-size/product.ts';
import { startNodes } from './full-size/several.ts';
import { table } from './full-size/table.ts';

const [, , changes = '300'] = process.argv;
const dataDir = scratchFolder('cafeteria-heard');
const log = pino({ level: 'silent' });
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const patienceMs = 30_000;

/** Milliseconds from now until it is so, looked for every millisecond. */
const moment = async (what: string, isSo: () => Promise<boolean>): Promise<number> => {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if (await isSo()) return performance.now();
    await sleep(1);
  }
  throw new Error(`waited ${patienceMs / 1_000} s in vain: ${what}`);
};
const shows = async (api: string, id: number, name: string): Promise<boolean> => {
  const answer = await fetch(`${api}/api/partner/${id}`);
  return answer.ok && (await answer.text()).includes(name);
};
const holds = async (pool: Pool, id: number, name: string): Promise<boolean> =>
  (await pool.query('select from partner where id = $1 and name = $2', [id, name])).rowCount === 1;

type Heard = { readonly own: number; readonly other: number };
type Scene = { readonly pool: Pool; readonly cookie: string; readonly ids: readonly number[] };
const measure = async ({ pool, cookie, ids }: Scene, [own = '', other = '']: string[]) => {
  const { save } = await createAdministrator(cookie, own);
  const heard: Heard[] = [];
  for (let nth = 0; nth < Number(changes); nth += 1) {
    const id = ids[nth % ids.length] ?? 0;
    // one word: numbers with a blank between them are shown with one that does not break
    const name = `Heard${nth}x${Math.random().toString(36).slice(2, 8)}`;
    const [committed, atOwn, atOther] = await Promise.all([
      moment('the commit', () => holds(pool, id, name)),
      moment(`${own} shows ${name}`, () => shows(own, id, name)),
      moment(`${other} shows ${name}`, () => shows(other, id, name)),
      save(id, name),
    ]);
    heard.push({ own: atOwn - committed, other: atOther - committed });
  }
  return heard;
};
const row = (what: string, of: readonly number[]): string[] => {
  const sorted = of.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
  const within = sorted.filter((milliseconds) => milliseconds <= 100).length;
  return [what, String(sorted.length), at(0.5), at(0.99), at(1), String(within)];
};

const [machine] = cpus();
say(`${cpus().length} × ${machine?.model ?? 'unknown'}, Node ${process.version}`);
say(`load ${loadavg()[0]?.toFixed(1)}`);
const config = parseEnvironment({ DATA_DIR: dataDir, DEMO: 'true' });
const { database, connection, stop } = await startDatabase(config, log);
const loader = startLoader();
try {
  await loadDemoOnce(config, database.db, log);
  const { pool } = database;
  const people = await signPeopleIn(pool);
  const { rows } = await pool.query<{ id: number }>(
    `select id from partner
     where active and deleted_at is null and visibility ->> 'mode' = 'ALL' and valid_from is null and valid_to is null
     order by id limit 50`,
  );
  if (!('host' in connection)) throw new Error('measured on its own database only');
  const { host, port, user } = connection;
  const url = `postgres:///${connection.database}?host=${host}&port=${port}&user=${user}`;
  const nodes = await startNodes(2, { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false' });
  const apis = nodes.map((node) => originsOf(node).api);
  const ids: number[] = [];
  // of some partners there is nothing to see
  for (const { id } of rows) if ((await fetch(`${apis[0]}/api/partner/${id}`)).ok) ids.push(id);
  say(`${ids.length} partners of ${rows.length}`);
  const scene = { pool, cookie: people.admin, ids };
  const quiet = await measure(scene, apis);
  const requests = createLists(people)({ isFiltered: false, pageNumber: 0 }, 100_000);
  const isOver = new AbortController();
  const reading = (async () => {
    while (!isOver.signal.aborted)
      await loader.load({ origin: apis[1] ?? '', connections: 8, seconds: 1, requests });
  })();
  const loaded = await measure(scene, apis);
  isOver.abort();
  await reading;
  for (const { product } of nodes) await product.stop();
  say(`load ${loadavg()[0]?.toFixed(1)} at the end`);
  say();
  const head = [
    'from the commit until it answers with it',
    'changes',
    'p50',
    'p99',
    'max',
    'within 100 ms',
  ];
  const all = [
    row(
      'the other node',
      quiet.map(({ other }) => other),
    ),
    row(
      'the node that wrote',
      quiet.map(({ own }) => own),
    ),
    row(
      'the other node, asked hard',
      loaded.map(({ other }) => other),
    ),
    row(
      'the node that wrote, beside',
      loaded.map(({ own }) => own),
    ),
  ];
  for (const line of table(head, all)) say(line);
} finally {
  loader.stop();
  await stop();
}
