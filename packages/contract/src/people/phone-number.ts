import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { instant, phoneText } from '../values/text.ts';
import { CodeChannel } from '../vocabulary/enums.ts';
import { CodeSent, TypedCode } from './code.ts';
import { Me } from './user.ts';

export const PhoneNumber = z
  .object({
    phoneNumber: z.nullable(z.string()),
    verifiedAt: z.nullable(instant()),
    /** A number that waits for its code. */
    pending: z.nullable(z.string()),
    /** How a code would be sent; null where there is no way. */
    channel: z.nullable(CodeChannel),
    retryAfterSeconds: z.int(),
  })
  .register(z.globalRegistry, { id: 'PhoneNumber' });
export type PhoneNumber = z.output<typeof PhoneNumber>;

const path = '/api/user/phone-number';
export const phoneNumberRoutes = {
  get: route({
    method: 'GET',
    path,
    access: 'user',
    summary: 'Own telephone number, and the one that waits for its code',
    response: PhoneNumber,
    tags: ['loggedUser'],
  }),
  request: route({
    method: 'POST',
    path,
    access: 'user',
    proof: true,
    summary: 'Send a code that proves a number; once a minute, five a day',
    body: z.strictObject({ phoneNumber: phoneText() }),
    response: CodeSent,
    invalidates: ['loggedUser'],
  }),
  confirm: route({
    method: 'PUT',
    path,
    access: 'user',
    summary: 'Prove the number by its code',
    body: TypedCode,
    response: Me,
    invalidates: ['loggedUser'],
  }),
  remove: route({
    method: 'DELETE',
    path,
    access: 'user',
    proof: true,
    summary: 'Forget the number; refused while a device needs it',
    response: Me,
    invalidates: ['loggedUser'],
  }),
};
