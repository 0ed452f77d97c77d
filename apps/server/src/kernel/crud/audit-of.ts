import type { Db } from '../../platform/db/index.ts';
import { type Actor, changesOf, recordAudit } from '../audit/index.ts';
import { camelCase, type Values } from '../table/index.ts';

/** How the ordinary changes of one table are written into the audit: the fields of its form, and whether it is on. */
export const auditOf = (table: string, formFields: readonly string[]) => {
  const entity = camelCase(table);
  const fields = [...formFields.filter((field) => field !== 'version'), 'active'];
  const filled = (row: Values): Values =>
    Object.fromEntries(
      fields
        .filter((field) => row[field] !== undefined && row[field] !== null)
        .map((field) => [field, row[field]]),
    );
  return {
    made: (tx: Db, actor: Actor, action: 'CREATE' | 'COPY', row: Values) =>
      recordAudit(tx, actor, { action, entity, entityId: Number(row.id), after: filled(row) }),
    /** A form saved without a change leaves no entry. */
    saved: async (tx: Db, actor: Actor, before: Values, after: Values): Promise<void> => {
      const changes = changesOf(before, after, fields);
      if (!changes) return;
      const entityId = Number(after.id);
      await recordAudit(tx, actor, { action: 'UPDATE', entity, entityId, ...changes });
    },
    switched: (tx: Db, actor: Actor, entityId: number, isOn: boolean) =>
      recordAudit(tx, actor, {
        action: isOn ? 'ACTIVATE' : 'DEACTIVATE',
        entity,
        entityId,
        before: { active: !isOn },
        after: { active: isOn },
      }),
    restored: (tx: Db, actor: Actor, entityId: number) =>
      recordAudit(tx, actor, { action: 'RESTORE', entity, entityId }),
    removed: (tx: Db, actor: Actor, row: Values) =>
      recordAudit(tx, actor, {
        action: 'REMOVE',
        entity,
        entityId: Number(row.id),
        before: filled(row),
      }),
  };
};
export type AuditOf = ReturnType<typeof auditOf>;
