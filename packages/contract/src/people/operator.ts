import * as z from 'zod/mini';
import { Managed } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { singletonRoutes } from '../http/singleton.ts';
import { emailText, id, phoneText } from '../values/text.ts';
import { CompanyRecord } from './company.ts';

const operatorFields = z.strictObject({
  companyId: z.nullable(id()),
  email: z.nullable(emailText()),
  phone: z.nullable(phoneText()),
});
/** Who runs the portal: a company and how to reach it, or nobody while none is named. */
export const OperatorForm = operatorFields
  .check(({ value, issues }) => {
    const { companyId, email, phone } = value;
    const isNamed = companyId !== null || email !== null || phone !== null;
    for (const [field, input] of Object.entries({ companyId, email }))
      if (isNamed && input === null)
        issues.push({ code: 'custom', message: 'validation.required', path: [field], input });
  })
  .register(z.globalRegistry, { id: 'OperatorForm' });
export type OperatorForm = z.output<typeof OperatorForm>;
export const OperatorRecord = z.extend(
  z.pick(Managed, { version: true, lastModified: true, lastModifiedBy: true }),
  operatorFields.shape,
);
export type OperatorRecord = z.output<typeof OperatorRecord>;

/**
 * What everybody is told of who runs the portal: name, seat, number, register and how to reach them. Czechia: 89/2012
 * Sb., § 435; Slovakia: 22/2004 Z. z., § 4; both: Regulation (EU) 2016/679, article 13 (1) (a).
 */
export const Operator = z
  .extend(
    z.pick(CompanyRecord, {
      name: true,
      registrationNumber: true,
      taxId: true,
      vatId: true,
      registerEntry: true,
    }),
    {
      /** In one line. */
      address: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
    },
  )
  .register(z.globalRegistry, { id: 'Operator' });
export type Operator = z.output<typeof Operator>;

export const operatorRoutes = {
  get: route({
    method: 'GET',
    path: '/api/operator',
    access: 'public',
    summary: 'Who runs the portal and how to reach them; null while nobody is named',
    response: z.nullable(Operator),
    tags: ['company'],
  }),
};
const administered = singletonRoutes('/api/admin/operator', {
  record: OperatorRecord,
  form: OperatorForm,
  tags: ['company'],
  invalidates: ['company'],
});
/** Everybody writes about their account and their money to the address that stands there. */
export const operatorAdminRoutes = {
  ...administered,
  update: route({ ...administered.update, proof: true }),
};
