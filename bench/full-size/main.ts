/**
 * npm run bench:load -- <rounds> <seconds> <part of a name> <times>: the tables of docs/performance.md, of one machine
 * and one run, at full size and at so many times of it (3; 1 leaves that out). What is asked for is asked as browsers
 * ask, packed, and of what is not said to be kept no two rounds ask for the same.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { scratchFolder } from '../../tools/scratch.mjs';
import { loadDemoOnce, startDatabase } from '../../apps/server/src/boot.ts';
import { parseEnvironment } from '../../apps/server/src/config/config.ts';
import { goals, growDemo } from '../grown.ts';
import { findPages } from './addresses.ts';
import { createAdministrator } from './administrator.ts';
import { demoLoads } from './demo.ts';
import { createLists } from './lists.ts';
import { startLoader } from './loading.ts';
import { createPayments, hirePayers } from './payments.ts';
import { signPeopleIn } from './people.ts';
import { origins, startProduct } from './product.ts';
import { findThumbnail, startRaw } from './reference.ts';
import { grownTable, type Measured, table, tell, workTable } from './table.ts';
import { type Bench, type Figures, list, type Work } from './work.ts';
import { works } from './works.ts';

const [, , rounds = '3', seconds = '2', only = '', times = '3'] = process.argv;
const rawPort = 8397;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return result;
};
const wanted = works.filter(({ name }) => name.includes(only));

const dataDir = scratchFolder('cafeteria-load');
const config = parseEnvironment({ DATA_DIR: dataDir, DEMO: 'true' });
const log = pino({ level: 'silent' });

const more = Object.fromEntries(
  Object.entries(goals).map(([name, count]) => [name, count * Number(times)]),
);

const memories: string[][] = [];
const noteMemory = async (what: string, product: Bench['product'], aim = ''): Promise<void> => {
  const figures = await product.memory();
  memories.push([what, ...figures.map((megabytes) => megabytes.toFixed(0)), aim]);
};

/** Round by round, so that a machine that slows down slows all works alike. */
const measureAll = async (bench: Bench, all: readonly Work[]): Promise<Measured[]> => {
  const done = all.map((work) => ({ work, rounds: new Array<Figures>() }));
  // a first short round for what is compiled and read for the first time
  for (const { measure } of all) await measure({ ...bench, seconds: 0.5, round: -1 });
  for (let round = 0; round < Number(rounds); round += 1)
    for (const { work, rounds: measured } of done) {
      const figures = await work.measure({ ...bench, round });
      measured.push(figures);
      say(`  ${round + 1} ${work.name}: ${tell([figures])}`);
    }
  return done;
};

type Grown = { readonly what: string; readonly database: string; readonly works: readonly Work[] };
const measureProduct = async (
  { db, pool }: Awaited<ReturnType<typeof startDatabase>>['database'],
  { what, database, works: all }: Grown,
  people: Bench['people'] & { readonly payers: readonly string[] },
): Promise<Measured[]> => {
  const product = await timed(`started at ${what}, to the first list`, async () => {
    const started = await startProduct({
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      DEMO: 'false',
    });
    await (await fetch(`${origins.api}${list.path}`)).arrayBuffer();
    return started;
  });
  await sleep(3_000);
  await noteMemory(`${what}, idle`, product, '220 MB resident');
  const [loader, beside, raw] = [startLoader(), startLoader(), await startRaw(rawPort)];
  const bench = {
    product,
    at: origins,
    loader,
    beside,
    people,
    rawPort,
    pool,
    round: 0,
    pages: await findPages(pool),
    lists: createLists(people),
    administrator: await createAdministrator(people.admin),
    payments: await createPayments(db, pool, people),
    thumbnail: await findThumbnail(),
    seconds: Number(seconds),
  };
  const done = await measureAll(bench, all);
  await noteMemory(`${what}, after the load`, product, '400 MB at most');
  raw.kill();
  loader.stop();
  beside.stop();
  await product.stop();
  return done;
};

const measureIdle = async (
  what: string,
  database: string,
  { aim, isLoaded = false }: { readonly aim?: string; readonly isLoaded?: boolean } = {},
): Promise<void> => {
  const product = await startProduct({ DATABASE_URL: database, DATA_DIR: dataDir, DEMO: 'false' });
  await sleep(2_000);
  await noteMemory(`${what}, idle`, product, aim);
  if (isLoaded) {
    const loader = startLoader();
    for (let round = 0; round < Number(rounds); round += 1)
      for (const load of await demoLoads(Number(seconds))) await loader.load(load);
    await noteMemory(`${what}, after the load`, product, '400 MB at most');
    loader.stop();
  }
  await product.stop();
};

const [machine] = cpus();
say(`${cpus().length} × ${machine?.model ?? 'unknown'}, Node ${process.version}`);
say(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds of ${seconds} s in turn`);
const { database, connection, stop } = await timed('database', () => startDatabase(config, log));
try {
  await timed('demo', () => loadDemoOnce(config, database.db, log));
  if (!('host' in connection)) throw new Error('measured on its own database only');
  const urlOf = (name: string): string =>
    `postgres:///${name}?host=${connection.host}&port=${connection.port}&user=${connection.user}`;
  await database.pool.query('create database nothing');
  await measureIdle('empty', urlOf('nothing'));
  const demo = urlOf(connection.database);
  await measureIdle('demo', demo, { aim: '200 MB resident', isLoaded: true });
  await timed('grown to the full size', () => growDemo(database.pool));
  const people = {
    ...(await signPeopleIn(database.pool)),
    payers: await hirePayers(database.db, database.pool),
  };
  const measure = (what: string, all: readonly Work[]) =>
    timed('measured', () => measureProduct(database, { what, database: demo, works: all }, people));
  const done = await measure('full size', wanted);
  for (const line of ['', ...workTable(done)]) say(line);
  const growing = Number(times) > 1 ? wanted.filter(({ isGrown }) => isGrown) : [];
  if (growing.length > 0)
    await timed(`grown to ${times} times`, () => growDemo(database.pool, more));
  const grown = growing.length > 0 ? await measure(`${times} times`, growing) : [];
  if (grown.length > 0)
    for (const line of ['', ...grownTable(Number(times), done, grown)]) say(line);
  say();
  const head = ['memory (MB)', 'at most', 'resident', 'heap', 'beside the heap', 'aim'];
  for (const line of table(head, memories)) say(line);
} finally {
  await stop();
}
