import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { requiredText } from '../values/text.ts';
import { NextStep } from './auth.ts';
import {
  PasskeyAddition,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
  RecoveryCodes,
} from './passkey.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** People type codes with gaps and in capitals. */
export const FactorCode = z.strictObject({ code: requiredText(textLimit.code) });
/** The key of an authenticator app: for its camera, and in letters. */
export const AppKey = z
  .object({ secret: z.string(), uri: z.string() })
  .register(z.globalRegistry, { id: 'AppKey' });
export type AppKey = z.output<typeof AppKey>;

/** `required`: set up at the next sign-in; `optional`: asked of those who set one up; `off`: of nobody. */
export const SecondFactorMode = z.enum(['required', 'optional', 'off']);

export const SecondFactorState = z
  .object({
    /** Whether this person is asked for one at all, and whether they may be without. */
    mode: SecondFactorMode,
    /** Whether a passkey is one, so that with it the password alone does not do. */
    countsPasskeys: z.boolean(),
    /** Whether the sign-in asks for one after the password, as things are. */
    isAsked: z.boolean(),
    hasApp: z.boolean(),
    passkeys: z.int(),
    recoveryCodes: z.int(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorState' });
export type SecondFactorState = z.output<typeof SecondFactorState>;

/** The own second factor. */
export const secondFactorRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/second-factor',
    access: 'user',
    summary: 'What the own account has for a second factor',
    response: SecondFactorState,
    tags: ['passkey'],
  }),
  beginApp: route({
    method: 'POST',
    path: '/api/user/second-factor/app',
    access: 'user',
    proof: true,
    summary: 'A key for an authenticator app',
    response: AppKey,
  }),
  confirmApp: route({
    method: 'POST',
    path: '/api/user/second-factor/app/confirm',
    access: 'user',
    summary: 'Use the app from now on: its first code proves that it has the key',
    body: FactorCode,
    response: RecoveryCodes,
    invalidates: ['passkey'],
  }),
  removeApp: route({
    method: 'DELETE',
    path: '/api/user/second-factor/app',
    access: 'user',
    proof: true,
    summary: 'Do without the app; refused when a factor is required and nothing else is left',
    response: Empty,
    invalidates: ['passkey'],
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    access: 'user',
    proof: true,
    summary: 'New recovery codes; the ones before are void',
    response: RecoveryCodes,
    invalidates: ['passkey'],
  }),
};

const setup = '/api/auth/second-factor/setup';
/** The second step of a sign-in: the session knows who, and nobody is signed in yet. */
export const secondFactorSignInRoutes = {
  passkeyOptions: route({
    method: 'POST',
    path: '/api/auth/second-factor/passkey/options',
    access: 'public',
    summary: 'Begin the second step with a passkey',
    response: PasskeyRequest,
  }),
  passkey: route({
    method: 'POST',
    path: '/api/auth/second-factor/passkey',
    access: 'public',
    summary: 'The second step with a passkey',
    body: PasskeySignIn,
    response: NextStep,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
  app: route({
    method: 'POST',
    path: '/api/auth/second-factor/app',
    access: 'public',
    summary: 'The second step with a code of the authenticator app',
    body: FactorCode,
    response: NextStep,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
  recovery: route({
    method: 'POST',
    path: '/api/auth/second-factor/recovery',
    access: 'public',
    summary: 'The second step with a recovery code, which is used up',
    body: FactorCode,
    response: NextStep,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
  /** After these the page first shows the recovery codes, so they invalidate nothing. */
  setupApp: route({
    method: 'POST',
    path: `${setup}/app`,
    access: 'public',
    summary:
      'A key for the authenticator app of somebody who must have a second factor and has none',
    response: AppKey,
  }),
  confirmSetupApp: route({
    method: 'POST',
    path: `${setup}/app/confirm`,
    access: 'public',
    summary: 'Use the app from now on, and sign in',
    body: FactorCode,
    response: RecoveryCodes,
  }),
  setupPasskeyOptions: route({
    method: 'POST',
    path: `${setup}/passkey/options`,
    access: 'public',
    summary: 'Begin to add a passkey as the second factor',
    response: PasskeyCreation,
  }),
  setupPasskey: route({
    method: 'POST',
    path: `${setup}/passkey`,
    access: 'public',
    summary: 'Add the passkey as the second factor, and sign in',
    body: PasskeyAddition,
    response: RecoveryCodes,
  }),
};
