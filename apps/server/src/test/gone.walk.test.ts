import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openFilledApp } from './filled-app.ts';

/** What is read of an owner who is gone, and why: everything else is as gone as they are. */
const outlives: Readonly<Record<string, string>> = {
  'partnerAccount.list': 'what a partner sold is still paid, to its account',
  'clientRefund.proposal': 'what a client paid beforehand is still sent back',
  'creditGrant.get': 'the books go on naming what was given',
  'creditGrant.items': 'the books go on naming what was given',
};

const { test, admin } = await openFilledApp();
/** Those that can be deleted, and have something beneath them. */
const owners = ['user', 'client', 'partner'] as const;
type Owner = (typeof owners)[number];
const isOwner = (word: string): word is Owner => owners.some((owner) => owner === word);

/** What some are asked with. */
const queries: Readonly<Record<string, string>> = {
  'clientReport.report': '?from=2026-01-01&to=2026-12-31',
  'clientReport.payroll': '?month=2026-01',
  'clientReport.payrollMonth': '?month=2026-01',
};

type Beneath = { readonly name: string; readonly owner: Owner; readonly path: string };
/** `user` of `/api/admin/user/:id/credit`, and of `/api/admin/user/:userId/mobile-device`. */
const ownerIn = (path: string): { owner: Owner; parameter: string } | undefined => {
  const [, byName] = /\/:(\w+)Id(?:\/|$)/.exec(path) ?? [];
  if (byName && isOwner(byName)) return { owner: byName, parameter: `:${byName}Id` };
  const [, word = ''] = /^\/api\/admin\/([a-z-]+)\/:id\/./.exec(path) ?? [];
  return isOwner(word) ? { owner: word, parameter: ':id' } : undefined;
};
const beneath: readonly Beneath[] = contractRoutes.flatMap(({ name, route }) => {
  const found = route.method === 'GET' ? ownerIn(route.path) : undefined;
  if (!found || !route.path.startsWith('/api/admin/')) return [];
  const address = route.path.replace(found.parameter, '{owner}').replaceAll(/:\w+/g, '1');
  return [{ name, owner: found.owner, path: `${address}${queries[name] ?? ''}` }];
});
/** Of each kind one that has something beneath it. */
const some: Readonly<Record<Owner, number>> = { user: 2, client: 1, partner: 1 };
const statusOf = async ({ path }: Beneath, id: number): Promise<number> =>
  (await admin.send('GET', path.replace('{owner}', String(id)))).statusCode;

it('these owners have something beneath them, and each exception is one of it', () => {
  expect([...new Set(beneath.map(({ owner }) => owner))].toSorted()).toEqual(owners.toSorted());
  const names = beneath.map(({ name }) => name);
  expect(Object.keys(outlives).filter((name) => !names.includes(name))).toEqual([]);
});

describe('beneath an owner who is gone', () => {
  it.each(beneath)('$name is gone, too', async (one) => {
    const own = some[one.owner];
    const before = await statusOf(one, own);
    expect([200, 404]).toContain(before);
    const table = sql.table(one.owner);
    // what must be gone before its owner is another test's
    await test.deps.write((tx) =>
      sql`update ${table} set deleted_at = now() where id = ${own}`.execute(tx),
    );
    const after = await statusOf(one, own);
    await test.deps.write((tx) =>
      sql`update ${table} set deleted_at = null where id = ${own}`.execute(tx),
    );
    expect([one.name, after]).toEqual([one.name, one.name in outlives ? 200 : 404]);
  });
  it.each(beneath)('$name is not there of an owner who never was', async (one) => {
    expect([one.name, await statusOf(one, 999_999)]).toEqual([one.name, 404]);
  });
});
