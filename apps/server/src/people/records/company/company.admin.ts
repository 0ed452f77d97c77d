import { companyAdminRoutes, type CompanyForm, czechIban } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../../kernel/crud/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { nameColumns } from '../../../kernel/naming.ts';
import { AppError, invalidFields } from '../../../platform/http/index.ts';
import {
  companyConditions,
  companyDerived,
  countCompanyUses,
  findCompanyByNumber,
} from './company.queries.ts';
import { companyTable } from './company.table.ts';
import { createCompanyRegistry } from './registry.ts';

/** The columns nobody types. */
export const companyColumns = ({ name, registrationNumber, taxId, vatId, address }: CompanyForm) =>
  nameColumns(name, [registrationNumber, taxId, vatId, address.city]);

const rolesOf = ({ clientCount, partnerCount }: Readonly<Record<string, unknown>>) => [
  ...(Number(clientCount) > 0 ? ['EMPLOYER'] : []),
  ...(Number(partnerCount) > 0 ? ['OPERATOR'] : []),
];

type Paid = Pick<CompanyForm, 'iban' | 'bankAccount'>;
/** Where a company is paid; the number of an account and its IBAN are the same account. */
const accountOf = ({ iban, bankAccount }: Paid): string | null =>
  iban ?? (bankAccount ? czechIban(bankAccount) : null);

const companies = defineEntity(companyAdminRoutes, companyTable, {
  prepare: async (form, { tx, ids }) => {
    const known = await findCompanyByNumber(tx, form.country, form.registrationNumber, ids.id);
    if (known)
      throw invalidFields([
        {
          field: 'registrationNumber',
          messageKey: 'validation.companyId.taken',
          params: { ...known },
        },
      ]);
    return companyColumns(form);
  },
  // employers pay what stands on the documents of this company, refunds go there, and both are told by its address
  proof: (form, before) =>
    before !== undefined &&
    (accountOf(form) !== accountOf(before) || form.billingEmail !== before.billingEmail),
  derived: companyDerived,
  present: (row) => ({ roles: rolesOf(row) }),
  where: companyConditions,
  beforeRemove: async ({ id }, { tx }) => {
    const { runsPortal, ...uses } = await countCompanyUses(tx, id);
    if (runsPortal) throw new AppError('company.error.runsPortal');
    if (uses.clients + uses.partners + uses.users > 0)
      throw new AppError('company.error.inUse', uses);
  },
});

/** Administration of companies. */
export const companyAdminHandlers = (deps: Deps): Handlers<typeof companyAdminRoutes> => {
  const registry = createCompanyRegistry(deps.config.companyRegistry);
  const handlers = crudHandlers(deps, companies);
  return {
    ...handlers,
    lookup: ({ country, registrationNumber }) => registry.find(country, registrationNumber),
  };
};
