import { companyAdminRoutes, type CompanyForm } from '@cafeteria/contract';
import { crudHandlers } from '../../entity/crud/index.ts';
import { type Db, fold, sortKey } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import {
  companyConditions,
  companyDerived,
  companySorts,
  countCompanyUses,
  findCompanyByNumber,
} from './company.queries.ts';
import { createCompanyRegistry } from './registry.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const prepare = async (body: CompanyForm, { id }: Readonly<Record<string, number>>, tx: Db) => {
  const known = await findCompanyByNumber(tx, body.country, body.registrationNumber, id);
  if (known)
    throw invalidFields([
      {
        field: 'registrationNumber',
        messageKey: 'validation.companyId.taken',
        params: { ...known },
      },
    ]);
  return {
    nameSortCs: sortKey(body.name, 'cs'),
    nameSortSk: sortKey(body.name, 'sk'),
    folded: fold(
      [body.name, body.registrationNumber, body.taxId, body.vatId, body.address.city].join(' '),
    ),
  };
};

const rolesOf = ({ clientCount, partnerCount }: Readonly<Record<string, unknown>>) => [
  ...(Number(clientCount) > 0 ? ['EMPLOYER'] : []),
  ...(Number(partnerCount) > 0 ? ['OPERATOR'] : []),
];

/** Administration of companies. Readers see nothing of them, so the catalogue stays as it is. */
export const companyAdminHandlers = async ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof companyAdminRoutes>> => {
  const registry = createCompanyRegistry(config.companyRegistry);
  const handlers = await crudHandlers(
    { ...crud, changed: async () => {}, committed: async () => {} },
    companyAdminRoutes,
    {
      table: 'company',
      links: {},
      prepare,
      derived: companyDerived,
      present: (row) => ({ roles: rolesOf(row) }),
      sorts: companySorts(config.primaryLanguage),
      where: companyConditions,
      missing: async () => [],
      beforeRemove: async ({ id }, tx) => {
        const uses = await countCompanyUses(tx, id);
        if (uses.clients + uses.partners + uses.users > 0)
          throw new AppError('company.error.inUse', uses);
      },
    },
    config.primaryLanguage,
  );
  return {
    ...handlers,
    lookup: ({ country, registrationNumber }) => registry.find(country, registrationNumber),
  };
};
