// The node for jobs dies while it closes a month: a lock holds the closing in its middle until it is dead.
import { setTimeout as sleep } from 'node:timers/promises';
import { api as routes } from '@cafeteria/contract';
import pg from 'pg';
import { signIn } from '../../apps/server/src/cli/till/person.ts';
import { passwords } from '../../apps/server/src/test/factories.ts';
import { operatorUrl } from './nodes.mjs';
import { until } from './wait.mjs';

/** The month before this one, as the portal's days go. */
const lastMonth = () => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Prague' });
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCDate(0);
  return first.toISOString().slice(0, 7);
};

/** Where the closing writes its files, held by an operator who looks at the table. */
const holdFiles = async (port) => {
  const client = new pg.Client({ connectionString: operatorUrl(port) });
  await client.connect();
  await client.query('begin');
  await client.query('lock table book_close_part in share mode');
  const isAwaited = async () => {
    const { rows } = await client.query(
      `select 1 from pg_locks where not granted and relation = 'book_close_part'::regclass`,
    );
    return rows.length > 0;
  };
  return { isAwaited, letGo: () => client.end() };
};

export const killWhileClosing = async ({ nodes, children, ports }) => {
  const month = lastMonth();
  const person = await signIn(nodes.api, 'admin@test.test', passwords.admin);
  const path = (rest = '') => `/api/admin/month/${month}${rest}`;
  const files = await holdFiles(ports.haproxy);
  try {
    await person.call(routes.month.close, path('/closing'));
    await until(files.isAwaited, 'a node for jobs closes the month');
    await children.kill('jobs');
  } finally {
    await files.letGo();
  }
  const get = () => person.call(routes.month.get, path());
  const before = await get();
  if (before.status !== 'CLOSING') throw new Error(`the month is ${before.status} without a node`);
  await sleep(2_000);
  const begun = performance.now();
  nodes.start('jobs');
  await until(async () => (await get()).status === 'CLOSED', 'the month is closed', 180_000);
  const { closings } = await get();
  const kinds = closings.flatMap((one) => one.files.map(({ kind }) => kind)).toSorted();
  const isOnce = closings.length === 1 && new Set(kinds).size === kinds.length;
  if (!isOnce) throw new Error(`the month was closed as ${kinds.join(' ')}`);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return [`the month was closed ${seconds} s after the node for jobs was started: ${kinds}`];
};
