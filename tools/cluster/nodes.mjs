// The product: two nodes that answer and one for jobs.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode, memoryFlags, root } from '../node.mjs';
import { password } from './database-config.mjs';
import { host } from './proxies.mjs';
import { until } from './wait.mjs';

const database = 'cafeteria';
/** Where the nodes find PostgreSQL: at HAProxy, which knows the primary. */
export const urlOf = (port, name = database, user = database) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

/** The product's database, for who looks after the server. */
export const operatorUrl = (port) => urlOf(port, database, 'postgres');

/** An account and a database for the product, as an operator makes them. */
export const createDatabase = async ({ haproxy }) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: urlOf(haproxy, 'postgres', 'postgres') });
  await client.connect();
  await client.query(`create role ${database} login password '${password}'`);
  await client.query(`create database ${database} owner ${database}`);
  await client.end();
};

const isReady = (port) =>
  fetch(`https://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const createNodes = ({ folder, ports, children, key, others }) => {
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const environment = {
    DATABASE_URL: urlOf(ports.haproxy),
    DATA_DIR: data,
    PUBLIC_URL: `https://${host}:${ports.nginx}`,
    HOST: '127.0.0.1',
    SERVE_WEB: 'false',
    DEMO: 'false',
    ADMIN_SECOND_FACTOR: 'off',
    ENCRYPTION_KEY: key,
    PAYMENT_GATE: 'demo',
    DEPOSIT_MONTHLY: '1000000',
    LOG_LEVEL: 'warn',
    ...others,
  };
  const portOf = { api0: ports.api[0], api1: ports.api[1], jobs: ports.jobs };
  let restarts = 0;
  /** Started again when it ends because it could not go on, as systemd does; what was killed is left to the play. */
  const start = (name) => {
    const main = path.join(root, 'apps/server/src/main.ts');
    const role = name === 'jobs' ? 'jobs' : 'api';
    const child = children.start(name, findNode(), [...memoryFlags, main], {
      env: {
        ...environment,
        // machines have no disk in common
        DATA_DIR: path.join(data, name),
        NODE_ROLE: role,
        API_PORT: String(portOf[name]),
      },
    });
    void child.gone.then(async () => {
      if (!child.exitCode) return;
      await sleep(1_000);
      if (children.pidOf(name)) return;
      restarts += 1;
      start(name);
    });
  };
  const wait = (name, patience = 90_000) =>
    until(() => isReady(portOf[name]), `${name} is ready`, patience);
  const names = Object.keys(portOf);
  return {
    environment,
    /** Where readers and tills come. */
    api: `https://api.${host}:${ports.nginx}`,
    start,
    wait,
    restarts: () => restarts,
    waitForAll: async () => void (await Promise.all(names.map((name) => wait(name)))),
    stop: () => Promise.all(names.map((name) => children.stop(name, 20_000))),
  };
};
