import type { SavedView, savedViewRoutes } from '@cafeteria/contract';
import { changesOf, recordAudit } from '../../kernel/audit/index.ts';
import type { Editor, Handlers } from '../../kernel/caller/index.ts';
import { withFieldErrors } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { holdView, insertView, listViews, setRemoved, updateView } from './saved-view.queries.ts';

/** Of one person and one list; more are no tabs any more. */
const maxOfList = 40;
const entity = 'savedView';
const fields = ['name', 'search', 'shared'] as const;
const auditFields = ({ name, search, shared }: SavedView) => ({ name, search, shared });

const lockView = async (tx: Db, { user }: Editor, id: number): Promise<SavedView> =>
  found(await holdView(tx, user.id, id));

/** Lists of administration under a name: one's own, and those that anybody shared, which all may change. */
export const savedViewHandlers = ({ db, writeUnseen }: Deps): Handlers<typeof savedViewRoutes> => {
  const write = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    withFieldErrors({ links: {} }, () => writeUnseen(work));
  return {
    list: ({ list }, { user }) => listViews(db, user.id, list),
    create: ({ body }, caller) =>
      write(async (tx) => {
        const id = await insertView(tx, caller.user.id, body, maxOfList);
        if (id === undefined) throw new AppError('savedView.error.tooMany', { max: maxOfList });
        const made = await lockView(tx, caller, id);
        const after = { list: body.list, ...auditFields(made) };
        await recordAudit(tx, caller, { action: 'CREATE', entity, entityId: id, after });
        return made;
      }),
    update: ({ id, body: { version, ...form } }, caller) =>
      write(async (tx) => {
        const before = await lockView(tx, caller, id);
        if (before.version !== version) throw new AppError('common.error.concurrentModification');
        // it would go from everybody's lists but its author's
        if (before.shared && !form.shared && !before.own)
          throw new AppError('common.error.forbidden');
        await updateView(tx, caller.user.id, id, form);
        const changes = changesOf(auditFields(before), form, fields);
        if (changes)
          await recordAudit(tx, caller, { action: 'UPDATE', entity, entityId: id, ...changes });
        return lockView(tx, caller, id);
      }),
    remove: ({ id }, caller) =>
      write(async (tx) => {
        const before = auditFields(await lockView(tx, caller, id));
        await setRemoved(tx, caller.user.id, id, true);
        await recordAudit(tx, caller, { action: 'REMOVE', entity, entityId: id, before });
        return {};
      }),
    restore: ({ id }, caller) =>
      write(async (tx) => {
        found(await holdView(tx, caller.user.id, id, 'removed'));
        await setRemoved(tx, caller.user.id, id, false);
        await recordAudit(tx, caller, { action: 'RESTORE', entity, entityId: id });
        return lockView(tx, caller, id);
      }),
  };
};
