import { type Actor, changesOf, recordAudit } from '../audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { camelCase } from './names.ts';

type Row = Readonly<Record<string, unknown>>;

/** How the ordinary changes of one table are written into the audit: the fields of its form, and whether it is on. */
export const auditOf = (table: string, inputFields: readonly string[]) => {
  const entity = camelCase(table);
  const fields = [...inputFields.filter((field) => field !== 'version'), 'active'];
  const filled = (row: Row): Row =>
    Object.fromEntries(
      fields
        .filter((field) => row[field] !== undefined && row[field] !== null)
        .map((field) => [field, row[field]]),
    );
  return {
    made: (tx: Db, actor: Actor, action: 'CREATE' | 'COPY', row: Row) =>
      recordAudit(tx, actor, { action, entity, entityId: Number(row.id), after: filled(row) }),
    /** A form saved without a change leaves no entry. */
    saved: async (tx: Db, actor: Actor, before: Row, after: Row): Promise<void> => {
      const changes = changesOf(before, after, fields);
      if (changes)
        await recordAudit(tx, actor, {
          action: 'UPDATE',
          entity,
          entityId: Number(after.id),
          ...changes,
        });
    },
    switched: (tx: Db, actor: Actor, id: number, isOn: boolean) =>
      recordAudit(tx, actor, {
        action: isOn ? 'ACTIVATE' : 'DEACTIVATE',
        entity,
        entityId: id,
        before: { active: !isOn },
        after: { active: isOn },
      }),
    removed: (tx: Db, actor: Actor, row: Row) =>
      recordAudit(tx, actor, {
        action: 'REMOVE',
        entity,
        entityId: Number(row.id),
        before: filled(row),
      }),
  };
};
