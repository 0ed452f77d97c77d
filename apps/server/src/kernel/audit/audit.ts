import type { AuditAction } from '@cafeteria/contract';
import { sql } from 'kysely';
import { type Db, rowsInPieces } from '../../platform/db/index.ts';
import type { SessionUser } from '../caller/index.ts';

/** Who acts: the caller of a handler will do. An employer's directory is nobody's account. */
export type Actor = { readonly user: Pick<SessionUser, 'id'> | undefined; readonly ip: string };
type Row = Readonly<Record<string, unknown>>;
type Entry = {
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: number | null;
  readonly before?: Row;
  readonly after?: Row;
};

const json = (row: Row | undefined): string | null => (row ? JSON.stringify(row) : null);

/**
 * Records who did what, in the transaction that does it; nobody is the system itself.
 * @example recordAudit(tx, caller, { action: 'ORDER', entity: 'offer', entityId: 3, after: { ids } })
 */
export const recordAudit = async (
  tx: Db,
  actor: Actor | undefined,
  { action, entity, entityId, before, after }: Entry,
): Promise<void> => {
  await sql`
    insert into audit (user_id, ip, action, entity, entity_id, before, after)
    values (
      ${actor?.user?.id ?? null}, ${actor?.ip ?? null},
      ${action}, ${entity}, ${entityId}, ${json(before)}, ${json(after)}
    )`.execute(tx);
};

/**
 * Erases what the audit says about a person who has been anonymised (domain 8.3); that somebody
 * changed something, and when, stays.
 */
export const forgetAudit = async (tx: Db, entity: string, entityId: number): Promise<void> => {
  await sql`
    update audit set before = null, after = null
    where entity = ${entity} and entity_id = ${entityId}`.execute(tx);
};

/** What somebody changed or looked at in the administration. */
export const readActions = async (db: Db, userId: number): Promise<unknown> =>
  rowsInPieces(
    db,
    sql`
      select at, action, entity, entity_id as "entityId", ip
      from audit
      where user_id = ${userId}
      order by id`,
  );
/** That it was done, and by which pseudonym, stays; where from does not. */
export const forgetActor = (tx: Db, userId: number) =>
  sql`update audit set ip = null where user_id = ${userId}`.execute(tx);
