import { sql } from 'kysely';
import { columns, type Db, type DB, query } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { camelCase } from '../table/index.ts';

type Order = {
  readonly table: keyof DB & string;
  /** The columns that say which list of the table is meant: `{ partner_id: 7 }`. */
  readonly list: Readonly<Record<string, number | string | null>>;
  readonly ids: readonly number[];
};

/**
 * Orders a list, counting from 1 so that a new record (0) comes first. The ids must be exactly the
 * existing records; otherwise somebody has added or deleted one. What moves gets a new version, so
 * that a form open elsewhere notices.
 * @example await saveOrder(tx, caller, { table: 'offer', list: { partner_id: 7 }, ids: [3, 1, 2] })
 */
export const saveOrder = async (
  tx: Db,
  actor: Actor,
  { table, list, ids }: Order,
): Promise<Record<string, never>> => {
  const conditions = Object.entries(list).map(([column, value]) =>
    value === null
      ? sql`and ${sql.ref(`t.${column}`)} is null`
      : sql`and ${sql.ref(`t.${column}`)} = ${value}`,
  );
  const { rows } = await query`
    select ${columns({ id: sql<number>`t.id` })}
    from ${sql.table(table)} t
    where t.deleted_at is null ${sql.join(conditions, sql` `)}
    order by t.id for no key update`.execute(tx);
  const wanted = new Set(ids);
  if (rows.length !== ids.length || rows.some(({ id }) => !wanted.has(id)))
    throw new AppError('common.error.concurrentModification');
  await sql`
    update ${sql.table(table)} t set
      position = x.place, version = t.version + 1, last_modified = now(),
      last_modified_by = ${actor.user?.id ?? null}
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
    where t.id = x.id and t.position <> x.place`.execute(tx);
  const entity = camelCase(table);
  await recordAudit(tx, actor, {
    action: 'ORDER',
    entity,
    entityId: null,
    after: { ...list, ids },
  });
  return {};
};
