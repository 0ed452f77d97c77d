import {
  type ClientRecord,
  clientAdminRoutes,
  type ClientForm,
  type FieldError,
} from '@cafeteria/contract';
import { crudHandlers } from '../../entity/crud/index.ts';
import { type Db, fold, sortKey } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import {
  clientConditions,
  clientDerived,
  clientSorts,
  countForeignUsers,
  countUsersOfClient,
  findMissingCompanies,
  isClientActive,
  listClientOptions,
} from './client.queries.ts';
import { deleteSessionsOfClient, type Handlers } from '../../entity/caller/index.ts';

/** The contracting company employs too. */
const complete = <T extends Pick<ClientForm, 'companyId' | 'employerCompanyIds'>>(body: T): T => ({
  ...body,
  employerCompanyIds: [...new Set([body.companyId, ...body.employerCompanyIds])],
});

const prepare = async (body: ClientForm, _path: Readonly<Record<string, number>>, tx: Db) => {
  const missing = await findMissingCompanies(tx, body);
  if (missing.length > 0)
    throw invalidFields([
      {
        field: missing.includes(body.companyId) ? 'companyId' : 'employerCompanyIds',
        messageKey: 'validation.reference',
      },
    ]);
  return {
    nameSortCs: sortKey(body.name, 'cs'),
    nameSortSk: sortKey(body.name, 'sk'),
    folded: fold([body.name, body.contactEmail, ...body.emailDomains].join(' ')),
  };
};

const afterSave = async (id: number, tx: Db): Promise<void> => {
  const users = await countForeignUsers(tx, id);
  if (users > 0)
    throw invalidFields([
      { field: 'employerCompanyIds', messageKey: 'validation.employerInUse', params: { users } },
    ]);
  if (!(await isClientActive(tx, id))) await deleteSessionsOfClient(tx, id);
};

const missing = async ({ companyId }: ClientRecord): Promise<FieldError[]> =>
  companyId === null ? [{ field: 'companyId', messageKey: 'validation.required' }] : [];

/**
 * Administration of clients. They control what they see of the catalogue, so every change drops the
 * cached answers.
 */
export const clientAdminHandlers = async ({
  crud,
  config,
  db,
}: Deps): Promise<Handlers<typeof clientAdminRoutes>> => {
  const handlers = await crudHandlers(
    crud,
    clientAdminRoutes,
    {
      table: 'client',
      links: {
        employerCompanyIds: { table: 'client_employer', target: 'company_id', type: 'integer' },
      },
      prepare,
      derived: clientDerived,
      present: () => ({}),
      sorts: clientSorts(config.primaryLanguage),
      where: clientConditions,
      missing,
      beforeRemove: async ({ id }, tx) => {
        const users = await countUsersOfClient(tx, id);
        if (users > 0) throw new AppError('client.error.hasUsers', { users });
      },
      afterSave,
    },
    config.primaryLanguage,
  );
  return {
    ...handlers,
    create: ({ body }, caller) => handlers.create({ body: complete(body) }, caller),
    update: ({ id, body }, caller) => handlers.update({ id, body: complete(body) }, caller),
    copy: ({ id, body }, caller) => handlers.copy({ id, body: complete(body) }, caller),
    options: () => listClientOptions(db),
  };
};
