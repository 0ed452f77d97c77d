import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../test-app.ts';
import { prepare } from './chaos.ts';

const test = await openTestApp({}, { fill: async () => {} });

/** Imports of a play ended as failed when they came to the numbers of its shoppers. */
it('who is made during a play has no number of its people', async () => {
  await prepare(test.db, 3);
  const { rows } = await sql<{ id: number; last: number }>`
    select nextval(pg_get_serial_sequence('"user"', 'id'))::int as id, (select max(id) from "user") as last`.execute(
    test.db,
  );
  expect(rows[0]?.id).toBeGreaterThan(rows[0]?.last ?? 0);
});
