import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { Id, id, instant, nameText, requiredText, text } from '../values/text.ts';
import { NextStep } from './auth.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/**
 * WebAuthn's own words (W3C, JSON forms of level 3); what a browser adds of its own is left out. An id has at most
 * 1023 bytes.
 */
const publicKey = () => z.literal('public-key');
const CredentialId = requiredText(1_400);
const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});
const Need = z.enum(['required', 'preferred', 'discouraged']);

/** What `navigator.credentials.create` is asked for. */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.optional(z.string()), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey() })),
    timeout: z.optional(z.int()),
    excludeCredentials: z.optional(z.array(Descriptor)),
    authenticatorSelection: z.optional(
      z.object({
        residentKey: z.optional(Need),
        requireResidentKey: z.optional(z.boolean()),
        userVerification: z.optional(Need),
      }),
    ),
    attestation: z.optional(z.enum(['none'])),
  })
  .register(z.globalRegistry, { id: 'PasskeyCreation' });
/** What `navigator.credentials.get` is asked for. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.optional(z.int()),
    rpId: z.optional(z.string()),
    allowCredentials: z.optional(z.array(Descriptor)),
    userVerification: z.optional(Need),
  })
  .register(z.globalRegistry, { id: 'PasskeyRequest' });

/** A new passkey, as the browser gives it. */
export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: publicKey(),
  response: z.object({
    clientDataJSON: requiredText(8_000),
    attestationObject: requiredText(40_000),
    transports: z.optional(z.array(text(40)).check(z.maxLength(10, 'validation.maxItems'))),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;
/** The signature of one that is known. */
export const PasskeyAssertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: publicKey(),
  response: z.object({
    clientDataJSON: requiredText(8_000),
    authenticatorData: requiredText(8_000),
    signature: requiredText(8_000),
    userHandle: z.optional(z.nullable(text(200))),
  }),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

export const PasskeyName = z.strictObject({ name: nameText(textLimit.deviceName) });
export const PasskeyAddition = z.strictObject({
  name: nameText(textLimit.deviceName),
  credential: NewPasskey,
});
export const PasskeySignIn = z.strictObject({ credential: PasskeyAssertion });

const PasskeyView = z
  .object({
    id: id(),
    name: z.string(),
    isBackedUp: z.boolean(),
    dateCreated: instant(),
    lastUsedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'PasskeyView' });
export type PasskeyView = z.output<typeof PasskeyView>;
/** Shown once; empty where there are some already, or none are needed. */
export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });

/** The signed-in person's own passkeys. */
export const passkeyRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/passkey',
    access: 'user',
    summary: 'Own passkeys, the newest first',
    response: z.object({ items: z.array(PasskeyView) }),
    tags: ['passkey'],
  }),
  options: route({
    method: 'POST',
    path: '/api/user/passkey/options',
    access: 'user',
    proof: true,
    summary: 'Begin to add a passkey',
    response: PasskeyCreation,
  }),
  add: route({
    method: 'POST',
    path: '/api/user/passkey',
    access: 'user',
    summary: 'Add the passkey that was made',
    body: PasskeyAddition,
    response: RecoveryCodes,
    invalidates: ['passkey'],
  }),
  rename: route({
    method: 'PUT',
    path: '/api/user/passkey/:id',
    access: 'user',
    summary: 'Name an own passkey',
    params: Id,
    body: PasskeyName,
    response: Empty,
    invalidates: ['passkey'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/passkey/:id',
    access: 'user',
    proof: true,
    summary: 'Remove an own passkey',
    params: Id,
    response: Empty,
    invalidates: ['passkey'],
  }),
};

/** Signing in with a passkey alone: it says itself whose it is. */
export const passkeySignInRoutes = {
  options: route({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    summary: 'Begin to sign in with a passkey',
    response: PasskeyRequest,
    fromAnyPage: true,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey; it counts as both factors',
    body: PasskeySignIn,
    response: NextStep,
    fromAnyPage: true,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
};
