/** The months before: employers were invoiced and have paid, partners were settled with and paid. */
import { type Config, countryCode, type Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { insertAccount, matchByHand } from '../../src/money/bank-statement/index.ts';
import { invoiceMonth, openDocuments } from '../../src/money/client-document/index.ts';
import { addDays } from '../../src/money/ledger/index.ts';
import {
  confirmBatch,
  getBatch,
  makeBatch,
  readProposal,
} from '../../src/money/payout-batch/index.ts';
import {
  approveSettlements,
  insertDueRun,
  issueSettlement,
  readRun,
  submitSettlements,
  workRun,
} from '../../src/money/settlement/index.ts';
import { columns, type Db, query } from '../../src/platform/db/index.ts';
import { operatorName } from '../companies.ts';
import { importDemoStatement } from './bank.ts';
import { withClock } from './clock.ts';

type Acting = Parameters<typeof confirmBatch>[2];
export type PastDemo = {
  readonly country: Config['country'];
  readonly currency: Currency;
  /** The operator's account, and what it had before the first of these months. */
  readonly iban: string;
  readonly opening: number;
  readonly asAccountant: Acting;
  readonly asAdmin: Acting;
  /** Last days of these months, the first one first. */
  readonly months: readonly string[];
};
/**
 * With whom the operator settles every month: those people pay the most at, and some so small that it goes on to the
 * next month. The others are settled with for all of the time together.
 */
const everyMonth = { largest: 12, smallest: 2 };
/** The first partners are settled with for all of the time: theirs is what comes back, and what waits. */
const settledLater = 40;
/** The day of the next month on which the statement comes. */
const paidOn = 16;
/** The statement of the last of these months has the number before this one. */
const nextStatement = 211;

/** Such partners with a company, whose terms hold from before the first month on. */
const listSettled = async (tx: Db, firstDay: string): Promise<number[]> => {
  const { rows } = await query`
      select ${columns({ partnerId: sql<number>`p.id` })}
      from partner p
      join partner_contract k on k.partner_id = p.id and k.valid_from <= ${firstDay}::date
      join movement m on m.partner_id = p.id and m.reason = 'PURCHASE' and m.status = 'BOOKED'
      where p.company_id is not null and p.id > ${settledLater}
      group by p.id
      order by sum(m.amount) desc, p.id`.execute(tx);
  const { largest, smallest } = everyMonth;
  return [...rows.slice(0, largest), ...rows.slice(-smallest)].map(({ partnerId }) => partnerId);
};

export const at = (day: string): string => `${day}T09:00:00+01:00`;

/** What the schedule made is taken on by one person and approved by another; partners were told of it then. */
const settleMonth = async (
  tx: Db,
  demo: PastDemo,
  { partnerIds, cutOff }: { readonly partnerIds: readonly number[]; readonly cutOff: string },
): Promise<void> => {
  const { country, currency, asAccountant, asAdmin } = demo;
  const due = partnerIds.map((partnerId) => ({ partnerId, cutOff }));
  const id = await insertDueRun(tx, cutOff, due);
  await workRun(tx, id, { country: countryCode[country] });
  const { drafts } = await readRun(tx, id, { userId: asAccountant.user.id, currency });
  if (drafts.length === 0) return;
  await submitSettlements(tx, drafts, asAccountant);
  await approveSettlements(tx, drafts, asAdmin);
  for (const settlementId of drafts) await issueSettlement(tx, settlementId);
  await sql`
    insert into settlement_notice (settlement_id, email)
    select s.id, k.email
    from settlement s
    join partner_contract k on k.partner_id = s.partner_id
    where s.id = any(${drafts}::int[])
    on conflict do nothing`.execute(tx);
};

/** Employers have got what was issued. */
const tellEmployers = (tx: Db) =>
  sql`
    insert into client_document_notice (document_id, occasion, email)
    select d.id, 'ISSUED', k.email
    from client_document d
    join client_contract k on k.id = d.client_contract_id
    on conflict do nothing`.execute(tx);

/** A file for the bank with all that is approved; answers its orders. */
const payOut = async (tx: Db, demo: PastDemo, dueDay: string) => {
  const { country, currency, iban: payerIban, asAccountant, asAdmin } = demo;
  const installation = { country, currency };
  const { payable } = await readProposal(tx, installation);
  const settlementIds = payable.flatMap(({ settlementId }) => settlementId ?? []);
  if (settlementIds.length === 0) return [];
  const paid = { payerName: operatorName[countryCode[country]], payerIban, dueDay };
  const form = { ...paid, settlementIds, withdrawalIds: [], clientRefundIds: [] };
  const id = await makeBatch(tx, installation, form, asAccountant);
  await confirmBatch(tx, id, asAdmin, matchByHand);
  return (await getBatch(tx, id, { userId: asAdmin.user.id, currency })).list;
};

/**
 * Works through months that are long over, each on the days it was worked through: invoices and settlements when it
 * has ended, a file for the bank, and a statement that says all of it was paid. Answers what the account has then.
 */
export const pastDemo = async (tx: Db, demo: PastDemo): Promise<number> => {
  const { country, currency, iban, asAccountant: by, months } = demo;
  const [first] = months;
  if (!first) return demo.opening;
  // before the first file for the bank, from which it would be known
  await insertAccount(tx, {
    iban,
    name: operatorName[countryCode[country]],
    currency,
    by: by.user.id,
  });
  const partnerIds = await listSettled(tx, `${first.slice(0, 7)}-01`);
  // what was just written is planned for: without it the months take three times as long
  await sql`analyze movement, ledger_entry, credit_lot, regime_usage`.execute(tx);
  let balance = demo.opening;
  await withClock(tx, async (setTo) => {
    for (const [index, cutOff] of months.entries()) {
      await setTo(at(addDays(cutOff, 2)));
      const month = `${cutOff.slice(0, 7)}-01`;
      await invoiceMonth(tx, { country: countryCode[country], currency, month, by });
      await tellEmployers(tx);
      await settleMonth(tx, demo, { partnerIds, cutOff });
      await setTo(at(addDays(cutOff, 5)));
      const paid = await payOut(tx, demo, addDays(cutOff, 5));
      await setTo(at(addDays(cutOff, paidOn)));
      balance = await importDemoStatement(tx, {
        installation: { country, currency },
        iban,
        paid,
        received: await openDocuments(tx),
        by,
        number: nextStatement - months.length + index,
        day: addDays(cutOff, paidOn),
        opening: balance,
      });
    }
  });
  return balance;
};
