/** npm run cluster -- [part of a happening's name]: see ../cluster.mjs. */
import { randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { main } from '../node.mjs';
import { createChildren } from './children.mjs';
import { createDatabases } from './database.mjs';
import { happenings } from './happenings.mjs';
import { createMeter, tableOf } from './meter.mjs';
import { findPrograms } from './needs.mjs';
import { createDatabase, createNodes } from './nodes.mjs';
import { play } from './people.mjs';
import { createProxies, host } from './proxies.mjs';
import { freePorts, until } from './wait.mjs';
import { findLies, makeWorld, staleAt } from './world.mjs';

const longestMs = 15 * 60_000;
const crowd = { shoppers: 4, readers: 3, saved: 3, partners: 20 };
const say = (line) => void process.stdout.write(`${line}\n`);

const choosePorts = async () => {
  const ports = await freePorts(18);
  const take = () => ports.pop();
  return {
    etcd: Array.from({ length: 3 }, () => ({ client: take(), peer: take() })),
    patroni: Array.from({ length: 3 }, () => ({ rest: take(), postgres: take() })),
    haproxy: take(),
    nginx: take(),
    api: [take(), take()],
    jobs: take(),
  };
};

/** The hosts of the play are this machine, and its certificate is believed. */
const meetHosts = (certificate) => {
  const { lookup } = dns;
  dns.lookup = (name, options, done) => {
    if (!name.endsWith(host)) return lookup(name, options, done);
    const found = { address: '127.0.0.1', family: 4 };
    return process.nextTick(() =>
      options.all ? done(null, [found]) : done(null, found.address, 4),
    );
  };
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(certificate, 'utf8')]);
};

const build = async (folder) => {
  const programs = findPrograms();
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  const ports = await choosePorts();
  const children = createChildren(programs, logs);
  const given = { folder, ports, programs, children };
  const databases = createDatabases(given);
  const proxies = createProxies(given);
  const nodes = createNodes({ ...given, key: randomBytes(32).toString('base64') });
  meetHosts(proxies.certificate);
  const stop = async () => {
    await nodes.stop();
    await proxies.stop();
    await databases.stop();
  };
  return { ...given, databases, proxies, nodes, stop };
};

const open = async ({ databases, proxies, nodes, ports }) => {
  await databases.start();
  say('three databases follow one another');
  proxies.startHaproxy();
  // it takes all of them for primaries until it has asked
  await sleep(3_000);
  await until(
    () =>
      createDatabase(ports).then(
        () => true,
        () => false,
      ),
    'HAProxy finds the primary',
  );
  const world = await makeWorld(nodes.environment, {
    ...crowd,
    people: crowd.shoppers + crowd.readers + 1,
  });
  for (const name of ['api0', 'api1', 'jobs']) nodes.start(name);
  proxies.startNginx();
  await nodes.waitForAll();
  say('nodes answer');
  return world;
};

const runAll = async (cluster, meter, wanted) => {
  const rows = [];
  for (const [name, happen] of happenings(cluster)) {
    if (!name.includes(wanted)) continue;
    const summary = await meter.during(async () => {
      await sleep(3_000);
      await happen();
      await cluster.nodes.waitForAll();
      await sleep(5_000);
    });
    rows.push({ name, summary });
    say(tableOf(rows.slice(-1)).split('\n').at(-1));
  }
  return rows;
};

const perform = async (cluster, wanted) => {
  const world = await open(cluster);
  const meter = createMeter();
  globalThis.fetch = meter.watch(globalThis.fetch);
  const { nodes, ports } = cluster;
  const people = play({ api: nodes.api, meter, world }, crowd);
  const rows = await Promise.race([runAll(cluster, meter, wanted), people.broken]);
  const answered = await people.end();
  // the other nodes hear of a change in moments, at the latest with their next look
  await sleep(6_000);
  const stale = await Promise.all(ports.api.map((port) => staleAt(port, answered.saves)));
  const lies = [...(await findLies(nodes.environment, answered)), ...stale.flat()];
  const count = (kind) => answered.acknowledged.reduce((sum, one) => sum + one[kind].length, 0);
  const saves = answered.saves.reduce((sum, one) => sum + one.saves, 0);
  say(`\n${tableOf(rows)}\n`);
  say(
    `${count('payments')} payments, ${count('deposits')} deposits and ${saves} saves were answered.`,
  );
  for (const lie of lies) say(lie);
  if (lies.length > 0) throw new Error(`${lies.length} things are not as they were answered`);
  say(
    'All of them are there, nothing is doubled, the ledger adds up, both nodes show what was saved.',
  );
};

await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-cluster-'));
  // PostgreSQL runs as another user where we are root
  chmodSync(folder, 0o755);
  let cluster;
  try {
    cluster = await build(folder);
    const asked = new Promise((_, reject) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(signal, () => reject(new Error(`ended by ${signal}`)));
    });
    const late = sleep(longestMs, undefined, { ref: false }).then(() => {
      throw new Error('it takes longer than it may');
    });
    await Promise.race([perform(cluster, process.argv[2] ?? ''), asked, late]);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await cluster?.stop();
    if (process.env.KEEP_CLUSTER) say(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
    process.exit();
  }
});
