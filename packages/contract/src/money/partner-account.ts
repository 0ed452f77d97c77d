import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { BankAccount, Iban } from '../people/company.ts';
import { id, idInAddress, instant, NamedPerson } from '../values/text.ts';

export const PartnerAccountStatus = z.enum(['ASKED', 'CONFIRMED', 'REFUSED']);
export type PartnerAccountStatus = z.output<typeof PartnerAccountStatus>;
/** How long a change of an account waits, so that its owner may speak up. */
export const accountWaitHours = 48;

/** An account, named either way. */
export const PartnerAccountForm = z
  .strictObject({
    iban: z._default(z.nullable(Iban), null),
    bankAccount: z._default(z.nullable(BankAccount), null),
  })
  .check(
    z.refine(({ iban, bankAccount }) => (iban === null) !== (bankAccount === null), {
      error: 'validation.required',
      path: ['iban'],
    }),
  )
  .register(z.globalRegistry, { id: 'PartnerAccountForm' });

const PartnerAccount = z.object({
  id: id(),
  iban: z.string(),
  status: PartnerAccountStatus,
  /** Whether it is paid to now. */
  isCurrent: z.boolean(),
  askedBy: z.nullable(NamedPerson),
  askedAt: instant(),
  decidedBy: z.nullable(NamedPerson),
  decidedAt: z.nullable(instant()),
  /** From when it is paid to. */
  holdsFrom: z.nullable(instant()),
  /** Somebody else has to say yes to what one asked for oneself. */
  isOwn: z.boolean(),
});
export type PartnerAccount = z.output<typeof PartnerAccount>;
export const PartnerAccounts = z
  .object({ accounts: z.array(PartnerAccount) })
  .register(z.globalRegistry, { id: 'PartnerAccounts' });

const tag = 'admin:partner-account';
const ofPartner = z.object({ partnerId: idInAddress() });
export const partnerAccountRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/partner/:partnerId/account',
    access: 'books',
    summary: 'Accounts of a partner, the latest first: asked for, in force and gone',
    params: ofPartner,
    response: PartnerAccounts,
    tags: [tag],
  }),
  ask: route({
    method: 'POST',
    path: '/api/admin/partner/:partnerId/account',
    access: 'books',
    summary:
      'Ask for another account; the old address is told, and another person has to confirm it',
    params: ofPartner,
    body: PartnerAccountForm,
    response: PartnerAccounts,
    invalidates: [tag],
  }),
  decide: route({
    method: 'PUT',
    path: '/api/admin/partner/:partnerId/account/:id',
    access: 'books',
    proof: true,
    summary: 'Confirm an account somebody else asked for, or refuse it',
    params: z.extend(ofPartner, { id: idInAddress() }),
    body: z.strictObject({ status: z.enum(['CONFIRMED', 'REFUSED']) }),
    response: PartnerAccounts,
    invalidates: [tag],
  }),
};
