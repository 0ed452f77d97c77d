import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { DeliveryAddress } from '../values/address.ts';
import { shownText, day, emailText, instant } from '../values/text.ts';
import { CodeSent, TypedCode } from './code.ts';
import { Me } from './user.ts';

/** What an account holds beside `Me`: read only where its owner edits it. */
export const PersonalData = z
  .object({
    /** Whether the names and the address are kept by the employer's directory. */
    isManaged: z.boolean(),
    deliveryAddress: z.nullable(DeliveryAddress),
    marketingConsentAt: z.nullable(instant()),
    companyName: z.nullable(shownText()),
    personalNumber: z.nullable(z.string()),
    employmentFrom: z.nullable(day()),
    employmentTo: z.nullable(day()),
    /** Whether its person confirmed the e-mail address; until then a new password goes to `recoveryEmail`. */
    isEmailConfirmed: z.boolean(),
    recoveryEmail: z.nullable(z.string()),
    /** A change of the e-mail address that waits for its code. */
    pendingEmail: z.nullable(z.string()),
    /** Seconds until another code may be asked for. */
    retryAfterSeconds: z.int(),
  })
  .register(z.globalRegistry, { id: 'PersonalData' });
export type PersonalData = z.output<typeof PersonalData>;

export const personalRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/personal',
    access: 'user',
    summary: 'Own data beside those of /api/user/me',
    response: PersonalData,
    tags: ['loggedUser'],
  }),
  requestEmail: route({
    method: 'POST',
    path: '/api/user/email',
    access: 'user',
    proof: true,
    summary: 'Send a code to a new e-mail address; the answer is the same when somebody has it',
    body: z.strictObject({ email: emailText() }),
    response: CodeSent,
    invalidates: ['loggedUser'],
  }),
  confirmEmail: route({
    method: 'PUT',
    path: '/api/user/email',
    access: 'user',
    summary: 'Change the e-mail address to the one the code was sent to; the old one is told',
    body: TypedCode,
    response: Me,
    invalidates: ['loggedUser'],
  }),
};
