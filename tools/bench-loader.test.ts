/** What loads in measurements goes on where a proxy closes a connection, as nginx does after a thousand answers. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startLoader } from '../bench/full-size/loading.ts';

const closing: (() => unknown)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** One that does with each request of a connection what is said, by which of it it is. */
const startServer = async (answer: (socket: Socket, nth: number) => unknown): Promise<string> => {
  const server: Server = createServer((socket) => {
    let nth = 0;
    socket
      .on('data', () => {
        nth += 1;
        void answer(socket, nth);
      })
      .on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens at no port');
  return `http://127.0.0.1:${address.port}`;
};
const head = (more = ''): string => `HTTP/1.1 200 OK\r\nContent-Length: 4\r\n${more}\r\n`;
const requests = Array.from({ length: 100 }, () => ({ path: '/', headers: {} }));
const load = async (origin: string) => {
  const loader = startLoader();
  closing.push(() => loader.stop());
  const given = { connections: 3, seconds: 0, requests, isOnce: true };
  const late = sleep(10_000, 'it stands still', { ref: false });
  return Promise.race([loader.load({ origin, ...given }), late]);
};

it('one that says it closes after so many answers is asked on a new connection', async () => {
  const origin = await startServer((socket, nth) => {
    if (nth % 10 > 0) socket.write(`${head()}here`);
    else socket.end(`${head('Connection: close\r\n')}here`);
  });
  expect(await load(origin)).toMatchObject({ answers: 100, errors: 0 });
});

it('one that breaks off counts as an error, and the rest is asked on a new connection', async () => {
  const origin = await startServer((socket, nth) =>
    nth % 10 > 0 ? socket.write(`${head()}here`) : socket.end(head()),
  );
  const loaded = await load(origin);
  expect(loaded).toMatchObject({ answers: 100 });
  expect(loaded).toHaveProperty(
    'errors',
    expect.toSatisfy((errors: number) => errors >= 8),
  );
});

it('one that closes before it has answered anything ends the load', async () => {
  const origin = await startServer((socket) => socket.end());
  await expect(load(origin)).rejects.toThrow('closed');
});

it('an answer whose head comes in pieces is one answer', async () => {
  const origin = await startServer(async (socket) => {
    const text = `${head()}here`;
    socket.setNoDelay(true).write(text.slice(0, 25));
    await sleep(2);
    socket.write(text.slice(25));
  });
  expect(await load(origin)).toMatchObject({ answers: 100, errors: 0 });
});
