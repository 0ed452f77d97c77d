/**
 * npm run bench:proxied -- <rounds> <seconds> <part of a name> <size>: the works of bench:load as people reach several
 * nodes, by https through nginx before two nodes that speak https, beside one node asked directly and in the clear in
 * the same run; all of them over PostgreSQL of a server, three under Patroni behind HAProxy (tools/cluster). `size` is
 * how much of the full size there is (1).
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { loadDemoOnce, startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { buildCluster, openDatabases } from '../tools/cluster/house.mjs';
import { createNodes } from '../tools/cluster/nodes.mjs';
import { host } from '../tools/cluster/proxies.mjs';
import { treeOf } from '../tools/cluster/children.mjs';
import { findPages } from './full-size/addresses.ts';
import { createAdministrator } from './full-size/administrator.ts';
import { createLists } from './full-size/lists.ts';
import { startLoader } from './full-size/loading.ts';
import { createPayments, hirePayers } from './full-size/payments.ts';
import { signPeopleIn } from './full-size/people.ts';
import { createProcessClock } from './full-size/postgres.ts';
import { origins, ports as directPorts, startProduct } from './full-size/product.ts';
import { findThumbnail, startRaw } from './full-size/reference.ts';
import { table, tell } from './full-size/table.ts';
import { works } from './full-size/works.ts';
import { goals, growDemo } from './grown.ts';
import { median } from './load.ts';

const [, , rounds = '2', seconds = '2', only = '', size = '1'] = process.argv;
const rawPort = 8397;
const say = (line = '') => void process.stdout.write(`${line}\n`);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const all = works.filter(({ name }) => name.includes(only));

/** Under every name a node may look for it, whichever says https. */
const named = (cookie) => ['', '__Secure-', '__Host-'].map((prefix) => prefix + cookie).join('; ');
const nameAll = (people) =>
  Object.fromEntries(
    Object.entries(people).map(([who, one]) => [
      who,
      Array.isArray(one) ? one.map(named) : named(one),
    ]),
  );

/** Saves are compared with the other place and not with their statements sent bare. */
const record = async (work) => {
  await work();
  return [];
};

/** Several products that are asked as one. */
const together = (products, proxyCpu) => ({
  cpu: async () => sum(await Promise.all(products.map((one) => one.cpu()))),
  postgresCpu: products[0].postgresCpu,
  proxyCpu,
  record,
  held: async () => Math.max(...(await Promise.all(products.map((one) => one.held())))),
});

const startNodes = async (cluster, environment) => {
  const { ports, databases, folder } = cluster;
  const leader = path.join(folder, 'postgres', `pg${await databases.indexOf('leader')}`);
  const start = (own) =>
    startProduct({ ...environment, SERVE_WEB: 'true', ...own }, undefined, leader);
  const behind = [];
  for (const nth of [0, 1])
    behind.push(
      await start({
        ...cluster.proxies.nodeCertificate,
        NODE_ROLE: 'api',
        API_PORT: String(ports.api[nth]),
        WEB_PORT: String(ports.web[nth]),
      }),
    );
  const own = { API_PORT: String(directPorts.api), WEB_PORT: String(directPorts.web) };
  const direct = { ...(await start(own)), record };
  const nginx = cluster.proxies.startNginx();
  await sleep(1_000);
  const proxyCpu = () => sum(treeOf(nginx.pid).map((pid) => createProcessClock(String(pid))()));
  return { behind, direct, proxied: together(behind, proxyCpu) };
};

const measure = async (places) => {
  const done = all.map((work) => ({ work, figures: places.map(() => []) }));
  for (const { measure: once } of all)
    for (const bench of places) await once({ ...bench, seconds: 0.5, round: -1 });
  for (let round = 0; round < Number(rounds); round += 1)
    for (const { work, figures } of done) {
      for (const [nth, bench] of places.entries())
        figures[nth].push(await work.measure({ ...bench, round }));
      say(
        `  ${round + 1} ${work.name}: ${figures.map((each) => tell(each.slice(-1))).join(' | ')}`,
      );
    }
  return done;
};

const rowsOf = (done) =>
  done.map(({ work, figures: [proxied, direct] }) => {
    const middle = (of, name) => median(of.flatMap((one) => one[name] ?? []));
    const times = (name) => {
      const ratio = middle(proxied, name) / middle(direct, name);
      return Number.isFinite(ratio) ? ratio.toFixed(2) : '';
    };
    return [work.name, tell(proxied), tell(direct), times('perSecond'), times('p99'), times('cpu')];
  });

const timed = async (what, work) => {
  const begun = performance.now();
  const made = await work();
  say(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return made;
};
/** The demo at its size, and people of it who are signed in. */
const fill = async (config, { db, pool }, log) => {
  await timed('demo', () => loadDemoOnce(config, db, log));
  const sizes = Object.entries(goals).map(([name, count]) => [name, Math.round(count * size)]);
  await timed(`grown to ${size} of the full size`, () => growDemo(pool, Object.fromEntries(sizes)));
  return nameAll({ ...(await signPeopleIn(pool)), payers: await hirePayers(db, pool) });
};
/** The same scene at nginx and at a node. */
const placesOf = async (
  { ports },
  { proxied, direct },
  { db, pool, people, loaders, thumbnail },
) => {
  const sceneOf = async (product, at) => ({
    product,
    at,
    loader: loaders[0],
    beside: loaders[1],
    people,
    rawPort,
    pool,
    pages: await findPages(pool),
    lists: createLists(people),
    administrator: await createAdministrator(people.admin, at.api),
    payments: await createPayments(db, pool, people, at.api),
    thumbnail,
    seconds: Number(seconds),
  });
  const nginx = {
    api: `https://api.${host}:${ports.nginx}`,
    web: `https://${host}:${ports.nginx}`,
  };
  return [await sceneOf(proxied, nginx), await sceneOf(direct, origins)];
};

const bench = async (cluster, folder) => {
  await openDatabases(cluster);
  mkdirSync(path.join(folder, 'files'));
  const key = randomBytes(32).toString('base64');
  const { environment } = createNodes({ ...cluster, key, others: {} });
  const config = parseEnvironment({ ...environment, DEMO: 'true' });
  const log = pino({ level: 'silent' });
  const { database, stop } = await startDatabase(config, log);
  const loaders = [startLoader(), startLoader()];
  let started;
  try {
    const people = await fill(config, database, log);
    started = await timed('nodes', () => startNodes(cluster, environment));
    const raw = await startRaw(rawPort);
    const given = { ...database, people, loaders, thumbnail: await findThumbnail() };
    const places = await placesOf(cluster, started, given);
    const done = await timed('measured', () => measure(places));
    raw.kill();
    say(`load ${loadavg()[0].toFixed(1)} at the end`);
    say();
    const head = ['work', 'through nginx, two nodes', 'a node directly', 'a second', 'p99', 'µs'];
    for (const line of table(head, rowsOf(done))) say(line);
  } finally {
    for (const loader of loaders) loader.stop();
    await Promise.all([...(started?.behind ?? []), started?.direct].map((one) => one?.stop()));
    await stop();
  }
};

say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
say(`load ${loadavg()[0].toFixed(1)}, ${rounds} rounds of ${seconds} s in turn`);
const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-proxied-'));
// PostgreSQL runs as another user where we are root
chmodSync(folder, 0o755);
let cluster;
let ending;
const end = () =>
  (ending ??= Promise.resolve(cluster?.stop()).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  ));
// asked twice it still ends in order
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void end().finally(() => process.exit(1)));
try {
  cluster = await buildCluster(folder);
  // the processes that ask believe the same authority, and know where the hosts are
  process.env.NODE_EXTRA_CA_CERTS = cluster.proxies.authority;
  process.env.NODE_OPTIONS = `--import ${new URL('../tools/cluster/hosts.mjs', import.meta.url).href}`;
  await bench(cluster, folder);
} finally {
  await end();
}
process.exit();
