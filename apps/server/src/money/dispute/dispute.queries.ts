import {
  type DisputeKind,
  type DisputeMessage,
  type DisputeStatus,
  type DisputeView,
  isDisputable,
  MovementReason,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const d = tableAs('dispute', 'd');
const dispute = tableAs('dispute');
const message = tableAs('dispute_message');

const disputable = MovementReason.options.filter(isDisputable);

type NewDispute = {
  readonly userId: number;
  readonly movementId: number;
  readonly kind: DisputeKind;
};
/** Begins the dispute of a movement, or finds the one there is; undefined when the movement is not theirs. */
export const openDispute = async (
  tx: Db,
  { userId, movementId, kind }: NewDispute,
): Promise<number | undefined> => {
  const begun = await query`
    insert into dispute (user_id, movement_id, kind)
    select m.user_id, m.id, ${kind}
    from movement m
    where m.user_id = ${userId} and m.id = ${movementId}
      and m.reason = any(${disputable}::text[])
    on conflict (user_id, movement_id) do nothing
    returning ${columns({ id: dispute.id })}`.execute(tx);
  return begun.rows[0]?.id ?? (await findOwnDispute(tx, userId, movementId))?.id;
};

/** Whether a person may write one more: their messages come one after the other. */
export const mayWrite = async (tx: Db, userId: number, maxInADay: number): Promise<boolean> => {
  await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);
  const { rows } = await query`
    select ${columns({ count: sql<number>`count(*)::int` })}
    from dispute_message s
    join dispute d on d.id = s.dispute_id
    where d.user_id = ${userId} and not s.is_answer and s.at > now() - interval '1 day'`.execute(
    tx,
  );
  return (rows[0]?.count ?? 0) < maxInADay;
};

export const listMessages = async (db: Db, disputeId: number): Promise<DisputeMessage[]> =>
  (
    await query`
      select ${columns<DisputeMessage>({
        id: message.id,
        isAnswer: message.isAnswer,
        text: message.text,
        at: message.at,
      })}
      from dispute_message
      where dispute_id = ${disputeId}
      order by id`.execute(db)
  ).rows;

type Written = {
  readonly disputeId: number;
  readonly isAnswer: boolean;
  readonly text: string;
  readonly status: DisputeStatus;
};
/** Writes on, which says what it waits for now. */
export const addMessage = async (
  tx: Db,
  { disputeId, isAnswer, text, status }: Written,
): Promise<number> => {
  await sql`
    update dispute set status = ${status}, changed_at = now() where id = ${disputeId}`.execute(tx);
  const { rows } = await query`
    insert into dispute_message (dispute_id, is_answer, text)
    values (${disputeId}, ${isAnswer}, ${text})
    returning ${columns({ id: message.id })}`.execute(tx);
  return found(rows[0]).id;
};

const viewColumns = columns<Omit<DisputeView, 'messages'>>({
  id: d.id,
  kind: d.kind,
  status: d.status,
  createdAt: d.createdAt,
});
/** What its owner said is wrong with a movement; undefined when nothing. */
export const findOwnDispute = async (
  db: Db,
  userId: number,
  movementId: number,
): Promise<DisputeView | undefined> => {
  const { rows } = await query`
    select ${viewColumns}
    from dispute d
    where d.user_id = ${userId} and d.movement_id = ${movementId}`.execute(db);
  const [row] = rows;
  return row && { ...row, messages: await listMessages(db, row.id) };
};

/** One of a person's own; held until the transaction ends. */
export const lockOwnDispute = async (
  tx: Db,
  userId: number,
  id: number,
): Promise<{ readonly movementId: number }> =>
  found(
    (
      await query`
        select ${columns({ movementId: dispute.movementId })}
        from dispute
        where id = ${id} and user_id = ${userId}
        for no key update`.execute(tx)
    ).rows[0],
  );
