import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { endEmployments } from './user.jobs.ts';

const test = await openTestApp();

const leftDaysAgo = (id: number, days: number) =>
  sql`
    update "user" set
      employment_to = (now() at time zone 'Europe/Prague')::date - ${days}::int, active = true
    where id = ${id}`.execute(test.db);
const isActive = async (id: number): Promise<boolean | undefined> =>
  (await sql<{ active: boolean }>`select active from "user" where id = ${id}`.execute(test.db))
    .rows[0]?.active;

it('anyone who left keeps access for the days their employer leaves, then it ends with their sessions', async () => {
  await sql`
    update client set credit_policy = credit_policy || '{"leaverDays": 3}' where id = 1`.execute(
    test.db,
  );
  const employee = await test.signedIn('employee');
  await leftDaysAgo(2, 3);
  await endEmployments(test.deps);
  expect(await isActive(2)).toBe(true);
  await leftDaysAgo(2, 4);
  await endEmployments(test.deps);
  expect(await isActive(2)).toBe(false);
  expect((await employee.send('GET', '/api/user/me')).statusCode).toBe(401);
});
it('an administrator is nobody’s payroll', async () => {
  await leftDaysAgo(1, 100);
  await endEmployments(test.deps);
  expect(await isActive(1)).toBe(true);
});
