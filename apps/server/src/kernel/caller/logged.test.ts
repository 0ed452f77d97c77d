/** What the log says of who came in and of who asked for what is not theirs, from `info` on. */
import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { keepersOfTheirClient } from '../../test/made-up-role.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

const test = await openTestApp();
test.log.level = 'info';
const loggedLines = ({ errors }: Pick<TestApp, 'errors'> = test): unknown[] =>
  errors.splice(0).map((line) => {
    const { msg, user, ip, route, method } = JSON.parse(line);
    return { msg, user, ip, ...(route && { route }), ...(method && { method }) };
  });

it('who signed in, how and from where, without their name or password', async () => {
  await test.signedIn('employee');
  const lines = test.errors.join('\n');
  expect(loggedLines()).toEqual([
    { msg: 'signed in', user: 2, ip: '127.0.0.1', method: 'PASSWORD' },
  ]);
  expect(lines).not.toMatch(/employee|Test\.Person/);
});

it('who asked for what their role does not open', async () => {
  const employee = await test.signedIn('employee');
  loggedLines();
  expect((await employee.call(api.userAdmin.list, {})).status).toBe(403);
  expect(loggedLines()).toEqual([
    { msg: 'access was refused', user: 2, ip: '127.0.0.1', route: '/api/admin/user' },
  ]);
});

it('who asked for the rows of another client', async () => {
  const ofKeepers = await openTestApp({}, { rules: keepersOfTheirClient });
  ofKeepers.log.level = 'info';
  const keeper = await ofKeepers.signedIn('employee');
  loggedLines(ofKeepers);
  expect((await keeper.call(api.userAdmin.get, { id: 1 })).status).toBe(404);
  expect(loggedLines(ofKeepers)).toEqual([
    {
      msg: 'rows of others were refused',
      user: 2,
      ip: '127.0.0.1',
      route: '/api/admin/user/:id',
    },
  ]);
});
