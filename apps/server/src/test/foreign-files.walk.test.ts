/** Files of who is signed in, asked for by a link on a page of somebody else's: the browser sends the cookie along. */
import { isSessionless } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const files = contractRoutes.filter(
  ({ route: { access, binary, method } }) =>
    binary !== undefined && method === 'GET' && !isSessionless(access),
);
const refusal = [403, expect.stringContaining('common.error.forbidden')];
const from = async (site: string, url: string) => {
  const { statusCode, body } = await admin.send('GET', url, undefined, { 'sec-fetch-site': site });
  return [statusCode, body];
};

it('files that leave with a session are among them', () => {
  const names = files.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['ownAccount.export', 'payoutBatch.file']));
});
it.each(files)('is not given to another site: $name', async ({ url }) => {
  expect(await from('cross-site', url)).toEqual(refusal);
  for (const own of ['same-origin', 'same-site', 'none'])
    expect(await from(own, url)).not.toEqual(refusal);
});
