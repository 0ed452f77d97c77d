import { api } from '@cafeteria/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.signedIn('admin');
});
afterAll(() => test.close());

it.each([
  ['cs', 'Sport'],
  ['sk', 'Šport'],
])('an administrator who reads %s chooses „%s“', async (language, label) => {
  const { body } = await admin.call(
    api.promoRowAdmin.target,
    { type: 'CATEGORY', id: 6 },
    { 'accept-language': language },
  );
  expect(body).toMatchObject([{ id: 6, label }]);
});
