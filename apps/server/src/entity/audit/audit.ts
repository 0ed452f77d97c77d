import type { AuditAction } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { SessionUser } from '../caller/index.ts';

/** Who acts: the user of the session and the address the request came from; the command line has neither. */
export type Actor = { readonly id: number | null; readonly ip: string | null };
type Row = Readonly<Record<string, unknown>>;
type Entry = {
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: number | null;
  readonly before?: Row;
  readonly after?: Row;
};

export const actorOf = ({
  user,
  request,
}: {
  readonly user: Pick<SessionUser, 'id'>;
  readonly request: { readonly ip: string };
}): Actor => ({ id: user.id, ip: request.ip });

const json = (row: Row | undefined): string | null => (row ? JSON.stringify(row) : null);

/**
 * Records who did what, in the transaction that does it.
 * @example recordAudit(tx, actorOf(context), { action: 'ORDER', entity: 'offer', entityId: 3, after: { ids } })
 */
export const recordAudit = async (
  tx: Db,
  actor: Actor,
  { action, entity, entityId, before, after }: Entry,
): Promise<void> => {
  await sql`
    insert into audit (user_id, ip, action, entity, entity_id, before, after)
    values (
      ${actor.id}, ${actor.ip}, ${action}, ${entity}, ${entityId}, ${json(before)}, ${json(after)}
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
