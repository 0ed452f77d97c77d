import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { checkLedger } from '../../money/ledger/ledger.jobs.ts';
import type { Acknowledged } from './workers.ts';

const d = tableAs('deposit', 'd');
const g = leftJoinAs('demo_gate_payment', 'g');

type Stored = {
  reference: string;
  count: number;
  status: string;
  amount: number;
  refunded: number;
};

const listPaymentLies = async (
  db: Db,
  acknowledged: Acknowledged['payments'],
): Promise<string[]> => {
  const { rows } = await query`
    select ${columns<Stored>({
      reference: sql`external_ref`,
      count: sql`count(*)::int`,
      status: sql`min(status)`,
      amount: sql`min(amount)::bigint`,
      refunded: sql`min(refunded)::bigint`,
    })}
    from movement
    where type = 'PAYMENT'
    group by external_ref`.execute(db);
  const stored = new Map(rows.map((row) => [row.reference, row]));
  const lies = acknowledged.flatMap(({ reference, payment }) => {
    const row = stored.get(reference);
    if (!row) return [`${reference} was answered and is lost`];
    const answerState = `${payment.status} ${payment.amount.amount} ${payment.refunded.amount}`;
    const found = `${row.status} ${row.amount} ${row.refunded}`;
    return answerState === found
      ? []
      : [`${reference} was answered ${answerState} and is ${found}`];
  });
  const doubled = rows.flatMap(({ reference, count }) =>
    count > 1 ? [`${reference} happened ${count} times`] : [],
  );
  return [...lies, ...doubled];
};

type StoredDeposit = { id: number; status: string; state: string | null; topUps: number };
/** Deposits that did not come to the end the gate decided, or moved money otherwise than once. */
const listDepositLies = async (
  db: Db,
  acknowledged: Acknowledged['deposits'],
): Promise<string[]> => {
  const { rows } = await query`
    select ${columns<StoredDeposit>({
      id: d.id,
      status: d.status,
      state: g.state,
      topUps: sql`(
        select count(*)::int
        from movement m
        where m.deposit_id = d.id and m.amount = d.amount
      )`,
    })}
    from deposit d
    left join demo_gate_payment g on g.deposit_id = d.id`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const wrong = rows.flatMap(({ id, status, state, topUps }) => {
    const isPaid = state === 'PAID';
    const isRight = status === (isPaid ? 'SUCCESSFUL' : 'DECLINED') && topUps === Number(isPaid);
    return isRight
      ? []
      : [`deposit ${id} is ${status}, ${state} at the gate, booked ${topUps} times`];
  });
  const lies = acknowledged.flatMap(({ id, status }) =>
    stored.get(id)?.status === status ? [] : [`deposit ${id} was answered ${status}`],
  );
  return [...wrong, ...lies];
};

/** What is not as it was acknowledged, in words; nothing is the only good answer. */
export const listLies = async (
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> => {
  const payments = acknowledged.flatMap((one) => one.payments);
  const deposits = acknowledged.flatMap((one) => one.deposits);
  const differences = await checkLedger(db);
  return [
    ...(await listPaymentLies(db, payments)),
    ...(await listDepositLies(db, deposits)),
    ...differences.map(
      ({ what, of, expected, found }) => `${what} ${of}: ${found} instead of ${expected}`,
    ),
  ];
};
