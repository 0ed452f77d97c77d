import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { requiredText, text } from '../values/text.ts';
import { givenPassword } from './password.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const Login = z.strictObject({
  username: requiredText(textLimit.email),
  password: givenPassword(),
  recaptchaToken: z.optional(text(4_000)),
});
export type Login = z.output<typeof Login>;

/** What a sign-in still waits for; null when its owner is signed in. */
export const NextStep = z
  .object({
    next: z.nullable(z.enum(['SECOND_FACTOR', 'SECOND_FACTOR_SETUP'])),
    /** With SECOND_FACTOR: which of them the person has, so that nobody is asked for one they never set up. */
    factors: z.optional(z.array(z.enum(['PASSKEY', 'APP']))),
  })
  .register(z.globalRegistry, { id: 'NextStep' });
export type NextStep = z.output<typeof NextStep>;

export const authRoutes = {
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in',
    body: Login,
    response: NextStep,
    fromAnyPage: true,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Sign out; always succeeds',
    response: Empty,
    fromAnyPage: true,
    invalidates: ['loggedUser'],
  }),
  hasValidSession: route({
    method: 'GET',
    path: '/api/auth/has-valid-session',
    access: 'public',
    summary: 'Whether the session cookie is good',
    response: z.object({ valid: z.boolean() }),
    tags: ['loggedUser'],
  }),
};
