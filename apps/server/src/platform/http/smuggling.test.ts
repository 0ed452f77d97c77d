import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReadyAnswers } from './ready-answers.ts';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
let port: number;
const heard: string[] = [];
beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    ready: createReadyAnswers([], { sharerOf: () => '', ownerOf: () => undefined }),
    origin: 'https://benefits.example',
    trustProxy: 1,
    allowedHeaders: [],
    exposedHeaders: [],
  });
  app.post('/open', async ({ body }) => {
    heard.push(`/open ${JSON.stringify(body)}`);
    return 'open';
  });
  app.get('/hidden', async () => {
    heard.push('/hidden');
    return 'hidden';
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());
beforeEach(() => {
  heard.length = 0;
});

/** What is answered to bytes sent as they are, until the server closes the connection. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        answer += part;
      })
      .on('end', () => resolve(answer))
      .on('error', reject);
  });
const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (headers: readonly string[], body: string, ending = '\r\n'): string =>
  ['POST /open HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', body].join(
    ending,
  );

it('answers two requests of one connection where each says plainly where it ends', async () => {
  expect(await send(post(['Content-Length: 2'], `{}${hidden}`))).toMatch(/open[^]*hidden$/);
  expect(heard).toEqual(['/open {}', '/hidden']);
});

it.each([
  ['a length and pieces', ['Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['pieces and a length', ['Transfer-Encoding: chunked', 'Content-Length: 6'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 60'], '{}'],
  ['a list of lengths', ['Content-Length: 2, 60'], '{}'],
  ['a length with a sign', ['Content-Length: +2'], '{}'],
  ['a length in another base', ['Content-Length: 0x2'], '{}'],
  ['pieces under another name', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['pieces that are not the last', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['a space before the colon', ['Content-Length : 2'], '{}'],
  ['a header over two lines', ['Content-Length:', ' 2'], '{}'],
  ['a control sign in a header', ['X-Any: a\0b', 'Content-Length: 2'], '{}'],
  ['a piece of no known length', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a piece longer than it says', ['Transfer-Encoding: chunked'], '1\r\n{}\r\n0\r\n\r\n'],
  ['lines that end in a return alone', ['Content-Length: 2\rX-Any: y'], '{}'],
])(
  'closes over a request with %s, and never takes what comes behind it for another',
  async (_, headers, body) => {
    const answer = await send(post(headers, body + hidden));
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)?.at(-1)).toBe('HTTP/1.1 400');
    expect(heard).not.toContain('/hidden');
  },
);
