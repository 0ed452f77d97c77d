/**
 * A statement is the same text no matter who asks: PostgreSQL plans it once for everybody, and the names of prepared
 * statements (`platform/db/named-statements.ts`) are few. Somebody with numbers nobody else has reads all there is.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadDemo } from '../../demo/index.ts';
import { addressOf, contractRoutes } from './contract-routes.ts';
import { noteStatements } from './sent-statements.ts';
import { openTestApp } from './test-app.ts';

const clientId = 765_432;
const userId = 876_543;
const token = 'statement-texts';
const test = await openTestApp(
  {},
  {
    works: false,
    fill: (db) => loadDemo({ db, storeMedia: async () => {}, country: 'Cz' }),
  },
);

/** A row as another, but for these columns. */
const copyRow = async (table: string, id: number, own: Readonly<Record<string, string>>) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
    test.db,
  );
  const names = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name }) => (own[name] ? sql.raw(own[name]) : sql.ref(`t.${name}`)));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from ${sql.table(table)} t where t.id = ${id}`.execute(test.db);
};

const sent = new Set<string>();
beforeAll(async () => {
  await copyRow('client', 1, {
    id: String(clientId),
    name: `'Firma jinde'`,
    email_domains: `'{}'`,
    // of every part of a catalogue there is one to be asked for
    catalogue: `'{"mode": "ALL_EXCEPT", "partnerIds": [5], "hiddenCategoryIds": [3]}'`,
  });
  await copyRow('user', 2, {
    id: String(userId),
    username: `'jinde@test.test'`,
    email: `'jinde@test.test'`,
    personal_number: 'null',
    client_id: String(clientId),
  });
  await sql`
    insert into session (token_hash, user_id, csrf_token, expires_at)
    values (sha256(${token}::bytea), ${userId}, 'x', now() + interval '1 hour')`.execute(test.db);
  await test.follow();
  await test.settled();
  noteStatements((statement) => sent.add(statement));
});
afterAll(() => vi.restoreAllMocks());

const params = new URLSearchParams({
  keyword: 'kavarna',
  north: '52',
  south: '47',
  east: '23',
  west: '12',
  lat: '50.1',
  lng: '14.4',
  count: '20',
  from: '2026-01-01',
  to: '2026-12-31',
  branchOffices: '1,2,3',
});
const reads = contractRoutes.filter(
  ({ route: { method, access } }) =>
    method === 'GET' && ['user', 'public'].includes(String(access)),
);
/** Of these, with what is said beside them and without, so many are answered with something. */
const mostly = 60;

it('no statement names who asks', async () => {
  let answered = 0;
  for (const { route } of reads)
    for (const query of ['', `?${params.toString()}`]) {
      const { statusCode } = await test.app.inject({
        url: addressOf(route, '1') + query,
        headers: { cookie: `session=${token}`, 'accept-language': 'cs' },
      });
      expect(statusCode, route.path).toBeLessThan(500);
      if (statusCode === 200) answered += 1;
    }
  expect(answered).toBeGreaterThan(mostly);
  expect(
    [...sent].filter((text) => text.includes('"catalogue"') || text.includes('cl.catalogue'))
      .length,
  ).toBeGreaterThan(2);
  const naming = [...sent].filter((text) => /765432|876543/.test(text));
  expect(naming.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 200))).toEqual([]);
});
