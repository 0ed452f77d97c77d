/** Settling for tests: partners with terms, what is paid to them on other days, and runs to their end. */
import { api, type PartnerContractForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { changing } from '../money/ledger/checksum.queries.ts';
import { addDays, pragueDay, refund } from '../money/ledger/index.ts';
import { workRun } from '../money/settlement/run.ts';
import { atomic, columns, type Db, query } from '../platform/db/index.ts';
import { daysAgo } from './days.ts';
import { giveCredits, insertPartner, pay } from './money.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

const userId = 2;
const accountantId = 3;
export const settlingDay = pragueDay();
const yesterday = addDays(settlingDay, -1);
type Terms = Partial<PartnerContractForm>;

const contractOf = (partnerId: number, terms: Terms): PartnerContractForm => ({
  partnerId,
  sellerId: null,
  validFrom: addDays(settlingDay, -300),
  validTo: null,
  commission: 500,
  rates: [],
  perTransaction: 0,
  period: 'DAY',
  minimumPayout: 0,
  vatPayer: true,
  email: 'vypisy@partner.test',
  note: null,
  ...terms,
});
/** Payments and refunds as if they had been so many days ago. */
const pastMoney = ({ db }: TestApp) => {
  const bookedAgo = (movementId: number, days: number) =>
    sql`
      update movement m set
        ${changing('movement', 'm', { booked_at: daysAgo(days) })}
      where id = ${movementId}`.execute(db);
  return {
    fillPurse: () => giveCredits(db, userId, { amount: 100_000_00, regime: 'CZ_MEAL' }),
    /** Answers the movement. */
    sell: async (partnerId: number, amount: number, days = 1): Promise<number> => {
      const { movementId } = await pay(db, userId, { partnerId, amount });
      await bookedAgo(movementId, days);
      return movementId;
    },
    giveBack: async (id: number, amount: number, days = 1): Promise<void> => {
      await atomic(db, (tx) => refund(tx, { id }, amount));
      const { rows } = await query`
        select ${columns({ id: sql<number>`max(id)` })} from movement`.execute(db);
      await bookedAgo(rows[0]?.id ?? 0, days);
    },
  };
};
type Callers = { readonly accountant: TestCaller; readonly admin: TestCaller };
/** Partners with terms, and accounts they are paid to. */
const partnersOf = ({ db }: TestApp, { accountant }: Callers) => {
  const agree = async (partnerId: number, terms: Terms = {}): Promise<number> => {
    const body = contractOf(partnerId, terms);
    const { id } = (await accountant.call(api.partnerContractAdmin.create, { body })).body;
    await accountant.call(api.partnerContractAdmin.activate, { id, body: { active: true } });
    return id;
  };
  return {
    agree,
    /** A restaurant with a contract. */
    newPartner: async (terms: Terms = {}, iban?: string): Promise<number> => {
      const id = await insertPartner(db);
      await agree(id, terms);
      if (iban)
        await sql`
          insert into partner_account (
            partner_id, iban, status, is_change, asked_by, decided_by, decided_at, holds_from
          )
          values (
            ${id}, ${iban}, 'CONFIRMED', false, 1, ${accountantId}, now(), now()
          )`.execute(db);
      return id;
    },
  };
};
const settlementsOf = ({ db }: TestApp, { accountant, admin }: Callers) => {
  const begin = async (partnerId: number | null = null, upTo = yesterday): Promise<number> =>
    (await accountant.call(api.settlementRun.start, { body: { upTo, partnerId } })).body.id;
  const work = (id: number) => workRun(db, id, { country: 'CZ' });
  return {
    begin,
    work,
    run: async (partnerId: number | null = null, upTo = yesterday) => {
      const id = await begin(partnerId, upTo);
      await work(id);
      return (await admin.call(api.settlementRun.get, { id })).body;
    },
    settlements: async (partnerId?: number) =>
      (
        await accountant.call(api.settlement.list, {
          pageSize: 100,
          ...(partnerId && { partnerId }),
        })
      ).body.content.toReversed(),
    approve: (...ids: number[]) => admin.call(api.settlement.approve, { body: { ids } }),
    /** What the books say of a settlement, as they were booked. */
    lines: async (documentId: number) =>
      (await accountant.call(api.book.journal, { document: 'SETTLEMENT', documentId })).body.content
        .map(({ debit, credit, amount }) => [debit, credit, amount] as const)
        .toReversed(),
  };
};

/**
 * An accountant who settles, and an administrator who approves. Runs are worked off by hand: a job beside would come
 * first now and then.
 */
export const openSettling = async (test: TestApp) => {
  if (test.works) throw new Error('settling needs openTestApp({}, { works: false })');
  await sql`
    update "user" set roles = '{ROLE_ACCOUNTANT}' where id = ${accountantId}`.execute(test.db);
  const callers = {
    accountant: await test.signedIn('other'),
    admin: await test.signedIn('admin'),
  };
  return {
    ...callers,
    ...partnersOf(test, callers),
    ...pastMoney(test),
    ...settlementsOf(test, callers),
  };
};

/** Credits that came in the middle of a month, before they are booked. */
export const giveCreditsIn = async (db: Db, month: string): Promise<void> => {
  await giveCredits(db, 2, { amount: 1_000_00, regime: 'CZ_MEAL' });
  await sql`
    update ledger_entry e set at = ${`${month}-15T12:00:00Z`}::timestamptz
    where exists (
      select from ledger_due d
      where d.user_id = e.user_id and d.lot_id = e.lot_id and d.seq = e.seq
    )`.execute(db);
};
