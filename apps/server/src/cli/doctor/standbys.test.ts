import { chmodSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import { lookAtStandbys } from '../../system/watch/index.ts';
import { ownFolder } from '../../test/listening.ts';
import { examine } from './examine.ts';

const folder = ownFolder('standbys');
// PostgreSQL runs as another user where we are root
chmodSync(folder, 0o755);

let server: EmbeddedPostgres;
let operator: pg.Client;
beforeAll(async () => {
  server = await startEmbeddedPostgres({
    dataDir: join(folder, 'server'),
    settings: { wal_level: 'replica', max_wal_senders: '4' },
  });
  operator = new pg.Client({ ...server.connection });
  await operator.connect();
  await operator.query('create role plain login');
}, 60_000);
afterAll(async () => {
  await operator.end();
  await server.stop();
});

/** A message of the protocol: its letter (none at the start), its length, what it says. */
const message = (letter: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
};
/** Follows the server as a standby does that has everything: says so once, which is what a commit waits for. */
const follow = async (name: string): Promise<Socket> => {
  const { host, port, user } = server.connection;
  const { rows } = await operator.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  const lsn = rows[0]?.lsn ?? '0/0';
  const socket = connect(`${host}/.s.PGSQL.${port}`);
  /** Until a message of this letter has begun, which no text of before has at its place. */
  const heard = (letter: string) =>
    new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        if (chunk.includes('E\0\0\0')) reject(new Error(chunk.toString('latin1')));
        if (!chunk.includes(`${letter}\0\0\0`)) return;
        socket.off('data', take);
        resolve();
      };
      socket.on('data', take).once('error', reject);
    });
  const says = Object.entries({ user, replication: 'true', application_name: name }).flat();
  socket.write(message('', Buffer.from(`\0\x03\0\0${says.join('\0')}\0\0`, 'latin1')));
  await heard('Z');
  socket.write(message('Q', Buffer.from(`START_REPLICATION PHYSICAL ${lsn}\0`)));
  await heard('W');
  const [high = 0, low = 0] = lsn.split('/').map((part) => Number.parseInt(part, 16));
  const at = Buffer.alloc(8);
  at.writeUInt32BE(high);
  at.writeUInt32BE(low, 4);
  const status = Buffer.concat([Buffer.from('r'), at, at, at, Buffer.alloc(9)]);
  socket.write(message('d', status));
  return socket;
};

const urlAs = (user: string): string => {
  const { host, port, database } = server.connection;
  return `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`;
};
const look = async (user = server.connection.user) => {
  const database = openDatabase({ url: urlAs(user) });
  try {
    return await lookAtStandbys(database.db);
  } finally {
    await database.close();
  }
};
const ask = async (user = server.connection.user) => {
  const environment = { DATA_DIR: folder, API_PORT: '9', DATABASE_URL: urlAs(user) };
  return (await examine(environment)).find(({ name }) => name === 'standbys');
};
const wait = async (names: string): Promise<void> => {
  await operator.query(`alter system set synchronous_standby_names = '${names}'`);
  await operator.query('select pg_reload_conf()');
};

describe('who follows a server', () => {
  it('is nobody, and nobody is waited for', async () => {
    expect(await look()).toEqual({ following: 0, synchronous: 0, wanted: 0 });
    expect(await ask()).toMatchObject({ status: 'skip' });
  });
  it('is missed where a commit waits for it, by any role', async () => {
    await wait('first 2 (pg1, pg2)');
    await expect.poll(() => look()).toEqual({ following: 0, synchronous: 0, wanted: 2 });
    expect(await ask()).toMatchObject({
      status: 'fail',
      says: '0 follow, a commit waits for 2 and 0 are there: nothing is written',
      todo: 'docs/runbook.md, ReplicaIsLost',
    });
    expect(await look('plain')).toEqual({ following: 0, synchronous: 0, wanted: 2 });
  });
  it('is counted, and of it who is waited for, by a role that may see that', async () => {
    await wait('pg1');
    const sockets = [await follow('pg1'), await follow('pg2')];
    await expect.poll(() => look()).toEqual({ following: 2, synchronous: 1, wanted: 1 });
    expect(await ask()).toMatchObject({
      status: 'ok',
      says: '2 follow, 1 before a commit is answered',
    });
    expect(await look('plain')).toEqual({ following: 2, synchronous: null, wanted: 1 });
    expect(await ask('plain')).toMatchObject({
      status: 'ok',
      says: expect.stringContaining('grant pg_monitor'),
    });
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() => look(), { timeout: 20_000 })
      .toMatchObject({ following: 0, synchronous: 0 });
    expect(await ask('plain')).toMatchObject({ status: 'fail' });
  });
});
