import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildPartner } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const make = async (name: string): Promise<number> =>
  (await admin.call(api.partnerAdmin.create, { body: buildPartner({ name }) })).body.id;
const right = await make('Kavárna');
const wrong = await make('Pekárna');
// written past the product, or under rules that were other then
await sql`update partner set name = ${'x'.repeat(130)} where id = ${wrong}`.execute(test.db);
await test.follow();

it('a list is answered with the row that breaks a rule of its form, and names it', async () => {
  const { status, body } = await admin.call(api.partnerAdmin.list, { sortBy: 'ID' });
  expect(status).toBe(200);
  const index = body.content.findIndex(({ id }) => id === wrong);
  expect(body.content.map(({ id }) => id)).toEqual(expect.arrayContaining([right, wrong]));
  expect(body.broken).toEqual([{ index, fields: ['name'] }]);
});

it('such a record is opened, refused as it is, and saved when it is mended', async () => {
  const { status, body } = await admin.call(api.partnerAdmin.get, { id: wrong });
  expect(status).toBe(200);
  expect(body.name).toHaveLength(130);
  const save = (name: string) =>
    admin.call(api.partnerAdmin.update, {
      id: wrong,
      body: { ...buildPartner({ name }), version: body.version },
    });
  const refused = await save(body.name);
  expect(refused.status).toBe(422);
  expect(refused.body.fieldErrors).toEqual([expect.objectContaining({ field: 'name' })]);
  expect((await save('Pekárna')).status).toBe(200);
  expect((await admin.call(api.partnerAdmin.list, {})).body).not.toHaveProperty('broken');
});
