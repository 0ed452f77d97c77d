/** Settling for tests: partners with terms, what is paid to them on other days, and runs to their end. */
import { api, type PartnerContractForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { changing } from '../money/ledger/checksum.queries.ts';
import { addDays, pragueDay, refund } from '../money/ledger/index.ts';
import { workRun } from '../money/settlement/run.ts';
import { atomic } from '../platform/db/index.ts';
import { giveCredits, insertPartner, pay } from './money.ts';
import type { TestApp } from './test-app.ts';

const userId = 2;
const accountantId = 3;
export const settlingDay = pragueDay();
const yesterday = addDays(settlingDay, -1);
type Terms = Partial<PartnerContractForm>;

/** An accountant who settles, and an administrator who approves. */
export const openSettling = async (test: TestApp) => {
  const { db } = test;
  await sql`
    update "user" set roles = '{ROLE_ACCOUNTANT}' where id = ${accountantId}`.execute(db);
  const accountant = await test.signedIn('other');
  const admin = await test.signedIn('admin');

  const agree = async (partnerId: number, terms: Terms = {}): Promise<number> => {
    const body = {
      partnerId,
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
    } as const;
    const { id } = (await accountant.call(api.partnerContractAdmin.create, { body })).body;
    await accountant.call(api.partnerContractAdmin.activate, { id, body: { active: true } });
    return id;
  };
  /** A restaurant with a contract, and an account it is paid to. */
  const newPartner = async (terms: Terms = {}, iban?: string): Promise<number> => {
    const id = await insertPartner(db);
    await agree(id, terms);
    if (iban)
      await sql`
        insert into partner_account (
          partner_id, iban, status, is_change, asked_by, decided_by, decided_at, holds_from
        )
        values (${id}, ${iban}, 'CONFIRMED', false, 1, ${accountantId}, now(), now())`.execute(db);
    return id;
  };
  /** As if a movement had been so many days ago. */
  const daysAgo = (movementId: number, days: number) =>
    sql`
      update movement m set
        ${changing('movement', 'm', { booked_at: sql`now() - make_interval(days => ${days}::int)` })}
      where id = ${movementId}`.execute(db);
  const begin = async (partnerId: number | null = null, upTo = yesterday): Promise<number> =>
    (await accountant.call(api.settlementRun.start, { body: { upTo, partnerId } })).body.id;
  const work = (id: number) => workRun(db, id, { country: 'CZ' });
  return {
    accountant,
    admin,
    agree,
    newPartner,
    begin,
    work,
    fillPurse: () => giveCredits(db, userId, { amount: 100_000_00, regime: 'CZ_MEAL' }),
    /** A payment so many days ago; answers its movement. */
    sell: async (partnerId: number, amount: number, days = 1): Promise<number> => {
      const { movementId } = await pay(db, userId, { partnerId, amount });
      await daysAgo(movementId, days);
      return movementId;
    },
    giveBack: async (id: number, amount: number, days = 1): Promise<void> => {
      await atomic(db, (tx) => refund(tx, { id }, amount));
      const { rows } = await sql<{ id: number }>`select max(id) as id from movement`.execute(db);
      await daysAgo(rows[0]?.id ?? 0, days);
    },
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
      (
        await accountant.call(api.book.journal, { document: 'SETTLEMENT', documentId })
      ).body.content
        .map(({ debit, credit, amount }) => [debit, credit, amount] as const)
        .toReversed(),
  };
};
