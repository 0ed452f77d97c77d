import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { createSockets } from './database-socket.ts';

let server: Server;
let isHeard = false;
beforeEach(async () => {
  isHeard = false;
  server = createServer((peer) => peer.on('data', () => (isHeard = true)).on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const hex = (port: number | undefined): string =>
  (port ?? 0).toString(16).toUpperCase().padStart(4, '0');
/** The system's table, in which what that socket has sent was sent so often again. */
const tableOf = ({ localPort, remotePort }: Socket, tries: number): string => {
  const ways = `0100007F:${hex(localPort)} 0100007F:${hex(remotePort)}`;
  const count = hex(tries).padStart(8, '0');
  return [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    `   0: ${ways} 01 00000031:00000000 01:00000A2F ${count}   500        0 18211 2`,
    '   1: 0100007F:0016 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 991 1',
  ].join('\n');
};
/** A statement that was sent, and what becomes of its connection. */
const ask = async (tries: number) => {
  const reads = vi.fn(async () => tableOf(socket, tries));
  const socket: Socket = createSockets(reads)();
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it does not listen');
  socket.connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(5_000);
  socket.write('select pg_sleep(3600)');
  await vi.waitUntil(() => isHeard);
  return { socket, errors, reads, passes: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

describe('a connection to the database that was sent something', () => {
  it('is given up when nobody has taken it, in time for who waits to ask again', async () => {
    const { socket, errors, passes } = await ask(6);
    await passes(9_000);
    expect(socket.destroyed).toBe(false);
    await passes(6_000);
    await vi.waitUntil(() => errors.length > 0);
    expect(socket.destroyed).toBe(true);
    expect(errors.map(isDatabaseAway)).toEqual([true]);
  });
  it('is waited for as long as it takes when it was taken, and looked after no more', async () => {
    const { socket, errors, reads, passes } = await ask(0);
    await passes(3_600_000);
    expect([socket.destroyed, errors]).toEqual([false, []]);
    expect(reads.mock.calls.length).toBeLessThan(3);
    socket.destroy();
  });
  it('is not given up for a moment in which the network lost something', async () => {
    const { socket, reads, passes } = await ask(2);
    await passes(60_000);
    expect(socket.destroyed).toBe(false);
    expect(reads.mock.calls.length).toBeGreaterThan(10);
    socket.destroy();
  });
});
