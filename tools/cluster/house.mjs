// What the play and the bench before a proxy (bench/proxied.mjs) have in common: everything but who asks.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChildren } from './children.mjs';
import { createDatabases } from './database.mjs';
import { believe } from './hosts.mjs';
import { findPrograms } from './needs.mjs';
import { createDatabase, createNodes } from './nodes.mjs';
import { openPost } from './post.mjs';
import { createProxies } from './proxies.mjs';
import { pgbackrestCommand } from './put-back.mjs';
import { createStore } from './store.mjs';
import { freePorts, until } from './wait.mjs';

const choosePorts = async () => {
  const ports = await freePorts(21);
  const take = () => ports.pop();
  return {
    etcd: Array.from({ length: 3 }, () => ({ client: take(), peer: take() })),
    patroni: Array.from({ length: 3 }, () => ({ rest: take(), postgres: take() })),
    haproxy: take(),
    nginx: take(),
    api: [take(), take()],
    web: [take(), take()],
    jobs: take(),
    s3: take(),
  };
};

export const buildCluster = async (folder, { isStrict = false, isPutBack = false } = {}) => {
  const programs = findPrograms();
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  const ports = await choosePorts();
  const children = createChildren(programs, logs);
  const given = { folder, ports, programs, children };
  const archiveCommand = isPutBack
    ? { archiveCommand: (index) => pgbackrestCommand(folder, index) }
    : {};
  const databases = createDatabases({ ...given, isStrict, ...archiveCommand });
  const proxies = createProxies(given);
  const post = await openPost();
  const key = randomBytes(32).toString('base64');
  const store = createStore(given, isPutBack ? proxies.nodeCertificate : undefined);
  const others = { ...post.environment, ...store.environment };
  const nodes = createNodes({ ...given, key, others: { ...others, ...proxies.nodeCertificate } });
  believe(proxies.authority);
  const stop = async () => {
    await nodes.stop();
    await proxies.stop();
    await databases.stop();
    await store.stop();
    post.close();
  };
  return { ...given, key, databases, proxies, store, nodes, post, stop };
};

/** Three databases, what finds the primary among them, and an empty database there. */
export const openDatabases = async ({ databases, proxies, ports }) => {
  await databases.start();
  process.stdout.write('three databases follow one another\n');
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
};
