import { type FieldError, userAdminRoutes, type UserForm } from '@cafeteria/contract';
import { forgetAudit } from '../../entity/audit/index.ts';
import { crudHandlers } from '../../entity/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { findEmployers } from '../client/index.ts';
import { forgetFavorites } from '../../catalogue/favorite/index.ts';
import { forgetProposals } from '../../catalogue/partner-proposal/index.ts';
import {
  anonymiseUser,
  findTaken,
  hasActiveAdmin,
  isUserActive,
  userConditions,
  userDerived,
  userSorts,
} from './user.admin.queries.ts';
import { userColumns } from './user.columns.ts';
import { deleteSessionsOfUser, type Handlers } from '../../entity/caller/index.ts';

const employerErrors = async (tx: Db, { clientId, companyId }: UserForm): Promise<FieldError[]> => {
  const employers = clientId === null ? undefined : await findEmployers(tx, clientId);
  if (clientId !== null && !employers)
    return [{ field: 'clientId', messageKey: 'validation.reference' }];
  const isEmployer =
    companyId === null || (employers?.companies.some(({ id }) => id === companyId) ?? false);
  return isEmployer ? [] : [{ field: 'companyId', messageKey: 'validation.ofClient' }];
};

const prepare = async (body: UserForm, { id }: Readonly<Record<string, number>>, tx: Db) => {
  const user = {
    ...body,
    username: body.username || (body.email ?? ''),
    personalNumber: body.personalNumber || null,
  };
  const taken = await findTaken(tx, user, id);
  const errors: FieldError[] = (['username', 'email', 'personalNumber'] as const)
    .filter((field) => taken[field])
    .map((field) => ({ field, messageKey: 'validation.taken' }));
  errors.push(...(await employerErrors(tx, body)));
  if (errors.length > 0) throw invalidFields(errors);
  return { username: user.username, personalNumber: user.personalNumber, ...userColumns(user) };
};

const assertActiveAdmin = async (tx: Db): Promise<void> => {
  if (!(await hasActiveAdmin(tx))) throw new AppError('user.error.lastAdmin');
};
const afterSave = async (id: number, tx: Db): Promise<void> => {
  await assertActiveAdmin(tx);
  if (!(await isUserActive(tx, id))) await deleteSessionsOfUser(tx, id);
};

/** Administration of users. They are nothing readers see, so the catalogue stays as it is. */
export const userAdminHandlers = async ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof userAdminRoutes>> => {
  const { listOfClient: _, ...routes } = userAdminRoutes;
  const handlers = await crudHandlers(
    { ...crud, changed: async () => {}, committed: async () => {} },
    routes,
    {
      table: 'user',
      links: {},
      prepare,
      derived: userDerived,
      present: () => ({}),
      sorts: userSorts(config.primaryLanguage),
      where: userConditions,
      missing: async () => [],
      beforeRemove: async ({ id }, tx, { userId }) => {
        if (id === userId) throw new AppError('user.error.ownDeletion');
        await anonymiseUser(tx, id);
        await assertActiveAdmin(tx);
        await deleteSessionsOfUser(tx, id);
        await forgetFavorites(tx, id);
        await forgetProposals(tx, id);
        await forgetAudit(tx, 'user', id);
      },
      afterSave,
    },
    config.primaryLanguage,
  );
  return {
    ...handlers,
    update: async ({ id, body }, caller) => {
      if (id === caller.user.id && !body.roles.includes('ROLE_ADMIN'))
        throw new AppError('user.error.ownRole', undefined, [
          { field: 'roles', messageKey: 'user.error.ownRole' },
        ]);
      return handlers.update({ id, body }, caller);
    },
    activate: async ({ id, body }, caller) => {
      if (id === caller.user.id && !body.active) throw new AppError('user.error.ownDeactivation');
      return handlers.activate({ id, body }, caller);
    },
    listOfClient: (input, caller) => handlers.list(input, { ...caller }),
  };
};
