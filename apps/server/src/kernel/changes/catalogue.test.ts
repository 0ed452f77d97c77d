import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { tables } from '../../tables.ts';
import { followCatalogue } from './index.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db) }),
  })
).body.id;
afterEach(() => void vi.useRealTimers());

const follow = async () => {
  const { pool } = openDatabase({ connection: test.connection, max: 1 });
  const onTimePassed = vi.fn<() => void>();
  const catalogue = await followCatalogue({
    db: test.db,
    pool,
    tables,
    onChange: () => {},
    onTimePassed,
    log: () => {},
    pollMs: 60_000,
  });
  return {
    ...catalogue,
    onTimePassed,
    stop: async () => {
      await catalogue.stop();
      await pool.end();
    },
  };
};
const beginIn = (interval: string) =>
  sql`
    update partner set valid_from = now() + ${interval}::interval
    where id = ${partnerId}`.execute(test.db);

/** As if the hour had passed: no trigger notes it as a change. */
const passHour = async (): Promise<void> => {
  const client = await test.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query('update partner set valid_from = clock_timestamp() where id = $1', [
    partnerId,
  ]);
  client.release(true);
};

describe('time-limited content', () => {
  it("is noticed even when this machine's clock is ahead of the database's", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    const catalogue = await follow();
    await beginIn('1 hour');
    await catalogue.expire();
    expect(catalogue.onTimePassed).not.toHaveBeenCalled();
    await passHour();
    await catalogue.expire();
    expect(catalogue.onTimePassed).toHaveBeenCalledTimes(1);
    await catalogue.stop();
  });

  it('is noticed by the next look when one has failed', async () => {
    const catalogue = await follow();
    await beginIn('50 milliseconds');
    await sleep(80);
    await sql`alter table announcement rename to lost`.execute(test.db);
    await expect(catalogue.expire()).rejects.toThrow('announcement');
    await sql`alter table lost rename to announcement`.execute(test.db);
    await catalogue.expire();
    expect(catalogue.onTimePassed).toHaveBeenCalledTimes(1);
    await catalogue.expire();
    expect(catalogue.onTimePassed).toHaveBeenCalledTimes(1);
    await catalogue.stop();
  });
});

it('a change through one node is seen through another', async () => {
  const { db, pool, close } = openDatabase({ connection: test.connection, max: 3 });
  const log = pino({ level: 'silent' });
  const other = await buildApp({
    config: test.config,
    db,
    pool,
    jobs: createJobs({ connection: test.connection, log: () => {} }),
    log,
  });
  const nameThere = async (): Promise<unknown> =>
    (await other.app.inject(`/api/partner/${partnerId}`)).json().name;
  await sql`update partner set valid_from = null where id = ${partnerId}`.execute(test.db);
  await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
  await expect.poll(nameThere).toBe('Kavárna U\u00A0Zvonku');
  await expect.poll(async () => nameThere().then(() => other.ready.shared.hits)).toBeGreaterThan(0);
  const { version } = (await admin.call(api.partnerAdmin.get, { id: partnerId })).body;
  const logo = await insertMedia(test.db);
  expect(
    (
      await admin.call(api.partnerAdmin.update, {
        id: partnerId,
        body: { ...buildPartner({ name: 'Nové jméno', logo }), version },
      })
    ).status,
  ).toBe(200);
  await expect.poll(nameThere).toBe('Nové jméno');
  await other.app.close();
  await close();
});
