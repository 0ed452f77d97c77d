// What happens at the edges of the cluster: proxies, certificates, the archive, and two failures at once.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { examine } from '../../apps/server/src/cli/doctor/examine.ts';
import { killWhileClosing } from './closing.mjs';
import { operatorUrl } from './nodes.mjs';
import { until } from './wait.mjs';

const briefMs = 5_000;

/** What the doctor says of some of what it looks at. */
const askDoctor = async (environment, names) => {
  const findings = await examine(environment);
  return findings
    .filter(({ name }) => names.includes(name))
    .map(({ name, status, says }) => `the doctor, ${name}: ${status}, ${says}`);
};
const certificates = ['certificate of the API'];

const toProxies = ({ proxies, children, nodes }) => ({
  'HAProxy killed, started again after 5 s': async () => {
    await children.kill('haproxy');
    await sleep(briefMs);
    proxies.startHaproxy();
  },
  'nginx killed, started again after 5 s': async () => {
    await children.kill('nginx');
    await sleep(briefMs);
    proxies.startNginx();
  },
  'the certificate renewed (reload)': async () => {
    proxies.renew(5);
    await sleep(briefMs);
    const findings = await askDoctor(nodes.environment, certificates);
    proxies.renew(90);
    return [...findings, ...(await askDoctor(nodes.environment, certificates))];
  },
  'the certificate runs out, renewed after 10 s (reload)': async () => {
    proxies.renew(0);
    await sleep(2 * briefMs);
    const findings = await askDoctor(nodes.environment, certificates);
    proxies.renew(90);
    return findings;
  },
});

const asOperator = async (port, work) => {
  const client = new pg.Client({ connectionString: operatorUrl(port) });
  await client.connect();
  try {
    return await work((text) => client.query(text).then(({ rows: [row] }) => row));
  } finally {
    await client.end();
  }
};
const figuresOf = async (port) => {
  const answer = await fetch(`https://127.0.0.1:${port}/metrics`);
  return (await answer.text()).split('\n').filter((line) => line.startsWith('database_archive'));
};
const archiver = 'select failed_count::int as failed, last_failed_wal as wal from pg_stat_archiver';
/** Pieces of the log are ended early, so that there is something to archive. */
const endPieces = async (query, count) => {
  for (let nth = 0; nth < count; nth += 1) {
    await query('select pg_switch_wal()');
    await sleep(500);
  }
};
const fillArchive = ({ databases: { archive }, nodes, ports }) =>
  asOperator(ports.haproxy, async (query) => {
    archive.fill();
    const { failed } = await query(archiver);
    await endPieces(query, 4);
    await until(async () => (await query(archiver)).failed > failed, 'the archive refuses');
    await sleep(2 * briefMs);
    const findings = await askDoctor(nodes.environment, ['archive of the log']);
    const figures = await figuresOf(ports.api[0]);
    archive.empty();
    const { wal } = await query(archiver);
    const caughtUp = `select last_archived_wal >= '${wal}' as "isSo" from pg_stat_archiver`;
    await until(async () => (await query(caughtUp)).isSo, 'what waited is archived', 180_000);
    return [...findings, ...figures];
  });

const walSenders = (index) =>
  `select coalesce(array_agg(client_port), '{}') as ports from pg_stat_replication
   where application_name = 'pg${index}'`;
/** From the primary and from who asks it; etcd it still reaches. */
const cutOff = ({ databases, ports }) =>
  asOperator(ports.haproxy, async (query) => {
    const index = await databases.indexOf('sync_standby');
    const { rest, postgres } = ports.patroni[index];
    for (const port of [rest, postgres]) databases.cut.drop(port);
    // it calls the primary again and again, each time from another port
    for (let left = 60; left > 0; left -= 1) {
      for (const port of (await query(walSenders(index))).ports) databases.cut.drop(port);
      await sleep(briefMs / 10);
    }
    databases.cut.heal();
    await databases.wait();
  });

const killBoth = async ({ databases, children, nodes }) => {
  const primary = await databases.indexOf('leader');
  await Promise.all([databases.killMember(primary), children.kill('api0')]);
  await sleep(6 * briefMs);
  databases.startMember(primary);
  nodes.start('api0');
  await databases.wait();
};

/** What is in memory is shown meanwhile, other pictures are 503, uploads wait. */
const killStore = async ({ store }) => {
  await store.kill();
  await sleep(2 * briefMs);
  store.start();
  await store.wait();
};

/** By what it is called in the table; each resolves to what else was seen. */
export const edges = (cluster) => ({
  ...toProxies(cluster),
  'the store of pictures killed, started again after 10 s': () => killStore(cluster),
  ...(cluster.databases.archive.isDisk && {
    'the disk of the archive full for 15 s': () => fillArchive(cluster),
  }),
  ...(cluster.databases.cut.isPossible && {
    'the synchronous replica cut off for 30 s (packets dropped)': () => cutOff(cluster),
  }),
  'the node for jobs killed while it closes a month': () => killWhileClosing(cluster),
  'the primary and a node that answers killed at once': () => killBoth(cluster),
});
