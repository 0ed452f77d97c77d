/** What an accountant's month is made of, each step as the product takes it, beside bare SQL of the same rows. */
import { randomBytes } from 'node:crypto';
import { followLedger, readBalance } from '../../apps/server/src/money/book/index.ts';
import { invoiceMonth } from '../../apps/server/src/money/client-document/index.ts';
import { spanOf } from '../../apps/server/src/money/client-report/index.ts';
import { closeMonth, finishMonth } from '../../apps/server/src/money/month/close.ts';
import { insertRun, workRun } from '../../apps/server/src/money/settlement/index.ts';
import { atomic } from '../../apps/server/src/platform/db/index.ts';
import { createSecretBox } from '../../apps/server/src/platform/secret-box.ts';
import { type BenchServer, readValue } from '../server.ts';

export type Step = {
  readonly name: string;
  readonly work: () => Promise<unknown>;
  /** How many rows it was about, as SQL. */
  readonly rows: string;
  /** The same rows written or read bare; the rows are copied into tables with the same indexes. */
  readonly bare: string;
};
const installation = { country: 'CZ', currency: 'CZK' } as const;

export const createSteps = async ({ db, pool, config, jobs }: BenchServer): Promise<Step[]> => {
  const first = await readValue<string>(
    pool,
    `select to_char(date_trunc('month', now()) - interval '1 month', 'YYYY-MM-DD')`,
  );
  const madeBy = await readValue<number>(
    pool,
    `select min(id) from "user" where roles @> '{ROLE_ADMIN}'`,
  );
  const month = first.slice(0, 7);
  const span = spanOf(month);
  const by = { user: { id: madeBy }, ip: '127.0.0.1', tell: () => Promise.resolve() };
  // the steps are asked for themselves: no job does them beside
  const unheard = { ...jobs, send: () => Promise.resolve() };
  const inMonth = `day between '${span.from}' and '${span.to}'`;
  await pool.query(`
    create table bare_line (like book_line including defaults including constraints including indexes);
    create table bare_item (like settlement_item including defaults including constraints including indexes)`);
  return [
    {
      name: 'book what the ledger wrote',
      work: () => followLedger(db),
      rows: 'select count(*) from book_line',
      bare: 'insert into bare_line select * from book_line',
    },
    {
      name: 'settle with every partner',
      work: async () => {
        const run = { upTo: span.to, partnerId: null, madeBy };
        await workRun(db, await atomic(db, (tx) => insertRun(tx, run)), installation);
      },
      rows: 'select count(*) from settlement_item',
      bare: 'insert into bare_item select * from settlement_item',
    },
    {
      name: 'invoice every employer',
      work: () => invoiceMonth(db, { ...installation, month: first, by }),
      rows: `select count(*) from client_month where month = '${first}'`,
      bare: `select l.client_id, sum(e.amount) from credit_lot l
        join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id group by l.client_id`,
    },
    {
      name: 'close it with all its files',
      work: async () => {
        await closeMonth({ db, jobs: unheard }, month, by);
        const id = await readValue<number>(pool, 'select max(id) from book_close');
        await finishMonth({ db, config, box: createSecretBox(randomBytes(32)) }, id);
      },
      rows: `select count(*) from book_line where ${inMonth}`,
      bare: `select md5(string_agg(b::text, '' order by b.day, b.id)) from book_line b where ${inMonth}
        group by b.day`,
    },
    {
      name: 'trial balance',
      work: () => readBalance(db, span, 'CZK'),
      rows: 'select count(*) from book_day',
      bare: `select debit, credit, sum(amount) from book_line where day <= '${span.to}' group by debit, credit`,
    },
  ];
};
