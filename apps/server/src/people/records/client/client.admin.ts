import { isDeepStrictEqual } from 'node:util';
import { clientAdminRoutes, type ClientForm } from '@cafeteria/contract';
import { deleteSessionsOfClient, type Handlers } from '../../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../../kernel/crud/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { nameColumns } from '../../../kernel/naming.ts';
import { AppError, invalidFields } from '../../../platform/http/index.ts';
import {
  clientConditions,
  clientDerived,
  countForeignUsers,
  countUsersOfClient,
  isClientActive,
  listClientOptions,
} from './client.queries.ts';
import { clientTable } from './client.table.ts';

/** The columns nobody types. */
export const clientColumns = ({ name, contactEmail, emailDomains }: ClientForm) =>
  nameColumns(name, [contactEmail, ...emailDomains]);

/**
 * What asks for a fresh proof: whose name stands on its documents, whose address is told of them, and where what it
 * paid beforehand goes back to; whom its people write to about their account; whose provider those are led to who type
 * an address of a domain; and when what people have ends, or is taxed (decision 0270).
 */
const proven = [
  'companyId',
  'contactEmail',
  'contactPhone',
  'emailDomains',
  'creditPolicy',
] as const satisfies readonly (keyof ClientForm)[];

const clients = defineEntity(clientAdminRoutes, clientTable, {
  prepare: clientColumns,
  proof: (form, before) =>
    before !== undefined && proven.some((key) => !isDeepStrictEqual(form[key], before[key])),
  derived: clientDerived,
  alsoFoundBy: { company_id: 'company' },
  where: clientConditions,
  missing: ({ companyId }) =>
    companyId === null ? [{ field: 'companyId', messageKey: 'validation.required' }] : [],
  beforeRemove: async ({ id }, { tx }) => {
    const users = await countUsersOfClient(tx, id);
    if (users > 0) throw new AppError('client.error.hasUsers', { users });
  },
  afterSave: async (id, tx) => {
    const users = await countForeignUsers(tx, id);
    if (users > 0)
      throw invalidFields([
        { field: 'employerCompanyIds', messageKey: 'validation.employerInUse', params: { users } },
      ]);
    if (!(await isClientActive(tx, id))) await deleteSessionsOfClient(tx, id);
  },
});

/** The contracting company employs too. */
const complete = <T extends Pick<ClientForm, 'companyId' | 'employerCompanyIds'>>(form: T): T => ({
  ...form,
  employerCompanyIds: [...new Set([form.companyId, ...form.employerCompanyIds])],
});

/** Administration of clients. */
export const clientAdminHandlers = (deps: Deps): Handlers<typeof clientAdminRoutes> => {
  const handlers = crudHandlers(deps, clients);
  return {
    ...handlers,
    create: ({ body }, caller) => handlers.create({ body: complete(body) }, caller),
    update: ({ id, body }, caller) => handlers.update({ id, body: complete(body) }, caller),
    copy: ({ id, body }, caller) => handlers.copy({ id, body: complete(body) }, caller),
    options: (_, { onlyClientId }) => listClientOptions(deps.db, onlyClientId),
  };
};
