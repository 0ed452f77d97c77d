/** Employers that order credits, for tests: what is granted, asked, paid by the bank, and given. */
import { api, type CreditGrantForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { compareBooks } from '../money/book/book.jobs.ts';
import { giveOrders } from '../money/credit-grant/order.handlers.ts';
import { pragueDay } from '../money/ledger/index.ts';
import { columns, type Db, query, tableAs } from '../platform/db/index.ts';
import { gpcStatement } from './bank-file.ts';
import { billingClientId as clientId, openBilling } from './billing.ts';
import { forgetMoney, insertEmployees } from './money.ts';
import type { TestApp } from './test-app.ts';

const today = pragueDay();
const payerIban = 'CZ8127000000002102143052';
type Items = readonly (readonly [userId: number, amount: number])[];

const formOf = (items: Items, fields: Partial<CreditGrantForm>): CreditGrantForm => ({
  regime: 'CZ_LEISURE',
  validFrom: today,
  expiresOn: null,
  allowedCategoryIds: [6],
  note: 'Jaro',
  ground: 'BEYOND_WAGE',
  repeats: true,
  currency: 'CZK',
  dryRun: false,
  items: items.map(([userId, amount]) => ({ userId, amount })),
  ...fields,
});

const line = tableAs('book_day');
const readBooks = async (db: Db) => {
  const findings = await compareBooks(db);
  const { rows } = await query`
    select ${columns({ account: line.account, balance: sql<number>`sum(debit - credit)::int` })}
    from book_day
    group by account
    having sum(debit - credit) <> 0`.execute(db);
  const sums = rows.map(({ account, balance }) => [account, balance]);
  return Object.fromEntries(findings.length > 0 ? [['findings', findings]] : sums);
};
const lot = tableAs('credit_lot');
const readLots = async (db: Db) => {
  const { rows } = await query`
    select ${columns({ userId: lot.userId, sum: sql<number>`sum(remaining)::int` })}
    from credit_lot
    group by user_id`.execute(db);
  return Object.fromEntries(rows.map(({ userId, sum }) => [userId, sum]));
};

/** The first client, with three more people and a contract by which it pays beforehand. */
export const openOrdering = async (test: TestApp) => {
  const { db } = test;
  const billing = await openBilling(test);
  const { admin, accountant } = billing;
  const [first = 0, second = 0, third = 0] = await insertEmployees(db, 3);
  const failures: unknown[] = [];
  let statements = 0;
  const grant = (items: Items, fields: Partial<CreditGrantForm> = {}) =>
    admin.call(api.creditGrant.grant, {
      clientId,
      body: formOf(items, fields),
    });
  return {
    ...billing,
    people: [first, second, third] as const,
    failures,
    grant,
    /** 600.00 and 400.00, without other words. */
    ordered: async (
      items: Items = [
        [first, 600_00],
        [second, 400_00],
      ],
      fields: Partial<CreditGrantForm> = {},
    ) => {
      const { body } = await grant(items, fields);
      if (!body.order) throw new Error('nothing was ordered');
      return body.order;
    },
    order: async (id: number) => (await admin.call(api.creditOrder.get, { clientId, id })).body,
    cancel: (id: number) =>
      admin.call(api.creditOrder.cancel, { clientId, id, body: { reason: 'Omyl' } }),
    /** A statement of the bank says that so much came for a document. */
    receive: (variable: string, amount: number) => {
      statements += 1;
      const file = gpcStatement([{ amount, variable }], { number: String(statements) });
      const body = { fileName: 'vypis.gpc' };
      return accountant.call(api.bank.import, { body, file: Buffer.from(file) });
    },
    give: () => giveOrders(db, { error: (...details: unknown[]) => failures.push(details) }),
    /** What the books say, with all the ledger has written. */
    balances: () => readBooks(db),
    /** What people have. */
    given: () => readLots(db),
    begin: async () => {
      await forgetMoney(db);
      failures.length = 0;
      await sql`update "user" set deleted_at = null, employment_to = null`.execute(db);
      const body = { iban: payerIban, name: 'Hlavní účet' };
      await accountant.call(api.bank.addAccount, { body });
      await billing.agree();
    },
  };
};
