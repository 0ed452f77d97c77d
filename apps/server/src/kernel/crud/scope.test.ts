import { standingOf, userAdminRoutes, type UserForm, type UserRecord } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, seedUsers } from '../../test/factories.ts';
import { atomic } from '../../platform/db/index.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Editor } from '../caller/index.ts';
import { describeTable } from '../table/index.ts';
import { defineEntity } from './entity.ts';
import { getRow, listRows } from './read-rows.ts';
import { activateRow, insertRow, removeRow, updateRow } from './write-rows.ts';

// the contract says whose the rows are: nothing here does
const { listOfClient: _, ...routes } = userAdminRoutes;
const people = defineEntity(routes, describeTable('user', {}), {
  prepare: () => ({ nameSortCs: '', nameSortSk: '', folded: '' }),
  derived: { onboarding: sql<UserRecord['onboarding']>`'{}'::jsonb` },
  present: () => ({ clientName: null, companyName: null, factors: null }),
});
const editorOf = (onlyClientId: number | undefined): Editor => ({
  user: { id: 1, standing: standingOf([]), clientId: onlyClientId ?? null },
  onlyClientId,
  ip: '127.0.0.1',
  language: 'cs',
  primary: 'cs',
  audience: { kind: 'public' },
});
const manager = editorOf(1);
const administrator = editorOf(undefined);
const [own, foreign] = [{ id: 2 }, { id: 3 }];

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
});
afterAll(() => database.drop());

it('lists and counts what is in scope: all for whom it does not narrow, nothing without a client', async () => {
  const listed = async (editor: Editor) => {
    const query = { pageSize: 10, pageNumber: 0, active: 'ALL' } as const;
    const { content, totalElements } = await listRows(people, database.db, editor, query);
    return [content.map(({ id }) => id), totalElements];
  };
  expect(await listed(manager)).toEqual([[2], 1]);
  expect(await listed(editorOf(0))).toEqual([[], 0]);
  expect(await listed(administrator)).toEqual([[3, 2, 1], 3]);
});

it('finds, saves, switches and deletes nothing beyond it', async () => {
  const form: UserForm & { version: number } = { ...buildUser({ username: 'x' }), version: 1 };
  expect(await getRow(people, database.db, manager, own)).toMatchObject({ id: 2 });
  for (const attempt of [
    () => getRow(people, database.db, manager, foreign),
    () => updateRow(people, database.db, manager, form, foreign),
    () => activateRow(people, database.db, manager, false, foreign),
    () => removeRow(people, database.db, manager, foreign),
  ])
    await expect(attempt()).rejects.toThrow('common.error.notFound');
  expect(await getRow(people, database.db, administrator, foreign)).toMatchObject({ version: 1 });
});

it('makes nothing beyond it', async () => {
  const insertion = atomic(database.db, (tx) =>
    insertRow(people, tx, manager, 'CREATE', buildUser({ username: 'y', clientId: 2 }), {}),
  );
  await expect(insertion).rejects.toThrow('common.error.notFound');
});
