/** Whatever somebody changes in the ledger by hand is refused by the database, or found by the nightly check. */
import { readFileSync } from 'node:fs';
import { isOwnMoney, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atomic, columnTypes, type Db } from '../../platform/db/index.ts';
import { seedUsers } from '../../test/factories.ts';
import { readListedValues } from '../../test/listed-values.ts';
import { endLots, fillWallet, giveCredits, insertPartner, pay, takeOut } from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { listDifferences } from './check.queries.ts';
import { type LedgerTable, ledgerTables, writeChecksums } from './checksum.queries.ts';
import { expireLots, recall } from './credit.ts';
import { addDays, pragueDay } from './day.ts';
import { authorize, refund, voidPayment } from './payment.ts';

/** Columns anybody may change unseen, each with its reason. */
const free: Readonly<Record<string, string>> = {};

const userId = 2;
const bought = {
  currency: 'CZK',
  categoryId: null,
  useTaxed: false,
  usePrivate: false,
  partnerId: 1,
  branchOfficeId: null,
  offerId: null,
  merchantName: 'Bistro',
  credentialId: null,
  externalRef: null,
} as const;
let database: TestDatabase;
let listed: ReadonlyMap<string, readonly string[]>;
/** A ledger in which everything has happened once. */
const fill = async (db: Db): Promise<void> => {
  await seedUsers(db);
  const partnerId = await insertPartner(db);
  // there is another one of everything to be mistaken for
  await insertPartner(db, { name: 'Another' });
  await sql`
    insert into payment_credential (partner_id, name, key_id, public_key)
    values (${partnerId}, 'Till', 'key-1', '')`.execute(db);
  // somebody who works for the second of two companies
  await sql`
    insert into company (id, name, name_sort_cs, name_sort_sk, folded, country, registration_number, address)
    select n, 'C' || n, 'c', 'c', 'c', 'CZ', '2707435' || n, '{}'
    from generate_series(1, 2) n`.execute(db);
  await sql`update "user" set company_id = 2 where id = ${userId}`.execute(db);
  const tx = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(db, work);
  await giveCredits(db, userId, { amount: 900, regime: 'CZ_MEAL', note: 'March' });
  await endLots(db);
  await expireLots(db, 'CZK');
  await giveCredits(db, userId, { amount: 70 });
  await tx((t) => recall(t, { userId, clientId: 1, currency: 'CZK', lotIds: null }));
  await giveCredits(db, userId, {
    amount: 1_000,
    regime: 'CZ_MEAL',
    expiresOn: addDays(pragueDay(), 9),
    allowedCategoryIds: [2],
  });
  await fillWallet(db, userId, 500);
  const paid = await pay(db, userId, { partnerId, amount: 300, externalRef: 'A-1' });
  await tx((t) => refund(t, { id: paid.movementId }, 50, { note: 'cold' }));
  const held = await pay(db, userId, { partnerId, amount: 20, isHeld: true });
  await tx((t) => voidPayment(t, { id: held.movementId }));
  await pay(db, userId, { partnerId, amount: 10, isHeld: true });
  await pay(db, userId, { partnerId, amount: 90_000 });
  await takeOut(db, userId, 100);
};
beforeAll(async () => {
  database = await cloneDatabase();
  await fill(database.db);
  const lists = await readListedValues(database.db);
  listed = new Map(lists.map(({ table, column, values }) => [`${table}.${column}`, values]));
});
afterAll(() => database.drop());

/** Other values a column might be given, as SQL over the column itself. */
const othersOf = (table: LedgerTable, column: string): string[] => {
  const words = listed.get(`${table}.${column}`);
  if (words) return words.map((word) => `'${word}'`);
  switch (columnTypes[table][column]) {
    case 'timestamptz':
      return [`coalesce(${column}, now()) + interval '1 hour'`];
    case 'date':
      return [`coalesce(${column}, current_date) + 1`];
    case '_int4':
      return ['array[7]'];
    case 'text':
      return [`coalesce(${column}, '') || 'x'`];
    default:
      return [`coalesce(${column}, 0) + 1`, '1'];
  }
};
/** Whether a change is noticed, at once or by night; undefined where it changes nothing. */
const isNoticed = (update: string): Promise<boolean | undefined> => {
  let outcome: boolean | undefined;
  const undone = new Error('undone');
  return atomic(database.db, async (tx) => {
    const { numAffectedRows = 0n } = await sql.raw(update).execute(tx);
    if (numAffectedRows > 0n) {
      await sql`set constraints all immediate`.execute(tx);
      outcome = (await listDifferences(tx)).length > 0;
    }
    throw undone;
  }).catch((error: unknown) => (error === undone ? outcome : true));
};
const tables = ledgerTables.flatMap((table) =>
  Object.keys(columnTypes[table]).map((column) => [table, column] as const),
);

it('nothing differs before anything is changed', async () => {
  expect(await listDifferences(database.db)).toEqual([]);
});

describe('a change by hand is noticed', () => {
  it.each(tables)('of %s.%s', async (table, column) => {
    const unseen: string[] = [];
    let tried = 0;
    for (const value of othersOf(table, column)) {
      const differs = `${column} is distinct from (${value})`;
      // one row after another, as each may be held by something else
      for (let row = 0; row < 4; row += 1) {
        const one = `select ctid from ${table} where ${differs} order by ctid offset ${row * 3} limit 1`;
        const noticed = await isNoticed(
          `update ${table} set ${column} = ${value} where ctid in (${one})`,
        );
        if (noticed !== undefined) tried += 1;
        if (noticed === false) unseen.push(`${value} (${row})`);
      }
    }
    expect(tried).toBeGreaterThan(0);
    if (free[`${table}.${column}`]) expect(unseen).not.toEqual([]);
    else expect(unseen).toEqual([]);
  });

  it('of a partner’s part into the employer’s, entry by entry', async () => {
    const update = `update ledger_entry set to_account = 'EMPLOYER' where to_account = 'PARTNER'`;
    expect(await isNoticed(update)).toBe(true);
  });

  it('though the row is written again by the product', async () => {
    const { db } = database;
    const { movementId } = await pay(db, userId, { partnerId: 1, amount: 1, isHeld: true });
    const rename = (name: string) =>
      sql`update movement set merchant_name = ${name} where id = ${movementId}`.execute(db);
    await rename('Another');
    await atomic(db, (tx) => voidPayment(tx, { id: movementId }));
    expect(await listDifferences(db)).toMatchObject([
      { what: 'movement as written', of: String(movementId) },
    ]);
    await rename('Bistro');
    await sql`update movement set checksum = null where id = ${movementId}`.execute(db);
    await writeChecksums(db);
  });
});

it('a payment that does not say what was bought is broken, and nothing of it is guessed', async () => {
  const { db } = database;
  const { movementId } = await pay(db, userId, { partnerId: 1, amount: 1, isHeld: true });
  const work = atomic(db, async (tx) => {
    await sql`alter table movement drop constraint movement_of_partner_check`.execute(tx);
    await sql`update movement set regime = null where id = ${movementId}`.execute(tx);
    await voidPayment(tx, { id: movementId });
  });
  await expect(work).rejects.toThrow('does not say what was bought');
});

it('rows from before there were checksums get the ones the ledger would have written', async () => {
  const file = new URL('../../../migrations/0035_ledger_rows_as_written.sql', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const updates = text.slice(text.indexOf('update movement'));
  await atomic(database.db, async (tx) => {
    for (const table of ledgerTables.filter((one) => updates.includes(`update ${one} `)))
      await sql`update ${sql.table(table)} set checksum = null`.execute(tx);
    expect((await listDifferences(tx)).length).toBeGreaterThan(0);
    for (const update of updates.split(';').filter((one) => one.trim()))
      await sql.raw(update).execute(tx);
    expect(await listDifferences(tx)).toEqual([]);
  });
});

it.each(Regime.options.filter((regime) => !isOwnMoney(regime)))(
  'credits of %s can be given, and spent on what they are for',
  async (regime) => {
    const { db } = database;
    await giveCredits(db, 3, { amount: 100, regime });
    const purchase = { ...bought, userId: 3, amount: 100, regime };
    expect(await atomic(db, (tx) => authorize(tx, purchase))).toMatchObject({
      decline: null,
      parts: [{ regime, amount: 100 }],
    });
    expect(await listDifferences(db)).toEqual([]);
  },
);
