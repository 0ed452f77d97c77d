import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { buildPartner, insertMedia } from './factories.ts';
import { openTestApp } from './test-app.ts';
import { cloneDatabase } from './test-database.ts';

/** A replica that stands still: it has nothing of what is written from now on. */
const stale = await cloneDatabase();
const test = await openTestApp({}, { standbyAt: () => stale.connection });
const admin = await test.signedIn('admin');
const metricsText = async (): Promise<string> => (await test.app.inject('/metrics')).body;
const ask = async () => {
  const { body } = await admin.call(api.audit.list, { entity: 'partner' });
  return body.content.length;
};

it('what may lag is answered by the replica, all else and every write by the primary, which takes over', async () => {
  const logo = await insertMedia(test.db);
  const { id } = (await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo }) })).body;
  expect((await admin.call(api.partnerAdmin.get, { id })).status).toBe(200);
  expect(await ask()).toBe(0);
  expect(await metricsText()).toMatch(/^replica_lag_seconds\{of="reports"\} 0$/m);
  // the machine is gone, with its connections
  await stale.drop();
  expect(await ask()).toBe(1);
  await test.standby?.look();
  expect(await ask()).toBe(1);
  const metrics = await metricsText();
  expect(metrics).toMatch(/^replica_answers_total\{database="standby"\} 1$/m);
  expect(metrics).toMatch(/^replica_answers_total\{database="primary"\} 2$/m);
  expect(metrics).not.toMatch(/^replica_lag_seconds\{/m);
  expect(test.errors).toEqual([]);
});
