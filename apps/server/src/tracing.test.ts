import { once } from 'node:events';
import { createServer } from 'node:http';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineJob } from './platform/jobs/index.ts';
import { passwords } from './test/factories.ts';
import { openTestApp } from './test/test-app.ts';

const Value = z.object({ stringValue: z.optional(z.string()) });
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: Value })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector of OpenTelemetry as the product sees one: what comes, and with which headers. */
const openCollector = async () => {
  const bodies: string[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer((request, response) => {
    let text = '';
    keys.add(request.headers['x-key']?.toString());
    request.setEncoding('utf8').on('data', (part: string) => void (text += part));
    request.on('end', () => {
      bodies.push(text);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, bodies, keys, close: () => server.close() };
};

const collector = await openCollector();
afterAll(() => void collector.close());
const test = await openTestApp({
  OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
});
/** What the collector has of a trace. */
const spansOf = async (traceId: string) => {
  await test.deps.tracing?.flush();
  return collector.bodies
    .flatMap((body) => Exported.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .filter((span) => span.traceId === traceId);
};
const traceId = (end: string): string => end.padStart(32, '1');
const browserSpan = { spanId: 'aaaaaaaaaaaaaaaa', parentId: 'bbbbbbbbbbbbbbbb' };
const parentOf = (trace: string, flags = '01'): string =>
  `00-${trace}-${browserSpan.spanId}-${flags}`;

describe('a trace', () => {
  it('goes from the browser to the statements of the database', async () => {
    const trace = traceId('a1');
    const caller = test.createCaller();
    await caller.send('GET', '/api/place?keyword=Brno', undefined, {
      accept: 'application/json',
      traceparent: parentOf(trace),
    });
    const signedIn = await test.signedIn('employee');
    await signedIn.send('GET', '/api/user/me', undefined, { traceparent: parentOf(trace) });
    await signedIn.send('GET', '/api/user/payment-history', undefined, {
      traceparent: parentOf(trace),
    });
    const body = {
      spans: [
        { ...browserSpan, name: 'GET', isCall: true },
        { spanId: browserSpan.parentId, parentId: null, name: '/profile/balance', isCall: false },
      ].map((span) => ({
        ...span,
        traceId: trace,
        startedAt: 1_700_000_000_000,
        durationMs: 12.5,
        isFailed: false,
      })),
    };
    expect((await caller.call(api.clientLog.trace, { body })).status).toBe(200);
    const spans = await spansOf(trace);
    const named = (name: string) => spans.find((span) => span.name === name);
    expect(named('/profile/balance')).not.toHaveProperty('parentSpanId');
    expect(named('GET')?.parentSpanId).toBe(named('/profile/balance')?.spanId);
    const request = named('GET /api/user/payment-history');
    expect(request?.parentSpanId).toBe(named('GET')?.spanId);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('with');
    expect([...collector.keys]).toEqual(['a b']);
  });
  it('is not kept where the browser that began it does not keep it', async () => {
    const trace = traceId('a2');
    await test
      .createCaller()
      .send('GET', '/api/config', undefined, { traceparent: parentOf(trace, '00') });
    expect(await spansOf(trace)).toEqual([]);
  });
  it('starts over where the header is unreadable', async () => {
    const before = collector.bodies.length;
    await test.createCaller().send('GET', '/api/csrf', undefined, { traceparent: 'nonsense' });
    await test.deps.tracing?.flush();
    expect(collector.bodies.slice(before).join()).toContain('GET /api/csrf');
  });
  it('goes on in what a body is read for', async () => {
    const trace = traceId('a3');
    const caller = test.createCaller();
    const { token, headerName } = (await caller.call(api.config.csrf, {})).body;
    await caller.send(
      'POST',
      '/api/auth/login',
      { username: 'employee@test.test', password: 'wrong' },
      { traceparent: parentOf(trace), [headerName]: token },
    );
    const spans = await spansOf(trace);
    const request = spans.find(({ name }) => name === 'POST /api/auth/login');
    expect(spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)).not.toEqual([]);
  });
});

describe('a job', () => {
  it('is a trace of its own with its statements', async () => {
    const done = Promise.withResolvers<void>();
    test.jobs.define(
      defineJob({
        name: 'test.traced',
        work: async () => {
          await sql`select 41 + 1`.execute(test.db);
          done.resolve();
        },
      }),
    );
    await test.jobs.send(test.db, 'test.traced', {});
    await done.promise;
    await expect
      .poll(async () => {
        await test.deps.tracing?.flush();
        return collector.bodies.join();
      })
      .toContain('job test.traced');
    expect(collector.bodies.join()).toContain('select 41 + 1');
  });
});

it('a collector is told nothing personal: no name, address, code or secret of anybody', async () => {
  const [admin, employee] = await Promise.all([test.signedIn('admin'), test.signedIn('employee')]);
  await admin.send('GET', '/api/admin/user?keyword=Tajomny&pageSize=20');
  await admin.send('GET', '/api/search?keyword=tajne%20slovo');
  await employee.send('GET', '/api/onboarding?code=SECRETCODE&userId=2');
  await admin.call(api.userAdmin.get, { id: 2 });
  const { body: me } = await employee.call(api.user.me, {});
  await test.deps.tracing?.flush();
  const bodies = collector.bodies.join('\n');
  const personal = [
    'employee@test.test',
    'Tajomny',
    'tajne',
    'SECRETCODE',
    me.lastName,
    ...Object.values(passwords),
  ].filter((text) => typeof text === 'string' && text.length > 3);
  expect(personal.length).toBeGreaterThan(5);
  expect(personal.filter((text) => bodies.includes(String(text)))).toEqual([]);
});
