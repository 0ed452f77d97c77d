import { type Config, countryCode, currencyOfCountry } from '@cafeteria/contract';
import { sql } from 'kysely';
import { openDocuments } from '../../src/money/client-document/index.ts';
import { addDays, pragueDay } from '../../src/money/ledger/index.ts';
import {
  confirmBatch,
  getBatch,
  makeBatch,
  readProposal,
  resolveOrder,
  resolveWaiting,
} from '../../src/money/payout-batch/index.ts';
import {
  approveSettlements,
  insertDueRun,
  insertRun,
  readRun,
  workRun,
} from '../../src/money/settlement/index.ts';
import { matchByHand } from '../../src/money/bank-statement/index.ts';
import { importDemoStatements } from './bank.ts';
import { columns, type Db, query } from '../../src/platform/db/index.ts';
import { accountOf, operatorName } from '../companies.ts';
import { readToday } from './clock.ts';
import { contractDemo, invoiceDemo } from './employers.ts';
import { pastDemo } from './past.ts';
import { overpaidBy, refundDemo } from './refunds.ts';

type Demo = {
  readonly country: Config['country'];
  readonly now: Date;
  /** Ids of an administrator and of an accountant: neither does all of it alone. */
  readonly admin: number;
  readonly accountant: number;
};
/** No company and no partner has it. */
const ownAccount = 4_000;
const inSecondBatch = 12;
/** Partners the schedule settles with: their drafts wait for somebody who takes them on. */
const bySchedule = 5;
const ip = '127.0.0.1';
const notes = { Cz: 'Účet je zrušený', Sk: 'Účet je zatvorený' } as const;

/** The last day of the month before that of so many months ago. */
const monthEnd = (now: Date, ago: number): string => {
  const [year = 0, month = 1] = pragueDay(now).split('-').map(Number);
  return addDays(new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10), -1);
};

const contractsSince = '2026-01-01';
/** What the operator's account had before its first statement. */
const openingBalances = { CZK: 5_000_000_00, EUR: 200_000_00 } as const;
const pictured = 12;
/** The months that were worked through on time since there are contracts: all that are over but the last one. */
export const pastMonths = (now: Date): string[] =>
  Array.from({ length: pictured }, (_, ago) => monthEnd(now, ago))
    .filter((end, ago) => ago > 0 && end > contractsSince)
    .toReversed();

/** Partners that were settled with, the last ones; what is paid first is of the others. */
const lastSettled = async (tx: Db): Promise<readonly number[]> =>
  (
    await query`
      select ${columns({ partnerId: sql<number>`partner_id` })}
      from settlement
      group by partner_id
      order by partner_id desc
      limit ${bySchedule}`.execute(tx)
  ).rows.map(({ partnerId }) => partnerId);

/** What the schedule would have done in the night after a day. */
const settleDue = async (
  tx: Db,
  upTo: string,
  installation: Parameters<typeof workRun>[2],
): Promise<void> => {
  const due = (await lastSettled(tx)).map((partnerId) => ({ partnerId, cutOff: upTo }));
  await workRun(tx, await insertDueRun(tx, upTo, due), installation);
};

/**
 * Settlements of two months: those of the first are paid but for one that came back, of the second some wait in a file
 * for its second person, some for a file, and the rest to be approved
 * or, where the schedule made them, to be submitted first.
 */
export const settleDemo = async (
  tx: Db,
  { country, now, admin, accountant }: Demo,
): Promise<void> => {
  const installation = { country, currency: currencyOfCountry[country] };
  const looking = { userId: accountant, currency: installation.currency };
  const { iban: payerIban } = accountOf(countryCode[country], ownAccount);
  if (!payerIban) throw new Error('the operator has no account');
  const dueDay = await readToday(tx);
  const payer = { payerName: operatorName[countryCode[country]], payerIban, dueDay };
  // of the demo's past nobody gets a message
  const tell = () => Promise.resolve();
  const asAdmin = { user: { id: admin }, ip, tell };
  const asAccountant = { user: { id: accountant }, ip, tell };
  const run = async (upTo: string): Promise<number[]> => {
    const id = await insertRun(tx, { upTo, partnerId: null, madeBy: accountant });
    await workRun(tx, id, { country: countryCode[country] });
    return (await readRun(tx, id, looking)).drafts;
  };
  const batch = async (from: number, to?: number): Promise<number> => {
    const { payable } = await readProposal(tx, installation);
    const settlementIds = payable.slice(from, to).flatMap(({ settlementId }) => settlementId ?? []);
    return makeBatch(
      tx,
      installation,
      { ...payer, settlementIds, withdrawalIds: [], clientRefundIds: [] },
      asAccountant,
    );
  };
  const invoicing = { ...installation, country: countryCode[country], by: asAccountant };
  const sellerId = await contractDemo(tx, {
    validFrom: contractsSince,
    iban: payerIban,
    invoicing,
  });
  const opening = await pastDemo(tx, {
    ...installation,
    iban: payerIban,
    opening: openingBalances[installation.currency],
    asAccountant,
    asAdmin,
    months: pastMonths(now),
  });
  await approveSettlements(tx, await run(monthEnd(now, 1)), asAdmin);
  const id = await batch(0);
  await confirmBatch(tx, id, asAdmin, matchByHand);
  const [sent] = (await getBatch(tx, id, looking)).list;
  const returned = { status: 'RETURNED', note: notes[country] } as const;
  if (sent) await resolveOrder(tx, { id, orderId: sent.id, ...returned }, asAccountant);
  await resolveWaiting(tx, id, asAccountant);
  const paid = (await getBatch(tx, id, looking)).list.filter(({ status }) => status === 'PAID');
  await settleDue(tx, monthEnd(now, 0), { country: countryCode[country] });
  const drafts = await run(monthEnd(now, 0));
  await approveSettlements(tx, drafts.slice(0, Math.ceil(drafts.length / 2)), asAdmin);
  // what came back stands first, and waits for another account
  await batch(1, inSecondBatch);
  const month = `${monthEnd(now, 0).slice(0, 7)}-01`;
  await invoiceDemo(tx, { month, invoicing, sellerId });
  const invoices = await openDocuments(tx);
  const first = invoices.filter(({ clientId }) => clientId === invoices[0]?.clientId);
  const overpaid = invoices.find(({ clientId }) => clientId !== invoices[0]?.clientId);
  await importDemoStatements(tx, {
    installation,
    now,
    iban: payerIban,
    opening,
    paid,
    received: overpaid ? [...first, overpaidBy(overpaid, installation)] : first,
    by: asAccountant,
  });
  if (overpaid) await refundDemo(tx, overpaid, { installation, asAccountant, asAdmin });
};
