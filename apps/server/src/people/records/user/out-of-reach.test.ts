import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keepersOfTheirClient } from '../../../test/made-up-role.ts';
import { fillWallet } from '../../../test/money.ts';
import { openTestApp } from '../../../test/test-app.ts';

const test = await openTestApp({}, { rules: keepersOfTheirClient });

it('who looks after the people of one employer is not shown whose own money is out of reach', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into "user" (username, first_name, last_name, language, roles, client_id, active, folded)
    values ('odesla@test.test', 'Eva', 'Odešlá', 'CZ', '{ROLE_USER}', 1, false, 'eva odesla')
    returning id`.execute(test.db);
  const id = rows[0]?.id ?? 0;
  await fillWallet(test.db, id, 12_300);
  const found = async (who: 'admin' | 'employee', spending?: 'OUT_OF_REACH') =>
    (await (await test.signedIn(who)).call(api.userAdmin.list, { spending })).body.content.map(
      (one) => one.id,
    );
  expect(await found('admin', 'OUT_OF_REACH')).toEqual([id]);
  expect(await found('employee')).toContain(id);
  expect(await found('employee', 'OUT_OF_REACH')).toEqual([]);
});
