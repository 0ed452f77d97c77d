import { api } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestCaller } from '../../test/test-caller.ts';
import { begin, openDepositApp } from '../../test/deposit-app.ts';

const DepositStatus = z.object({ status: z.string() });
const test = await openDepositApp('DEMO');
const employee = await test.signedIn('employee');
const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });

const cookieOf = ({ cookies }: TestCaller): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const init = async () => (await begin(employee)).body.id;

/** An open stream: the states it told so far, and whether it has ended. */
const follow = async (id: number, caller = employee, at = origin) => {
  const leaving = new AbortController();
  const response = await fetch(`${at}/api/user/deposit/${id}`, {
    headers: { accept: 'text/event-stream', cookie: cookieOf(caller) },
    signal: leaving.signal,
  });
  const statuses: string[] = [];
  const stream = { status: response.status, statuses, isOver: false, leave: () => leaving.abort() };
  const listen = async (): Promise<void> => {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      for (const line of text.split('\n\n').slice(0, -1))
        if (line.startsWith('data:'))
          statuses.push(z.parse(DepositStatus, JSON.parse(line.slice(5))).status);
      text = text.slice(text.lastIndexOf('\n\n') + 2);
    }
    stream.isOver = true;
  };
  if (response.ok) void listen().catch(() => {});
  return stream;
};

describe('the stream of a deposit', () => {
  it('tells how it is at once and every change, and ends with the last', async () => {
    const id = await init();
    const stream = await follow(id);
    await expect.poll(() => stream.statuses).toEqual(['CREATED']);
    await test.pay(id);
    await test.notify(id);
    await expect.poll(() => stream.statuses).toEqual(['CREATED', 'SUCCESSFUL']);
    await expect.poll(() => stream.isOver).toBe(true);
  });
  it('of what is decided already tells that and ends', async () => {
    const id = await init();
    await employee.call(api.deposit.cancel, { id });
    const stream = await follow(id);
    await expect.poll(() => [stream.statuses, stream.isOver]).toEqual([['DECLINED'], true]);
  });
  it('tells what another node has done', async () => {
    const node = await test.anotherNode();
    const id = await init();
    const stream = await follow(id);
    await expect.poll(() => stream.statuses).toEqual(['CREATED']);
    await test.pay(id);
    await test.notify(id, {}, node.app);
    await expect.poll(() => stream.statuses).toEqual(['CREATED', 'SUCCESSFUL']);
    await node.close();
  });
  it('does not open without a session, nor for another person, nor for nothing', async () => {
    const id = await init();
    expect((await follow(id, test.createCaller())).status).toBe(401);
    expect((await follow(id, await test.signedIn('other'))).status).toBe(404);
    expect((await follow(999_999)).status).toBe(404);
  });
  it('tells nothing more when the session has ended', async () => {
    const leaver = await test.signedIn('employee');
    const id = await init();
    const stream = await follow(id, leaver);
    await expect.poll(() => stream.statuses).toEqual(['CREATED']);
    await leaver.call(api.auth.logout, {});
    await test.pay(id);
    await test.notify(id);
    await expect.poll(() => stream.isOver).toBe(true);
    expect(stream.statuses).toEqual(['CREATED']);
  });
  it('does not prolong the session it lasts in', async () => {
    const seenAt = async (): Promise<unknown> =>
      (await sql`select max(last_seen_at) as at from session`.execute(test.db)).rows;
    const id = await init();
    const stream = await follow(id);
    await expect.poll(() => stream.statuses).toEqual(['CREATED']);
    await sql`update session set last_seen_at = now() - interval '5 minutes'`.execute(test.db);
    const before = await seenAt();
    await sql`select pg_notify('deposit', ${String(id)})`.execute(test.db);
    await test.pay(id);
    await test.notify(id);
    await expect.poll(() => stream.statuses).toEqual(['CREATED', 'SUCCESSFUL']);
    expect(await seenAt()).toEqual(before);
  });
});

it('many streams need one connection to the database, and all are told', async () => {
  const id = await init();
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(id)));
  await expect.poll(() => streams.every(({ statuses }) => statuses.length === 1)).toBe(true);
  const { rows } = await sql<{ listeners: number }>`
    select count(*)::int as listeners
    from pg_stat_activity
    where datname = current_database() and query like 'listen "deposit"%'`.execute(test.db);
  // this node's, and the one of the tools the tests hold
  expect(rows[0]?.listeners).toBe(2);
  await test.pay(id);
  await test.notify(id);
  await expect.poll(() => streams.every(({ isOver }) => isOver)).toBe(true);
  expect(new Set(streams.map(({ statuses }) => statuses.join()))).toEqual(
    new Set(['CREATED,SUCCESSFUL']),
  );
});
