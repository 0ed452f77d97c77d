import type {
  Currency,
  DepositDecline,
  DepositEvent,
  DepositMethod,
  DepositStatus,
  Language,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { OpenedPayment } from '../gate/index.ts';
import { startOfMonth } from '../../kernel/business-day.ts';

const d = tableAs('deposit', 'd');
const deposit = tableAs('deposit');
const gatewayCustomer = tableAs('gateway_customer');

export type GateName = 'DEMO' | 'STRIPE' | 'CSOB';
export type NewDeposit = {
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly paymentMethod: DepositMethod;
  readonly cardTokenId: number | null;
  readonly saveCard: boolean;
  readonly language: Language;
  readonly ip: string;
  readonly returnPath: string | null;
  readonly gate: GateName;
};
export type StoredDeposit = NewDeposit & {
  readonly id: number;
  readonly gatewayRef: string | null;
  readonly redirectUrl: string | null;
  readonly status: DepositStatus;
  readonly declineReason: DepositDecline | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly resolvedAt: string | null;
  /** Its time is over, though nothing was decided. */
  readonly isOverdue: boolean;
  readonly isRefundDue: boolean;
};

/** Holds a person's deposits, so that the limit of a month is counted by one request at a time. */
export const holdDepositsOf = (tx: Db, userId: number) =>
  sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);

/** What somebody has put in this month, or is about to, and how many deposits are open. */
export const countDepositsOfMonth = async (
  db: Db,
  userId: number,
): Promise<{ amount: number; open: number }> =>
  found(
    (
      await query`
        select ${columns({
          amount: sql<number>`coalesce(sum(amount), 0)::bigint`,
          open: sql<number>`count(*) filter (where status = 'CREATED')::int`,
        })}
      from deposit
        where user_id = ${userId}
          and status <> 'DECLINED'
          and created_at >= ${startOfMonth}
      `.execute(db)
    ).rows[0],
  );

export const insertDeposit = async (tx: Db, d: NewDeposit): Promise<number> =>
  found(
    (
      await query`
        insert into deposit (
          user_id, amount, currency, payment_method, card_token_id, save_card, language, ip,
          return_path, gate, next_check_at
        )
        values (
          ${d.userId}, ${d.amount}, ${d.currency}, ${d.paymentMethod}, ${d.cardTokenId},
          ${d.saveCard}, ${d.language}, ${d.ip}, ${d.returnPath}, ${d.gate},
          now() + interval '10 seconds'
        )
        returning ${columns({ id: deposit.id })}`.execute(tx)
    ).rows[0],
  ).id;

const depositColumns = columns<StoredDeposit>({
  id: d.id,
  userId: d.userId,
  amount: d.amount,
  currency: d.currency,
  paymentMethod: d.paymentMethod,
  cardTokenId: d.cardTokenId,
  saveCard: d.saveCard,
  language: d.language,
  ip: d.ip,
  returnPath: d.returnPath,
  gate: d.gate,
  gatewayRef: d.gatewayRef,
  redirectUrl: d.redirectUrl,
  status: d.status,
  declineReason: d.declineReason,
  createdAt: d.createdAt,
  expiresAt: d.expiresAt,
  resolvedAt: d.resolvedAt,
  isOverdue: sql<StoredDeposit['isOverdue']>`d.status = 'CREATED' and d.expires_at <= now()`,
  isRefundDue: sql<
    StoredDeposit['isRefundDue']
  >`d.refund_due_at is not null and d.refunded_at is null`,
});

export const findDeposit = async (db: Db, id: number): Promise<StoredDeposit | undefined> =>
  (await query`select ${depositColumns} from deposit d where d.id = ${id}`.execute(db)).rows[0];
/** A deposit, and nobody else decides about it until the transaction ends. */
export const lockDeposit = async (tx: Db, id: number): Promise<StoredDeposit> =>
  found(
    (
      await query`
        select ${depositColumns}
        from deposit d
        where d.id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const findDepositByRef = async (
  db: Db,
  gate: GateName,
  gatewayRef: string,
): Promise<{ id: number } | undefined> =>
  (
    await query`
      select ${columns({ id: deposit.id })}
      from deposit
      where gate = ${gate} and gateway_ref = ${gatewayRef}`.execute(db)
  ).rows[0];

/** Takes the opening of a deposit at the gate upon oneself, for as long as the gate may take to answer. */
export const claimOpening = async (db: Db, id: number): Promise<boolean> =>
  (
    await sql`
      update deposit set opening_until = now() + interval '30 seconds'
      where id = ${id}
        and status = 'CREATED'
        and gateway_ref is null
        and (opening_until is null or opening_until < now())
      returning id`.execute(db)
  ).rows.length > 0;
/** Whether somebody is opening it right now. */
export const isBeingOpened = async (db: Db, id: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from deposit
      where id = ${id} and status = 'CREATED' and gateway_ref is null and opening_until > now()
    `.execute(db)
  ).rows.length > 0;
export const noteOpened = (tx: Db, id: number, { gatewayRef, redirectUrl }: OpenedPayment) =>
  sql`
    update deposit set
      gateway_ref = ${gatewayRef}, redirect_url = ${redirectUrl}, opening_until = null,
      next_check_at = now() + interval '10 seconds'
    where id = ${id}`.execute(tx);
export const noteNotOpened = (tx: Db, id: number) =>
  sql`
    update deposit set opening_until = null, next_check_at = now() + interval '10 seconds'
    where id = ${id}`.execute(tx);

/** The last word on a deposit. */
export const resolveDeposit = (tx: Db, id: number, decline: DepositDecline | null) =>
  sql`
    update deposit set
      status = ${decline === null ? 'SUCCESSFUL' : 'DECLINED'}, decline_reason = ${decline},
      resolved_at = now(), opening_until = null
    where id = ${id}`.execute(tx);
export const noteRefundDue = (tx: Db, id: number) =>
  sql`
    update deposit set refund_due_at = now()
    where id = ${id} and refund_due_at is null`.execute(tx);
/** Whether it was not known before. */
export const noteRefunded = async (tx: Db, id: number): Promise<boolean> =>
  (
    await sql`
      update deposit set refunded_at = now()
      where id = ${id} and refunded_at is null
      returning id`.execute(tx)
  ).rows.length > 0;

/**
 * Says when the gate is asked next (domain 8.1): every 10 s for 2 min, then every minute until the end. What the gate
 * itself has not declined may still be paid late: it is looked at after 5 minutes, an hour and a day.
 */
export const scheduleCheck = (tx: Db, id: number) =>
  sql`
    update deposit set
      next_check_at = case
        when status = 'CREATED' and expires_at <= now() then now() + interval '1 minute'
        when status = 'CREATED' then least(
          expires_at + interval '1 second',
          now() + case
            when now() < created_at + interval '2 minutes' then interval '10 seconds'
            else interval '1 minute'
          end
        )
        when refund_due_at is not null and refunded_at is null then now() + interval '5 minutes'
        when decline_reason in ('TIMEOUT', 'CANCELLED_BY_USER', 'GATEWAY_ERROR')
          and gateway_ref is not null
          and refunded_at is null then case
            when now() < resolved_at + interval '5 minutes' then resolved_at + interval '5 minutes'
            when now() < resolved_at + interval '1 hour' then resolved_at + interval '1 hour'
            when now() < resolved_at + interval '1 day' then resolved_at + interval '1 day'
          end
      end
    where id = ${id}`.execute(tx);

/** Deposits whose time to be asked about has come; other nodes leave them alone for half a minute. */
export const claimChecks = async (db: Db, limit: number): Promise<number[]> =>
  (
    await query`
      update deposit set next_check_at = now() + interval '30 seconds'
      where id in (
        select id
        from deposit
        where next_check_at <= now()
        order by next_check_at
        limit ${limit}
        for update skip locked
      )
      returning ${columns({ id: deposit.id })}`.execute(db)
  ).rows.map(({ id }) => id);
/** Whether the gate may be asked because somebody looks: not more often than every two seconds. */
export const claimLook = async (db: Db, id: number): Promise<boolean> =>
  (
    await sql`
      update deposit set asked_at = now()
      where id = ${id}
        and status = 'CREATED'
        and (asked_at is null or asked_at < now() - interval '2 seconds')
      returning id`.execute(db)
  ).rows.length > 0;

/** Notes what the gate said or what followed; the same twice in a row once. */
export const noteEvent = (
  tx: Db,
  id: number,
  kind: DepositEvent['kind'],
  answer: string | null = null,
) =>
  sql`
    insert into deposit_event (deposit_id, kind, answer)
    select ${id}, ${kind}, ${answer}
    where not exists (
      select 1
      from (
        select kind, answer
        from deposit_event
        where deposit_id = ${id}
        order by id desc
        limit 1
      ) last
      where last.kind = ${kind} and last.answer is not distinct from ${answer}
    )`.execute(tx);
export const depositChannel = 'deposit';
/** Tells anyone who follows the deposit, on any node, when the transaction has ended. */
export const tellChange = (tx: Db, id: number) =>
  sql`select pg_notify(${depositChannel}, ${String(id)})`.execute(tx);

export const findGatewayCustomer = async (
  db: Db,
  userId: number,
  gate: GateName,
): Promise<string | null> =>
  (
    await query`
      select ${columns({ customer: gatewayCustomer.customer })}
      from gateway_customer
      where user_id = ${userId} and gate = ${gate}`.execute(db)
  ).rows[0]?.customer ?? null;
export const rememberGatewayCustomer = (tx: Db, userId: number, gate: GateName, customer: string) =>
  sql`
    insert into gateway_customer (user_id, gate, customer)
    values (${userId}, ${gate}, ${customer})
    on conflict (user_id, gate) do update set customer = excluded.customer`.execute(tx);
