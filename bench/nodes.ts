/**
 * npm run bench:nodes -- <rounds>: what a request costs where one node answers and where two do over one database, each
 * as many, in the processor's time of all nodes and of PostgreSQL. Nodes share nothing but the database, so
 * two on processors of their own carry twice what one does, less what each spends more on a request because of the
 * other: what one keeps ready the other makes again, and each hears of every change.
 */
import { cpus, loadavg } from 'node:os';
import { pino } from 'pino';
import { loadDemoOnce, startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { scratchFolder } from '../tools/scratch.mjs';
import { askOne, closeConnections, connections } from './ask.ts';
import { createAdministrator } from './full-size/administrator.ts';
import { createLists } from './full-size/lists.ts';
import type { LoadRequest } from './full-size/loader.ts';
import { createTill, hirePayers } from './full-size/payments.ts';
import { type People, signPeopleIn } from './full-size/people.ts';
import { type Node, startNodes } from './full-size/several.ts';
import { table } from './full-size/table.ts';
import { growDemo } from './grown.ts';
import { median } from './load.ts';

const [, , rounds = '3'] = process.argv;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const log = pino({ level: 'silent' });
const dataDir = scratchFolder('cafeteria-nodes');

type Pay = (cookie: string) => Promise<void>;
type Scene = {
  readonly people: People;
  readonly payers: readonly string[];
  readonly lists: ReturnType<typeof createLists>;
  readonly nodes: readonly Node[];
  /** At the till of each node. */
  readonly pays: readonly Pay[];
  readonly saveDuring: <T>(work: Promise<T>) => Promise<T>;
};
/** Does what is numbered once, at the node it is given; `line` is one of those that go on side by side. */
type Ask = (node: Node, nth: number, line: number) => Promise<unknown>;
/** `count` requests of each node, so that both compile and keep as much as one alone. */
type Work = {
  readonly name: string;
  readonly count: number;
  readonly begin: (scene: Scene, count: number) => Ask;
};

const json = { 'accept-encoding': 'br', 'accept-language': 'cs' };
const html = { ...json, accept: 'text/html' };
const get = async (port: number, request: LoadRequest): Promise<void> => {
  const { status } = await askOne(port, request);
  if (status !== 200) throw new Error(`${request.path}: ${status}`);
};
const signedIn =
  (kind: 'api' | 'web', path: string, headers: LoadRequest['headers']) =>
  ({ people: { ofLarge } }: Scene): Ask =>
  (node, nth) =>
    get(node[kind], { path, headers: { ...headers, cookie: ofLarge[nth % ofLarge.length] ?? '' } });
const newLists = ({ lists }: Scene, count: number): Ask => {
  const all = lists({ isFiltered: false, pageNumber: 0 }, count);
  return ({ api }, nth) => {
    const { path = '', headers } = all[nth] ?? {};
    return get(api, { path, headers: { ...json, ...headers } });
  };
};

const works: readonly Work[] = [
  {
    name: 'list kept, anonymous',
    count: 8_000,
    begin: () => (node) => get(node.api, { path: '/api/tile/category/6', headers: json }),
  },
  { name: 'list nobody asked for', count: 1_000, begin: newLists },
  {
    name: 'the same, while an administrator saves ten times a second',
    count: 1_000,
    begin: newLists,
  },
  { name: 'home, signed in', count: 300, begin: signedIn('web', '/', html) },
  {
    name: 'balance',
    count: 1_500,
    begin: signedIn('api', '/api/user/balance', json),
  },
  {
    name: 'history',
    count: 600,
    begin: signedIn('api', '/api/user/payment-history?limit=20', json),
  },
  {
    name: 'payment: code, authorize, capture',
    count: 200,
    begin:
      ({ payers, pays, nodes }) =>
      // a person's newer code takes the place of an older one: each pays on one line alone
      (node, _nth, line) =>
        pays[nodes.indexOf(node)]?.(payers[line % payers.length] ?? '') ?? Promise.resolve(),
  },
];

const cpuOf = async (nodes: readonly Node[]): Promise<number> => {
  const each = await Promise.all(nodes.map(({ product }) => product.cpu()));
  return each.reduce((sum, one) => sum + one, 0);
};
type Spent = { readonly nodes: number; readonly postgres: number };
/**
 * Microseconds for each of what is requested, some at a time: of one node and then of the next, so that two never share
 * a core for it; the other one hears of changes meanwhile.
 */
const spend = async (scene: Scene, { name, count, begin }: Work): Promise<Spent> => {
  const { nodes, saveDuring } = scene;
  const total = count * nodes.length;
  const ask = begin(scene, total);
  const askAll = async (): Promise<void> => {
    for (const [at, node] of nodes.entries()) {
      const left = Array.from({ length: count }, (_, nth) => at * count + nth).values();
      const askOn = async (line: number): Promise<void> => {
        for (const nth of left) await ask(node, nth, line);
      };
      await Promise.all(Array.from({ length: connections }, (_, line) => askOn(line)));
    }
  };
  const clock = nodes[0]?.product.postgresCpu ?? (() => 0);
  const before = { nodes: await cpuOf(nodes), postgres: clock() };
  await (name.includes('saves') ? saveDuring(askAll()) : askAll());
  const after = { nodes: await cpuOf(nodes), postgres: clock() };
  return {
    nodes: (after.nodes - before.nodes) / total,
    postgres: (after.postgres - before.postgres) / total,
  };
};

const [machine] = cpus();
say(`${cpus().length} × ${machine?.model ?? 'unknown'}, Node ${process.version}`);
say(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds`);
const config = parseEnvironment({ DATA_DIR: dataDir, DEMO: 'true' });
const { database, connection, stop } = await startDatabase(config, log);
try {
  await loadDemoOnce(config, database.db, log);
  await growDemo(database.pool);
  const people = await signPeopleIn(database.pool);
  const payers = await hirePayers(database.db, database.pool);
  if (!('host' in connection)) throw new Error('measured on its own database only');
  const { host, port, user } = connection;
  const url = `postgres:///${connection.database}?host=${host}&port=${port}&user=${user}`;
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false' };
  const lists = createLists(people);
  const { saveDuring } = await createAdministrator(people.admin);
  const spent = new Map<string, Spent[]>();
  for (let round = 0; round < Number(rounds); round += 1)
    for (const count of [1, 2]) {
      const nodes = await startNodes(count, environment);
      const pays = [];
      for (const { api } of nodes)
        pays.push(await createTill(database.pool, people.admin, `http://127.0.0.1:${api}`));
      const scene = { people, payers, lists, nodes, pays, saveDuring };
      // for what is compiled, and read for the first time
      for (const work of works) await spend(scene, work);
      for (const work of works) {
        const key = `${work.name} ${count}`;
        spent.set(key, [...(spent.get(key) ?? []), await spend(scene, work)]);
      }
      for (const { product } of nodes) await product.stop();
      say(`round ${round + 1}, nodes: ${count}`);
    }
  const figure = (name: string, count: number, of: keyof Spent): number =>
    median((spent.get(`${name} ${count}`) ?? []).map((one) => one[of]));
  const rows = works.map(({ name }) => {
    const [one, two] = [figure(name, 1, 'nodes'), figure(name, 2, 'nodes')];
    const postgres = [1, 2].map((count) => figure(name, count, 'postgres'));
    const both = [`${Math.round(one)} µs`, `${Math.round(two)} µs`, ((2 * one) / two).toFixed(2)];
    return [name, ...both, postgres.map((value) => `${Math.round(value)}`).join(' and ')];
  });
  const head = ['each request', 'one node', 'two nodes', 'two carry, times one', 'PostgreSQL, µs'];
  say();
  for (const line of table(head, rows)) say(line);
} finally {
  closeConnections();
  await stop();
}
