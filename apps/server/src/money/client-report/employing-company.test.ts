/** A client of two companies: each has its own limits of the law, also for people who move from one to the other. */
import { api, type Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { buildCompany } from '../../test/factories.ts';
import {
  endLots,
  forgetMoney,
  giveCredits,
  insertEmployees,
  insertPartner,
  pay,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { listDifferences } from '../ledger/check.queries.ts';
import { expireLots, recall } from '../ledger/credit.ts';
import { pragueDay, pragueYear, refund, sumBeyond } from '../ledger/index.ts';
import { listPayroll, wayTo } from './payroll.queries.ts';
import { readPayroll, spanOf } from './payroll.ts';

const test = await openTestApp();
const { db } = test;
const admin = await test.signedIn('admin');
const clientId = 1;
const year = pragueYear();
const month = pragueDay().slice(0, 7);
const [eva = 0, jan = 0] = await insertEmployees(db, 2);
const gym = await insertPartner(db, { mainCategoryId: 6 });
const companyOf = async (name: string, registrationNumber: string): Promise<number> =>
  (
    await admin.call(api.companyAdmin.create, {
      body: buildCompany({ name, registrationNumber }),
    })
  ).body.id;
const a = await companyOf('A s. r. o.', '27074358');
const b = await companyOf('B a. s.', '27095231');
await sql`
  insert into client_employer (client_id, company_id, position)
  values (${clientId}, ${a}, 8), (${clientId}, ${b}, 9)`.execute(db);
await sql`update tax_limit set amount = 10000 where period = 'YEAR'`.execute(db);
const policy = (overLimit: 'BLOCK' | 'TAX') =>
  sql`
    update client
    set credit_policy = credit_policy || jsonb_build_object('overLimit', ${overLimit}::text)`.execute(
    db,
  );
const worksFor = (companyId: number | null, id = eva) =>
  sql`update "user" set company_id = ${companyId} where id = ${id}`.execute(db);
const give = (amount: number, regime: Regime = 'CZ_LEISURE', id = eva) =>
  giveCredits(db, id, { amount, regime });
const buy = (amount: number, id = eva) => pay(db, id, { partnerId: gym, amount, useTaxed: true });
const back = (movementId: number, amount?: number) =>
  atomic(db, (tx) => refund(tx, { id: movementId }, amount));
const moveLast = (ofMonth: number, ofYear = year) =>
  sql`
    update movement set
      occurred_at = make_timestamptz(${ofYear}, ${ofMonth}, 15, 12, 0, 0, 'Europe/Prague')
    where id = (select max(id) from movement)`.execute(db);
/** The company each lot is of, in the order they were opened. */
const companies = async (id = eva): Promise<(number | null)[]> =>
  (
    await sql<{ company: number | null }>`
      select k.company_id as company
      from credit_lot l
      left join credit_lot_company k on k.user_id = l.user_id and k.lot_id = l.id
      where l.user_id = ${id}
      order by l.id`.execute(db)
  ).rows.map(({ company }) => company);
/** What payroll says of a month, company by company: used, and what of it is taxed. */
const payroll = async (of = month) =>
  (await readPayroll(db, clientId, of))
    .filter(({ used, taxable }) => used !== 0 || taxable !== 0)
    .map(({ company, used, taxable }) => [company.id, used, taxable]);
const limits = async () =>
  (await admin.call(api.userCredit.overview, { id: eva })).body.limits.map(
    ({ company, regime, used }) => [
      company?.name.replaceAll('\u00A0', ' ') ?? null,
      regime,
      used.amount,
    ],
  );

beforeEach(async () => {
  await forgetMoney(db);
  await sql`delete from used_elsewhere`.execute(db);
  await sql`delete from used_elsewhere_company`.execute(db);
  await policy('BLOCK');
  await worksFor(a);
  await worksFor(a, jan);
});

describe('somebody who goes from one company of a client to another', () => {
  it('has the exemption of each, and spends of each no more than that', async () => {
    await give(20_000);
    expect((await buy(10_000)).decline).toBeNull();
    expect((await buy(1)).decline).toBe('OVER_LIMIT');
    await worksFor(b);
    await give(20_000);
    expect(await companies()).toEqual([a, b]);
    expect((await buy(10_000)).decline).toBeNull();
    expect((await buy(1)).decline).toBe('OVER_LIMIT');
    expect(await limits()).toEqual([
      ['A s. r. o.', 'CZ_LEISURE', 10_000],
      ['B a. s.', 'CZ_LEISURE', 10_000],
    ]);
    expect(await listDifferences(db)).toEqual([]);
  });

  it('shows of each lot whose limit it uses, with a person and with a grant', async () => {
    await give(10_000);
    await worksFor(b);
    await give(20_000);
    const shown = (names: readonly (string | null)[]) =>
      names.map((name) => name?.replaceAll('\u00A0', ' '));
    const { lots } = (await admin.call(api.userCredit.credit, { id: eva })).body;
    expect(shown(lots.map(({ companyName }) => companyName))).toEqual(['A s. r. o.', 'B a. s.']);
    const { body } = await admin.call(api.creditGrant.items, {
      clientId,
      id: lots[0]?.grantId ?? 0,
    });
    expect(shown(body.content.map(({ companyName }) => companyName))).toEqual(['A s. r. o.']);
  });

  it('is taxed by each company for what is beyond its own limit', async () => {
    await policy('TAX');
    await give(12_000);
    const first = await buy(12_000);
    expect(await sumBeyond(db, eva, first.movementId)).toBe(2_000);
    await worksFor(b);
    await give(11_000);
    const second = await buy(11_000);
    expect(await sumBeyond(db, eva, second.movementId)).toBe(1_000);
    expect(await payroll()).toEqual([
      [a, 12_000, 2_000],
      [b, 11_000, 1_000],
    ]);
    const { body } = await admin.call(api.clientReport.payrollMonth, { clientId, month });
    expect(body.companies).toMatchObject([
      { id: a, people: 1, granted: 12_000, used: 12_000, taxable: 2_000 },
      { id: b, people: 1, granted: 11_000, used: 11_000, taxable: 1_000 },
    ]);
    expect(body.total).toMatchObject({ people: 1, used: 23_000, taxable: 3_000 });
  });

  it('is the same to payroll whether it reads the year or takes back from what was counted', async () => {
    await policy('TAX');
    await give(30_000);
    await moveLast(1);
    for (const at of [1, 3]) {
      await buy(6_000);
      await moveLast(at);
    }
    await worksFor(b);
    await give(20_000);
    await moveLast(4);
    const paid = await buy(20_000);
    await moveLast(5);
    await back(paid.movementId, 9_000);
    await moveLast(11);
    for (let at = 1; at <= 12; at += 1) {
      const span = spanOf(`${year}-${String(at).padStart(2, '0')}`);
      const [whole, part] = await Promise.all(
        (['sinceTheYear', 'untilNow'] as const).map(async (way) =>
          (await listPayroll(db, [clientId], span, way)).filter(
            ({ usedBefore, usedAfter }) => usedBefore !== 0 || usedAfter !== 0,
          ),
        ),
      );
      expect(part).toEqual(whole);
    }
    expect(wayTo(spanOf(`${year}-12`), `${year}-12-05`)).toBe('untilNow');
    expect(await payroll(`${year}-03`)).toEqual([[a, 6_000, 2_000]]);
  });

  it('gives what is refunded later back to the company whose credits they were', async () => {
    await policy('TAX');
    const grantId = await give(12_000);
    const { movementId } = await buy(12_000);
    await worksFor(b);
    await give(5_000);
    await endLots(db, sql<boolean>`l.grant_id = ${grantId}`);
    await expireLots(db, 'CZK');
    await back(movementId, 4_000);
    // the lot has ended, so another one of the same company is opened
    expect(await companies()).toEqual([a, b, a]);
    expect(await payroll()).toEqual([[a, 8_000, 0]]);
    expect((await buy(9_000)).decline).toBeNull();
    expect(await payroll()).toEqual([
      [a, 12_000, 2_000],
      [b, 5_000, 0],
    ]);
    expect(await listDifferences(db)).toEqual([]);
  });

  it('has what is refunded after New Year corrected by the company whose credits they were', async () => {
    await policy('TAX');
    await give(12_000);
    await moveLast(10, year - 1);
    const ofA = await buy(12_000);
    await moveLast(10, year - 1);
    await worksFor(b);
    await give(15_000);
    await moveLast(11, year - 1);
    const ofB = await buy(15_000);
    await moveLast(11, year - 1);
    await sql`update regime_usage set year = ${year - 1} where user_id = ${eva}`.execute(db);
    await back(ofA.movementId, 5_000);
    await back(ofB.movementId, 3_000);
    const corrections = (await readPayroll(db, clientId, month))
      .filter(({ correctionOf }) => correctionOf !== null)
      .map(({ company, correctionOf, used, taxable }) => [company.id, correctionOf, used, taxable]);
    expect(corrections).toEqual([
      [a, `${year - 1}-10`, -5_000, -2_000],
      [b, `${year - 1}-11`, -3_000, -3_000],
    ]);
  });

  it('loses what is taken back, and has the exemption that was used nevertheless', async () => {
    await give(20_000);
    await buy(4_000);
    await worksFor(b);
    await give(10_000);
    await atomic(db, (tx) => recall(tx, { userId: eva, clientId, currency: 'CZK', lotIds: null }));
    await worksFor(a);
    await give(10_000);
    expect((await buy(6_001)).decline).toBe('OVER_LIMIT');
    expect((await buy(6_000)).decline).toBeNull();
    expect(
      (await readPayroll(db, clientId, month)).map((line) => [line.company.id, line.recalled]),
    ).toEqual([
      [a, 16_000],
      [b, 10_000],
    ]);
    expect(await listDifferences(db)).toEqual([]);
  });

  it('is warned of when credits are granted by what the company of today has given', async () => {
    await give(9_000);
    await worksFor(b);
    const tried = (amount: number) =>
      admin.call(api.creditGrant.grant, {
        clientId,
        body: {
          regime: 'CZ_LEISURE',
          ground: 'BEYOND_WAGE',
          currency: 'CZK',
          validFrom: pragueDay(),
          items: [{ userId: eva, amount }],
          allowedCategoryIds: null,
          note: null,
          dryRun: true,
          repeats: false,
        },
      });
    expect((await tried(10_000)).body.warnings).toEqual([]);
    expect((await tried(10_001)).body.warnings).toMatchObject([
      { userId: eva, granted: 10_001, companyName: null },
    ]);
  });
});

describe('what was used elsewhere', () => {
  const say = (amount: number, companyId: number | null = null) =>
    admin.call(api.usedElsewhere.save, {
      id: eva,
      body: { clientId, companyId, regime: 'CZ_LEISURE', year, amount },
    });
  const figures = async () =>
    (await admin.call(api.usedElsewhere.list, { id: eva })).body.items.map(
      ({ companyId, amount }) => [companyId, amount],
    );
  it('is of the company somebody works for, and stays its when they go over', async () => {
    await give(20_000);
    await say(8_000);
    expect((await buy(2_001)).decline).toBe('OVER_LIMIT');
    await worksFor(b);
    await give(20_000);
    expect(await figures()).toEqual([[a, 8_000]]);
    // ten thousand of B, and what is left of A
    expect((await buy(12_001)).decline).toBe('OVER_LIMIT');
    expect((await buy(12_000)).decline).toBeNull();
    const lines = (await readPayroll(db, clientId, month)).map(
      ({ company, used, elsewhere, taxable }) => [company.id, used, elsewhere, taxable],
    );
    expect(lines).toEqual([
      [a, 2_000, 8_000, 0],
      [b, 10_000, 0, 0],
    ]);
  });
  it('is said of each company by itself, also of one from before, and not of a stranger', async () => {
    await give(1_000);
    await say(3_000);
    await worksFor(b);
    await say(4_000);
    expect((await say(5_000, a)).body.items).toMatchObject([
      { companyId: a, amount: 5_000 },
      { companyId: b, amount: 4_000 },
    ]);
    await worksFor(a);
    // said once more of who came back it replaces what was said
    await say(6_000, a);
    expect(await figures()).toEqual([
      [a, 6_000],
      [b, 4_000],
    ]);
    await say(0, b);
    await say(0);
    expect(await figures()).toEqual([]);
    const c = await companyOf('C s. r. o.', '00006947');
    expect((await say(1, c)).status).toBe(422);
  });
});

describe('a limit of the person', () => {
  const paid = { partnerId: gym, currency: 'EUR', country: 'SK', useTaxed: true } as const;
  const giveSlovak = (amount: number) =>
    giveCredits(db, eva, { amount, regime: 'SK_NON_CASH', currency: 'EUR' });
  it('is one for all companies: Slovak benefits that are not money', async () => {
    await giveSlovak(8_000);
    expect((await pay(db, eva, { ...paid, amount: 8_000 })).decline).toBeNull();
    await worksFor(b);
    await giveSlovak(8_000);
    expect((await pay(db, eva, { ...paid, amount: 2_001 })).decline).toBe('OVER_LIMIT');
    expect((await pay(db, eva, { ...paid, amount: 2_000 })).decline).toBeNull();
    expect(await limits()).toEqual([[null, 'SK_NON_CASH', 10_000]]);
  });
  it('is not used twice by one payment of credits of two companies', async () => {
    await giveSlovak(8_000);
    await worksFor(b);
    await giveSlovak(8_000);
    expect((await pay(db, eva, { ...paid, amount: 12_000 })).decline).toBe('OVER_LIMIT');
    await policy('TAX');
    const { movementId, taxed } = await pay(db, eva, { ...paid, amount: 12_000 });
    expect(taxed).toBe(2_000);
    expect(await sumBeyond(db, eva, movementId)).toBe(2_000);
    const lines = await readPayroll(db, clientId, month);
    expect(lines.map(({ company, used }) => [company.id, used])).toEqual([
      [a, 8_000],
      [b, 4_000],
    ]);
    expect(lines.reduce((sum, { taxable }) => sum + (taxable ?? 0), 0)).toBe(2_000);
  });
});

describe('the company of a lot', () => {
  it('that nobody said is the one its owner works for, and stays that when it is changed', async () => {
    await give(20_000);
    await forgetCompanies();
    await buy(7_000);
    expect(await payroll()).toEqual([[a, 7_000, 0]]);
    await worksFor(b);
    expect(await companies()).toEqual([a]);
    await give(20_000);
    expect((await buy(3_000)).decline).toBeNull();
    expect(await payroll()).toEqual([[a, 10_000, 0]]);
    expect(await listDifferences(db)).toEqual([]);
  });
  it('of who works for the client’s own is that company, also after the client has another one', async () => {
    await worksFor(null);
    const own = (
      await sql<{ company: number | null }>`
        select company_id as company from client where id = ${clientId}`.execute(db)
    ).rows[0]?.company;
    await sql`update client set company_id = ${a} where id = ${clientId}`.execute(db);
    await give(5_000);
    await forgetCompanies();
    await sql`update client set company_id = ${b} where id = ${clientId}`.execute(db);
    await give(5_000);
    expect(await companies()).toEqual([a, b]);
    await sql`update client set company_id = ${own} where id = ${clientId}`.execute(db);
  });
  it('is not taken away', async () => {
    await give(5_000);
    await expect(
      sql`delete from credit_lot_company where user_id = ${eva}`.execute(db),
    ).rejects.toThrow('never taken away');
  });
  it('of a leaver stays what it was', async () => {
    await give(5_000);
    await sql`update "user" set client_id = 2, company_id = null where id = ${eva}`.execute(db);
    expect(await companies()).toEqual([a]);
    expect((await readPayroll(db, clientId, month)).map(({ company }) => company.id)).toEqual([a]);
    await sql`update "user" set client_id = 1 where id = ${eva}`.execute(db);
  });
});

/** As if a version that knew nothing of companies had given the credits. */
const forgetCompanies = () =>
  atomic(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`delete from credit_lot_company`.execute(tx);
  });
