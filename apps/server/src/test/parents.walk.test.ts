import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openFilledApp } from './filled-app.ts';

/** The tables of what stands under a parent in an address, by its path. */
const tables: Readonly<Record<string, string>> = {
  'branch-office': 'branch_office',
  'branch-office/import': 'branch_office_import',
  account: 'partner_account',
  'payment-credential': 'payment_credential',
  'directory-token': 'client_directory_token',
  'mobile-device': 'mobile_device',
  article: 'article',
  'user-import': 'user_import',
  'credit-grant': 'credit_grant',
  'credit-order': 'credit_order',
  'credit-grant-import': 'credit_grant_import',
  'used-elsewhere-import': 'used_elsewhere_import',
};
/** The least that passes as a body, where one is read before the record is looked for. */
const bodies: Readonly<Record<string, object>> = {
  activate: { active: false },
  action: { action: 'BLOCK' },
  account: { status: 'REFUSED' },
  recall: { reason: 'by mistake' },
  cancel: { reason: 'by mistake' },
  run: { accepted: [] },
};
/** `recall` of `…/credit-grant/:id/recall`, `account` of `…/account/:id`. */
const lastWordOf = (path: string): string =>
  path.split('/').findLast((part) => !part.startsWith(':')) ?? '';
/** Sent whole records, which are looked for by their parent as these are (`kernel/crud`, scope.test). */
const wholeRecords = /\.(update|copy|restore)$/;

const { test } = await openFilledApp();
const admin = test.createCaller();
await admin.signIn('admin@demo.test', 'Demo.Admin.1');

type Nested = { readonly parent: string; readonly path: string };
const nestedIn = (path: string): Nested | undefined => {
  const [, parent = '', under = ''] = /\/:(client|partner|user)Id\/(.+?)\/:id/.exec(path) ?? [];
  return parent ? { parent, path: under } : undefined;
};
const nested = contractRoutes.flatMap(({ name, route }) => {
  const found = nestedIn(route.path);
  return found && !wholeRecords.test(name) ? [{ name, route, ...found }] : [];
});

/** A record with a parent, and a parent that is not its own. */
const recordOf = async ({ parent, path }: Nested) => {
  const table = sql.table(tables[path] ?? path);
  const column = sql.ref(`${parent}_id`);
  const { rows } = await sql<{ id: number; own: number; other: number }>`
    select t.id, t.${column} as own,
      (select min(p.id) from ${sql.table(parent)} p where p.id <> t.${column}) as other
    from ${table} t where t.${column} is not null order by t.id limit 1`.execute(test.db);
  return rows[0];
};
const rowOf = async ({ path }: Nested, id: number): Promise<unknown> =>
  (await sql`select * from ${sql.table(tables[path] ?? path)} where id = ${id}`.execute(test.db))
    .rows;

it('these records stand under a parent', () =>
  expect([...new Set(nested.map(({ path }) => path))].toSorted()).toEqual(
    Object.keys(tables).toSorted(),
  ));

it.each(nested)('is not there, and stays as it is, under another parent: $name', async (one) => {
  const record = await recordOf(one);
  if (!record) throw new Error(`filled-app has no ${one.path}`);
  const before = await rowOf(one, record.id);
  const address = (parent: number): string =>
    one.route.path
      .replace(/:(client|partner|user)Id/, String(parent))
      .replace(':id', String(record.id));
  const body = one.route.body ? (bodies[lastWordOf(one.route.path)] ?? {}) : undefined;
  const { statusCode } = await admin.send(one.route.method, address(record.other), body);
  expect([address(record.other), statusCode]).toEqual([address(record.other), 404]);
  expect(await rowOf(one, record.id)).toEqual(before);
  if (one.route.method !== 'GET') return;
  // with its own parent it is: it was not another fault of the address
  expect((await admin.send('GET', address(record.own))).statusCode).toBe(200);
});
