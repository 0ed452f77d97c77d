import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymiseUser } from '../people/records/user/user.admin.queries.ts';
import { columns, query } from '../platform/db/index.ts';
import { seedUsers } from '../test/factories.ts';
import { cloneDatabase, type TestDatabase } from '../test/test-database.ts';
import { personOf } from './named-person.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
});
afterAll(() => database.drop());

const named = async (id: number | null) => {
  const { rows } = await query`
    select ${columns({ person: personOf('s.made_by') })} from (values (${id}::int)) s (made_by)`.execute(
    database.db,
  );
  return rows[0]?.person;
};

it('who did something is named, and by the number alone once the account was erased', async () => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from "user" order by id limit 1`.execute(
    database.db,
  );
  const [person] = rows;
  expect(await named(person?.id ?? 0)).toEqual(person);
  await anonymiseUser(database.db, person?.id ?? 0);
  expect(await named(person?.id ?? 0)).toEqual({ id: person?.id, name: '' });
});
it('nobody is nobody', async () => {
  expect(await named(null)).toBeNull();
  expect(await named(999_999)).toBeNull();
});
