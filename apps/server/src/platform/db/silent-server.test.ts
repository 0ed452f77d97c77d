import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../test/test-database.ts';
import { isDatabaseAway } from './database-away.ts';
import { type Database, openDatabase } from './database.ts';
import { createTurns } from './silent-server.ts';

let server: Server;
let database: Database;
const peers = new Set<Socket>();
beforeEach(async () => {
  // it is there, takes what it is sent, and says nothing
  server = createServer((peer) => peers.add(peer.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it does not listen');
  const connection = { host: '127.0.0.1', port: address.port, user: 'app', database: 'app' };
  database = openDatabase({ connection, max: 3 });
});
afterEach(async () => {
  for (const peer of peers) peer.destroy();
  await database.close();
  server.close();
});

describe('a server that says nothing', () => {
  it('is given up within five seconds for everybody, however many wait for it', async () => {
    const began = Date.now();
    const queries = Array.from({ length: 12 }, async () => {
      const error: unknown = await sql`select 1`.execute(database.db).catch((caught) => caught);
      return { isAway: isDatabaseAway(error), isSoon: Date.now() - began < 5_000 };
    });
    expect(await Promise.all(queries)).toEqual(queries.map(() => ({ isAway: true, isSoon: true })));
  }, 30_000);
});

describe('a server that answers somebody', () => {
  it('is waited for by the others, though one connection to it could not be made', async () => {
    const test = await cloneDatabase();
    let fail = (_error: Error): void => {};
    const one = new Promise<never>((_resolve, reject) => (fail = reject));
    let isFirst = true;
    const connect = () => {
      const client = isFirst ? one : test.pool.connect();
      isFirst = false;
      return client;
    };
    // the overloads of the driver
    const turns = createTurns({ connect: connect as typeof test.pool.connect });
    const [first, second] = [turns.connect(), turns.connect()];
    turns.noteAnswer();
    fail(new Error('timeout expired'));
    await expect(first).rejects.toThrow('timeout expired');
    const client = await second;
    client.release();
    await test.drop();
  });
});
