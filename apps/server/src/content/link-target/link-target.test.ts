import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');

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
