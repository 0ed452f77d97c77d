import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { Money } from '../values/money.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** What erasing the own account would mean now. */
export const ErasurePreview = z
  .object({
    /** Own money: it has to be withdrawn first. */
    ownMoney: Money,
    /** Credits that would go back to the employer. */
    employerCredits: Money,
    /** A top-up whose outcome is not known yet. */
    hasOpenDeposit: z.boolean(),
    /** Whether there is a password to ask for; without one the employer or the operator erases. */
    hasPassword: z.boolean(),
    /** Administrators are erased by another administrator. */
    isAdmin: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ErasurePreview' });
export type ErasurePreview = z.output<typeof ErasurePreview>;

/** A password as it was typed: neither trimmed nor folded. */
const Password = z
  .string()
  .check(
    z.minLength(1, 'validation.required'),
    z.maxLength(textLimit.password, 'validation.maxLength'),
  );

export const ownAccountRoutes = {
  export: route({
    method: 'GET',
    path: '/api/user/data-export',
    isHeavy: true,
    access: 'user',
    summary: 'Everything the portal holds of the signed-in person, as a file (JSON)',
    /** By part what is held, beside where and when the file was made. */
    response: z.record(z.string(), z.unknown()),
    binary: 'application/json',
    proof: true,
  }),
  erasure: route({
    method: 'GET',
    path: '/api/user/erasure',
    access: 'user',
    summary: 'What would become of the own money if the account were erased',
    response: ErasurePreview,
    tags: ['loggedUser', 'money'],
  }),
  erase: route({
    method: 'POST',
    path: '/api/user/erasure',
    access: 'user',
    summary: 'Erase the own account for good; what accounting keeps, it keeps under a pseudonym',
    body: z.strictObject({ password: Password }),
    response: Empty,
  }),
};
