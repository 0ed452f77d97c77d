import { route } from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError, createHttpServer, createReadyAnswers, registerErrorHandler } from './index.ts';
import { type HandlersOf, implementAll } from './implement.ts';

const toy = {
  count: route({
    method: 'GET',
    path: '/api/count/:to',
    access: 'user',
    summary: 'Counts, and waits',
    params: z.object({ to: z.coerce.number() }),
    response: z.object({ n: z.int() }),
    stream: z.object({ n: z.int() }),
  }),
};
type Caller = { readonly user: object | undefined };
const log = pino({ level: 'silent' });
const ended: string[] = [];
const handlers: HandlersOf<typeof toy, Caller> = {
  count: async function* ({ to }, _caller, closed) {
    if (to === 0) throw new AppError('common.error.notFound');
    try {
      for (let n = 1; n <= to; n += 1) yield { n, secret: 'not in the schema' };
      if (to > 2) await new Promise((resolve) => closed.addEventListener('abort', resolve));
    } finally {
      ended.push(`${to}`);
    }
  },
};

let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  ended.length = 0;
  const ready = createReadyAnswers([], { sharerOf: () => '', ownerOf: () => undefined });
  app = await createHttpServer({
    log,
    ready,
    origin: 'https://portal.test',
    trustProxy: 0,
    allowedHeaders: [],
    exposedHeaders: [],
  });
  registerErrorHandler(app);
  await app.register(async (instance) =>
    implementAll<{ toy: typeof toy }, Caller>(
      instance,
      { toy },
      { toy: handlers },
      {
        ready,
        lasting: new Set(),
        heavy: (_owner, work) => work(),
        heartbeatMs: 20,
        identify: async (_route, { headers }) => ({ user: headers.cookie ? {} : undefined }),
        assertAccess: (_route, { user }) => {
          if (!user) throw new AppError('common.error.unauthorized');
        },
        assertProven: async () => {},
        assertOwn: async () => {},
        sharedBy: () => undefined,
        sharerOf: () => '',
        ownerOf: () => undefined,
      },
    ),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const open = (to: number, signal?: AbortSignal) =>
  fetch(`${origin}/api/count/${to}`, {
    headers: { cookie: 'session=x', origin: 'https://portal.test' },
    ...(signal && { signal }),
  });

it('is one event after the other, each as its schema says, and ends with the last', async () => {
  const response = await open(2);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://portal.test');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const text = await response.text();
  expect(text.split('\n\n').filter((line) => line.startsWith('data'))).toEqual([
    'data: {"n":1}',
    'data: {"n":2}',
  ]);
});

it('does not open for anyone who may not read it, nor for what cannot be read', async () => {
  expect((await fetch(`${origin}/api/count/2`)).status).toBe(401);
  const wrong = await fetch(`${origin}/api/count/many`, { headers: { cookie: 'session=x' } });
  expect(wrong.status).toBe(400);
  expect(ended).toEqual([]);
});

it('asked for JSON, it is its first event and nothing more', async () => {
  const response = await fetch(`${origin}/api/count/3`, {
    headers: { cookie: 'session=x', accept: 'application/json' },
  });
  expect([response.headers.get('content-type'), await response.json()]).toEqual([
    'application/json; charset=utf-8',
    { n: 1 },
  ]);
  await expect.poll(() => ended).toEqual(['3']);
});

it('that cannot begin is answered like anything else, before it opens', async () => {
  const response = await open(0);
  expect([response.status, await response.json()]).toEqual([404, {}]);
});

it('shows that it is alive while nothing happens, and stops when its reader is gone', async () => {
  const leaving = new AbortController();
  const { body } = await open(3, leaving.signal);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/"n":3\}\n\n(:\n\n){2}/.test(text)) text += (await reader?.read())?.value ?? '';
  expect(ended).toEqual([]);
  leaving.abort();
  await expect.poll(() => ended).toEqual(['3']);
});

it('is open twenty times for one reader at most, and again when one of them is closed', async () => {
  const leaving = new AbortController();
  const first = await open(3, leaving.signal);
  const others = await Promise.all(Array.from({ length: 19 }, () => open(3)));
  expect(new Set([first, ...others].map(({ status }) => status))).toEqual(new Set([200]));
  expect((await open(3)).status).toBe(422);
  leaving.abort();
  await expect.poll(() => ended).toEqual(['3']);
  expect((await open(3)).status).toBe(200);
});

it('ends with the server', async () => {
  const { body } = await open(3);
  const reading = body && new Response(body).text();
  await app.close();
  expect(await reading).toContain('"n":3');
  await expect.poll(() => ended).toEqual(['3']);
});
