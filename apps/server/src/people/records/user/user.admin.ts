import {
  covers,
  type FieldError,
  isOfOperator,
  rolesAmong,
  standingOf,
  userAdminRoutes,
  type UserForm,
} from '@cafeteria/contract';
import { forgetAudit, recordAudit } from '../../../kernel/audit/index.ts';
import { crudHandlers, defineEntity, removeRow } from '../../../kernel/crud/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, found, invalidFields } from '../../../platform/http/index.ts';
import type { Values } from '../../../kernel/table/index.ts';
import { findEmployers, getClientName, shareClient } from '../client/index.ts';
import {
  anonymiseUser,
  findTaken,
  hasActiveAdmin,
  readStanding,
  unlockUser,
  userConditions,
  userDerived,
} from './user.admin.queries.ts';
import { endAccess } from './access-end.ts';
import { resetFactors, type SendNewPassword } from './factor-reset.ts';
import { endSessions } from './session-end.ts';
import { recordSwitchedOff } from './user.account.queries.ts';
import { lockNames } from './user.batch.queries.ts';
import { userColumns } from './user.columns.ts';
import { userTable } from './user.table.ts';
import type { Editor, Handlers } from '../../../kernel/caller/index.ts';
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { deleteSessionsOfUsers } from '../../../kernel/caller/index.ts';
import { nextStepOf } from '../../sign-in/second-factor/index.ts';

const employerErrors = async (tx: Db, { clientId, companyId }: UserForm): Promise<FieldError[]> => {
  const isThere = clientId !== null && (await shareClient(tx, clientId));
  const employers = isThere ? await findEmployers(tx, clientId) : undefined;
  if (clientId !== null && !employers)
    return [{ field: 'clientId', messageKey: 'validation.reference' }];
  const isEmployer =
    companyId === null || (employers?.companies.some(({ id }) => id === companyId) ?? false);
  return isEmployer ? [] : [{ field: 'companyId', messageKey: 'validation.ofClient' }];
};

/** Whom their employer alone signs in now, and before somebody else or they themselves: they would not be let in so. */
const cameOtherwise = (before: Values, clientId: number | null): boolean =>
  before.clientId !== clientId || isOfOperator(standingOf(rolesAmong(before.roles)));

const assertActiveAdmin = async (tx: Db): Promise<void> => {
  if (!(await hasActiveAdmin(tx))) throw new AppError('user.error.lastAdmin');
};
const {
  listOfClient: _list,
  unlock: _unlock,
  resetFactors: _reset,
  endSessions: _end,
  ...crudRoutes
} = userAdminRoutes;
const isStaff = ({ roles }: Pick<UserForm, 'roles'>): boolean => standingOf(roles).isStaff;
/**
 * Where the invitation goes, with what its person was given already, and what an employer's provider knows by whom it
 * has at its first sign-in.
 */
const waysIn = [
  'email',
  'clientId',
  'personalNumber',
] as const satisfies readonly (keyof UserForm)[];

/** When the days of grace after it are over, what the employer gave is the employer's again, and the account is off. */
const endsSooner = ({ employmentTo }: UserForm, before: Pick<UserForm, 'employmentTo'>): boolean =>
  employmentTo !== null && (before.employmentTo === null || employmentTo < before.employmentTo);

const users = defineEntity(crudRoutes, userTable, {
  // people who join the administration, or are changed while in it, may do what outlasts an open session
  proof: (form, before) =>
    isStaff(form) ||
    (before !== undefined &&
      (isStaff(before) ||
        endsSooner(form, before) ||
        waysIn.some((key) => (form[key] || null) !== before[key]))),
  prepare: async (form, { tx, ids }) => {
    const user = {
      ...form,
      username: form.username || (form.email ?? ''),
      personalNumber: form.personalNumber || null,
    };
    await lockNames(tx);
    const takenField = await findTaken(tx, user, ids.id);
    const errors: FieldError[] = (['username', 'email', 'personalNumber'] as const)
      .filter((field) => takenField[field])
      .map((field) => ({ field, messageKey: 'validation.taken' }));
    errors.push(...(await employerErrors(tx, form)));
    if (errors.length > 0) throw invalidFields(errors);
    const { username, personalNumber } = user;
    return { username, personalNumber, ...userColumns(user) };
  },
  derived: userDerived,
  alsoFoundBy: { client_id: 'client' },
  where: userConditions,
  beforeRemove: async ({ id }, { tx }) => {
    await anonymiseUser(tx, id);
    await assertActiveAdmin(tx);
    await endAccess(tx, [id]);
    await forgetAudit(tx, 'user', id);
  },
  afterSave: async (id, tx, before) => {
    await assertActiveAdmin(tx);
    // who was off has nothing to lose but an invitation, which a corrected name does not take back
    const { isActive, isEmployerOnly, clientId } = await readStanding(tx, id);
    if (before?.active === true && !isActive) {
      await endAccess(tx, [id]);
      await recordSwitchedOff(tx, id);
    } else if (before && isEmployerOnly && cameOtherwise(before, clientId)) {
      await deleteSessionsOfUsers(tx, [id]);
    }
  },
});

/** What becomes of a user's money before the user goes: money comes after people, so it is handed in. */
type SettleMoney = (
  tx: Db,
  userId: number,
  settlement: { readonly isRecalled: boolean; readonly by: number },
) => Promise<void>;

/** What erasing somebody takes beside their account: their money settled, and what other rooms hold of them. */
export type Ending = {
  readonly settleMoney: SettleMoney;
  readonly parts: readonly PersonalDataPart[];
};
/**
 * Erases a person, no matter who asked for it: an administrator, or the person. The row stays as a pseudonym for what
 * accounting keeps. Throws what holds their money back.
 */
export const eraseUser = async (
  tx: Db,
  actor: Editor,
  { id, isRecalled }: { readonly id: number; readonly isRecalled: boolean },
  { settleMoney, parts }: Ending,
): Promise<void> => {
  await removeRow(users, tx, actor, { id });
  await settleMoney(tx, id, { isRecalled, by: actor.user.id });
  for (const { forget } of parts) await forget?.(tx, id);
};

/** Who made their way through a lock by wrong passwords is let try again, on record. */
const unlock = (deps: Deps, caller: Editor, id: number): Promise<void> =>
  deps.writeUnseen(async (tx) => {
    const { lockedUntil } = found(await unlockUser(tx, id));
    if (lockedUntil !== null)
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'user',
        entityId: id,
        before: { lockedUntil },
        after: { lockedUntil: null },
      });
  });

/** Administration of users. */
export const userAdminHandlers = (
  deps: Deps & { readonly sendNewPassword: SendNewPassword },
  ending: Ending,
): Handlers<typeof userAdminRoutes> => {
  const handlers = crudHandlers(deps, users);
  return {
    ...handlers,
    update: async ({ id, body }, caller) => {
      if (id === caller.user.id && !covers(standingOf(body.roles), caller.user.standing))
        throw new AppError('user.error.ownRole', undefined, [
          { field: 'roles', messageKey: 'user.error.ownRole' },
        ]);
      const { roles } = await handlers.get({ id }, caller);
      const saved = await handlers.update({ id, body }, caller);
      const isRaised = !standingOf(roles).isStaff && standingOf(saved.roles).isStaff;
      // anyone who signed in as an employee was not asked for a second factor
      if (isRaised && (await nextStepOf(deps, deps.db, id)) !== null)
        await deps.writeUnseen((tx) => deleteSessionsOfUsers(tx, [id]));
      return saved;
    },
    activate: ({ id, body }, caller) => {
      if (id === caller.user.id && !body.active) throw new AppError('user.error.ownDeactivation');
      return handlers.activate({ id, body }, caller);
    },
    remove: async ({ id, recall = false }, caller) => {
      if (id === caller.user.id) throw new AppError('user.error.ownDeletion');
      await deps.writeUnseen((tx) => eraseUser(tx, caller, { id, isRecalled: recall }, ending));
      return {};
    },
    unlock: async ({ id }, caller) => {
      await unlock(deps, caller, id);
      return handlers.get({ id }, caller);
    },
    resetFactors: async ({ id, body: { identification } }, caller) => {
      if (id === caller.user.id) throw new AppError('user.error.ownFactors');
      const { username, factors } = await handlers.get({ id }, caller);
      const reset = { id, username, factors, identification };
      await deps.writeUnseen((tx) => resetFactors(deps, tx, caller, reset));
      return handlers.get({ id }, caller);
    },
    endSessions: async ({ id }, caller) => {
      if (id === caller.user.id) throw new AppError('user.error.ownSessions');
      // whom the caller may not see is not found
      await handlers.get({ id }, caller);
      return { ended: await deps.writeUnseen((tx) => endSessions(deps, tx, caller, id)) };
    },
    listOfClient: async (input, caller) => {
      await getClientName(deps.db, input.clientId);
      return handlers.list(input, caller);
    },
  };
};
