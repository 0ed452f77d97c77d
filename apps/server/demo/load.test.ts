import {
  countryCode,
  currencyOfCountry,
  grantedRegimesOf,
  isOfOperator,
  needsClient,
  type Regime,
  type Role,
  rolesWhere,
  standingOf,
} from '@cafeteria/contract';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categories } from '../seed/categories.ts';
import { seedReferenceData } from '../seed/index.ts';
import { subcategories } from '../seed/subcategories.ts';
import { compareBooks } from '../src/money/book/index.ts';
import { addDays } from '../src/money/ledger/index.ts';
import { openFile } from '../src/money/month/files.ts';
import { readMonth } from '../src/money/month/read.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { checkLedger } from '../src/money/ledger/ledger.jobs.ts';
import { fillWallet } from '../src/test/money.ts';
import { cloneDatabase, type TestDatabase } from '../src/test/test-database.ts';
import { type DemoCounts, loadDemo, type StoredFile } from './index.ts';
import { pastMonths } from './money/settlements.ts';
import { demoPasswords, demoSignIns } from './sign-ins.ts';

/** What no employer of the demo gives, and why. */
const notGiven: Partial<Record<Regime, string>> = {
  CZ_FKSP: 'the employers of the demo are no public bodies',
  TAXED: 'nobody of the demo is given a wage this way',
};

describe.each(['Cz', 'Sk'] as const)('an installation of %s', (country) => {
  let database: TestDatabase;
  let counts: DemoCounts;
  const files: StoredFile[] = [];
  const box = createSecretBox(randomBytes(32));
  beforeAll(async () => {
    database = await cloneDatabase();
    await seedReferenceData(database.db, countryCode[country]);
    await seedReferenceData(database.db, countryCode[country]);
    counts = await loadDemo({
      db: database.db,
      storeMedia: async (file) => void files.push(file),
      country,
      box,
    });
  });
  afterAll(() => database.drop());

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    return rows[0]?.count ?? 0;
  };

  it('stores every row and every file it says', async () => {
    expect(counts).toEqual({
      partners: await count('partner'),
      branchOffices: await count('branch_office'),
      offers: await count('offer'),
      users: await count('user'),
      media: await count('media'),
    });
    expect(files).toHaveLength(counts.media);
  });

  it('seeds the reference data once', async () => {
    expect([await count('category'), await count('subcategory')]).toEqual([
      categories.length,
      subcategories.length,
    ]);
    expect(await count('place')).toBeGreaterThan(2_000);
  });

  it('lets the demonstration users in with their passwords', async () => {
    for (const { username, role } of demoSignIns) {
      const { rows } = await sql<{
        roles: Role[];
        client_id: number | null;
        password_hash: string;
      }>`
        select roles, client_id, password_hash from "user" where username = ${username}`.execute(
        database.db,
      );
      const [one] = rows;
      expect([username, one?.roles]).toEqual([username, [role]]);
      expect(await verify(one?.password_hash ?? '', demoPasswords[role])).toBe(true);
      // who has nothing but the rows of their own client has one
      if (needsClient(standingOf([role])) && !isOfOperator(standingOf([role])))
        expect([username, one?.client_id]).toEqual([username, expect.any(Number)]);
    }
  });

  it('has somebody of every role', async () => {
    const { rows } = await sql<{ role: Role }>`
      select distinct unnest(roles) as role from "user"`.execute(database.db);
    expect(rows.map(({ role }) => role).toSorted()).toEqual([...rolesWhere(() => true)].toSorted());
  });

  it('leaves the next ids free', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into client (name, country) values ('Nový klient', 'CZ') returning id`.execute(
      database.db,
    );
    expect(rows[0]?.id).toBe(4);
  });

  it('gives what may be given today, and most of what people buy is paid', async () => {
    const { rows: given } = await sql<{ regime: Regime }>`
      select distinct regime from credit_grant order by regime`.execute(database.db);
    const regimes = given.map(({ regime }) => regime);
    const mayBeGiven = grantedRegimesOf(countryCode[country]);
    expect(
      [...mayBeGiven].filter((regime) => !(regime in notGiven)).toSorted(),
      'give it in demo/money, or say in `notGiven` why nobody does',
    ).toEqual(regimes);
    const { rows: paid } = await sql<{ share: number }>`
      select (count(*) filter (where status = 'BOOKED'))::float / count(*) as share
      from movement
      where reason = 'PURCHASE'`.execute(database.db);
    expect(paid[0]?.share).toBeGreaterThan(0.75);
  });

  it('has money that adds up, also in the eyes of the nightly check', async () => {
    expect(await count('movement')).toBeGreaterThan(2_000);
    expect(await checkLedger(database.db)).toEqual([]);
    const { rows } = await sql<{ kind: string }>`
      select distinct concat_ws(' ', reason, status) as kind
      from movement
      where user_id = 2
      order by kind`.execute(database.db);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'EMPLOYER_GRANT BOOKED',
        'PURCHASE BOOKED',
        'PURCHASE DECLINED',
        'REFUND BOOKED',
        'TOP_UP BOOKED',
      ]),
    );
  });

  it('was worked through month by month, each on its days, and its clock is gone', async () => {
    const { rows } = await sql<{ month: string; received: number; documents: number }>`
      select
        to_char(d.day, 'YYYY-MM') as month, sum(d.debit)::bigint as received,
        (
          select count(*)::int from client_document n
          where n.kind = 'INVOICE'
            and to_char(n.issued_on, 'YYYY-MM') = to_char(d.day, 'YYYY-MM')
            and n.issued_on = (n.issued_at at time zone 'Europe/Prague')::date
        ) as documents
      from book_day d
      where d.account = 'BANK' and d.debit > 0
      group by 1, 3, to_char(d.day, 'YYYY-MM')
      order by 1`.execute(database.db);
    // of the year there are contracts of: each month but its first one is paid for in the next
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ documents }) => documents === 0)).toEqual([]);
    const { rows: left } = await sql<{ left: number }>`
      select
        (select count(*) from pg_namespace where nspname = 'demo_clock')
        + (select count(*) from pg_attrdef where pg_get_expr(adbin, adrelid) like '%demo_clock%') as left`.execute(
      database.db,
    );
    expect(left[0]?.left).toBe(0);
  });

  it('has a closed month with its files and hash, of the day it was closed on, and the next one may follow', async () => {
    const { db } = database;
    const month = pastMonths(new Date()).at(-1)?.slice(0, 7) ?? '';
    const looking = { userId: 1, currency: currencyOfCountry[country] };
    const closed = await readMonth(db, month, { ...looking, country: countryCode[country] });
    expect(closed.status).toBe('CLOSED');
    const [closing] = closed.closings;
    expect(closing?.closedAt?.slice(0, 7)).toBe(addDays(`${month}-28`, 10).slice(0, 7));
    expect(closing?.lines).toBeGreaterThan(100);
    expect(closing?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(closing?.files.map(({ kind }) => kind))).toEqual(
      new Set(['FUNDS', 'BALANCE', 'JOURNAL', 'ACCOUNTING', 'PAYROLL']),
    );
    for (const { id, sha256 } of closing?.files ?? []) {
      const { content } = await openFile(db, box, month, id);
      const hash = createHash('sha256');
      for await (const part of content()) hash.update(part);
      expect(hash.digest('hex')).toBe(sha256);
    }
    expect(await compareBooks(db)).toEqual([]);
    const next = addDays(`${month}-28`, 10).slice(0, 7);
    expect((await readMonth(db, next, { ...looking, country: 'CZ' })).earlier).toBeNull();
  });

  it('goes on in the ledger after it', async () => {
    await fillWallet(database.db, 2, 100, currencyOfCountry[country]);
    expect(await checkLedger(database.db)).toEqual([]);
  });
});

describe('loaded over midnight', () => {
  afterAll(() => void vi.useRealTimers());

  it('goes by the day of its transaction: who pays beforehand has ordered', async () => {
    const database = await cloneDatabase();
    const { db } = database;
    await seedReferenceData(db, 'CZ');
    const now = new Date();
    // the day of this process has changed, that of the transaction does not
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 86_400_000 });
    await loadDemo({ db, storeMedia: async () => {}, country: 'Cz', now });
    vi.useRealTimers();
    const { rows } = await sql<{ orders: number }>`
      select count(*)::int as orders from credit_order`.execute(db);
    expect(rows).toEqual([{ orders: 1 }]);
    await database.drop();
  });
});
