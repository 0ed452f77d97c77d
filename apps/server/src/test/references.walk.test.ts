/** Whatever a form names is there when it is saved, also when somebody deletes it at the same moment. */
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  camelCase,
  referencesIn,
  snakeCase,
  type TableDescription,
} from '../kernel/table/index.ts';
import { atomic, columnTypes, foreignKeys } from '../platform/db/index.ts';
import { tables } from '../tables.ts';
import { adminResources, type ResourceRoutes, resourceFixtures } from './admin-resources.ts';
import { buildBranchOffice, buildPartner } from './factories.ts';
import { openTestApp } from './test-app.ts';

type Values = Readonly<Record<string, unknown>>;
type TableName = keyof typeof columnTypes;

const test = await openTestApp();
const admin = await test.signedIn('admin');
const one = async (name: keyof typeof resourceFixtures, nth: number): Promise<number> => {
  const routes = adminResources.find(([known]) => known === name)?.[1] as ResourceRoutes;
  const body = await resourceFixtures[name]?.build(test, admin, nth);
  const made = await admin.call(routes.create, { body } as never);
  return (made.body as { id?: number }).id ?? 0;
};

const companyId = await one('companyAdmin', 501);
const clientId = await one('clientAdmin', 502);
const partnerId = await one('partnerAdmin', 503);
const otherPartner = async (): Promise<{ partnerId: number; branchOfficeIds: number[] }> => {
  const { body: partner } = await admin.call(api.partnerAdmin.create, { body: buildPartner() });
  const { body: branch } = await admin.call(api.branchOfficeAdmin.create, {
    partnerId: partner.id,
    body: buildBranchOffice(),
  });
  return { partnerId: partner.id, branchOfficeIds: [branch.id] };
};
const visibility = { mode: 'ONLY', clientIds: [clientId] };
/** Every field of a form that names a record somebody may delete. */
const named: Readonly<Record<string, () => Promise<Values>>> = {
  partnerAdmin: async () => ({ companyId, visibility }),
  branchOfficeAdmin: async () => ({ subcategoryIds: [201] }),
  offerAdmin: async () => ({ ...(await otherPartner()), subcategoryIds: [201], visibility }),
  companyAdmin: async () => ({}),
  clientAdmin: async () => ({
    employerCompanyIds: [companyId],
    catalogue: { mode: 'SELECTED', partnerIds: [partnerId], hiddenCategoryIds: [6] },
  }),
  userAdmin: async () => {
    const client = (await admin.call(api.clientAdmin.get, { id: clientId })).body;
    return { clientId, companyId: client.companyId };
  },
  magazineArticleAdmin: async () => ({ relatedPartnerIds: [partnerId] }),
  clientArticleAdmin: async () => ({}),
  subcategoryAdmin: async () => ({}),
  carouselAdmin: async () => ({ clientIds: [clientId] }),
  promoRowAdmin: async () => ({ placement: 'CATEGORY', categoryId: 6, clientIds: [clientId] }),
  clientContractAdmin: async () => ({ clientId, sellerId: companyId }),
  partnerContractAdmin: async () => ({ partnerId, sellerId: companyId }),
  taxLimitAdmin: async () => ({}),
};
/** The articles of the magazine and of an employer stand in one table. */
const tableOf = (name: string): TableDescription => {
  const known = snakeCase(name.replace(/Admin$/, ''));
  const [found] = tables
    .filter(({ table }) => known.endsWith(table))
    .toSorted((a, b) => b.table.length - a.table.length);
  if (!found) throw new Error(`no table of ${name}`);
  return found;
};

const canBeDeleted = (table: TableName): boolean => 'deleted_at' in columnTypes[table];
/** Fields of a table's form that lead to records somebody may delete. */
const fieldsOf = (table: TableDescription): string[] => [
  ...Object.entries(foreignKeys[table.table] ?? {})
    .filter(([column, to]) => canBeDeleted(to) && !column.startsWith('last_modified'))
    .map(([column]) => camelCase(column)),
  ...Object.entries(table.links)
    .filter(([, { table: link, target }]) => canBeDeleted(foreignKeys[link]?.[target] ?? 'media'))
    .map(([field]) => field),
  ...Object.entries(table.references)
    .filter(([, to]) => canBeDeleted(to))
    .map(([field]) => field),
];

const someoneWaits = async (): Promise<boolean> =>
  (
    await sql<{ waiting: number }>`
      select count(*)::int as waiting
      from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(test.db)
  ).rows[0]?.waiting === 1;

/** Saves while the record it names is being deleted; answers what was said. */
const saveBeside = async (
  to: TableName,
  id: unknown,
  save: () => Promise<{ status: number }>,
): Promise<number> => {
  const mark = (at: Date | null, db = test.db) =>
    sql`update ${sql.table(to)} set deleted_at = ${at} where id = ${id}`.execute(db);
  let answer: Promise<{ status: number }> | undefined;
  let answered = false;
  await atomic(test.db, async (tx) => {
    await mark(new Date(), tx);
    answer = save();
    void answer.then(() => (answered = true));
    await expect.poll(async () => answered || (await someoneWaits())).toBe(true);
  });
  const status = (await answer)?.status ?? 0;
  await mark(null);
  return status;
};

describe.each(adminResources)('%s', (name, routes) => {
  const fixture = resourceFixtures[name];
  const table = tableOf(name);
  const prepared = async () => {
    const parent = (await fixture?.parent?.(test, admin)) ?? {};
    const build = async (nth: number): Promise<Values> => ({
      ...(await fixture?.build(test, admin, nth)),
      ...(await named[name]?.()),
    });
    return { parent, build };
  };

  it('names everything it can name', async () => {
    const { parent, build } = await prepared();
    const references = referencesIn(table, { ...(await build(600)), ...parent });
    const form = routes.create.body as unknown as { readonly shape: Values };
    const missing = fieldsOf(table)
      .filter((field) => (field.split('.')[0] ?? '') in form.shape)
      .filter((field) => !references.some((reference) => reference.field === field));
    expect(missing).toEqual([]);
  });

  it('is never saved with a record that is deleted at the same moment', async () => {
    const { parent, build } = await prepared();
    const first = await build(700);
    const fields = referencesIn(table, { ...first, ...parent }).filter(({ to }) =>
      canBeDeleted(to),
    );
    for (const [index, { field, to }] of fields.entries()) {
      const body = await build(701 + index);
      const id = referencesIn(table, { ...body, ...parent }).find(
        (reference) => reference.field === field,
      )?.ids[0];
      const status = await saveBeside(to, id, () =>
        admin.call(routes.create, { ...parent, body } as never),
      );
      expect([field, status]).toEqual([field, expect.toSatisfy((code: number) => code >= 400)]);
    }
  });
});
