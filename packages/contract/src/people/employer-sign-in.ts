import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import {
  emailText,
  id,
  idInAddress,
  instant,
  nameText,
  requiredText,
  text,
} from '../values/text.ts';
import { ClientId } from './client.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** What an employer's sign-in is called in addresses. */
const EmployerKey = z.string().check(z.regex(/^[\w-]{12}$/, 'validation.id'));
const Employer = z.object({ key: z.string(), name: z.string() });
/** Why somebody comes back to the login from the employer's provider, in the address. */
export const EmployerProblem = z.enum(['cancelled', 'expired', 'failed', 'unknown', 'inactive']);
export type EmployerProblem = z.output<typeof EmployerProblem>;

export const employerSignInRoutes = {
  offer: route({
    method: 'GET',
    path: '/api/auth/employer',
    access: 'public',
    summary: 'Whether anybody signs in with an account of an employer, and the employer of a key',
    query: z.object({ key: z.optional(EmployerKey) }),
    response: z.object({ isOffered: z.boolean(), employer: z.nullable(Employer) }),
    tags: ['client'],
  }),
  find: route({
    method: 'POST',
    path: '/api/auth/employer',
    access: 'public',
    summary: 'The employers that sign in addresses of a domain; says nothing of accounts',
    body: z.strictObject({ email: emailText() }),
    response: z.object({ employers: z.array(Employer) }),
    fromAnyPage: true,
  }),
  start: route({
    method: 'POST',
    path: '/api/auth/employer/start',
    access: 'public',
    summary: "Begin a sign-in: the address of the employer's provider to go to",
    body: z.strictObject({ key: EmployerKey, redirect: z.optional(text(2_000)) }),
    response: z.object({ href: z.string() }),
    fromAnyPage: true,
  }),
};

const isSafeIssuer = (value: string): boolean =>
  /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^\s?#]*)?$/.test(value);
const Claim = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(100, 'validation.maxLength'),
      z.regex(/^[\w:./-]+$/, 'validation.claim'),
    ),
);
const Settings = z.strictObject({
  enabled: z.boolean(),
  issuer: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300, 'validation.maxLength'),
      z.refine(isSafeIssuer, 'validation.issuer'),
    ),
  oidcClientId: requiredText(200),
  scopes: z
    .string()
    .check(
      z.trim(),
      z.maxLength(200, 'validation.maxLength'),
      z.regex(/^openid( [\w:./-]+)*$/, 'validation.scopes'),
    ),
  /** The claim that equals what the directory calls the person, such as `oid` (Entra) or `sub` (Okta). */
  directoryClaim: Claim,
  personalNumberClaim: Claim,
  /** Believed only where the provider says that the address is verified. */
  emailClaim: Claim,
  isOnly: z.boolean(),
});
/** How an employer's people sign in with its accounts. A secret that is not sent stays as it is. */
export const EmployerSignInForm = z
  .strictObject({
    ...Settings.shape,
    secret: z.nullable(text(500)),
    /** Whether people come back to this employer's own address; not sent, it stays, and a new one has it. */
    hasOwnReturn: z.optional(z.boolean()),
    version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  })
  .check(
    z.refine(
      (form) =>
        form.directoryClaim !== null ||
        form.personalNumberClaim !== null ||
        form.emailClaim !== null,
      { error: 'validation.oneClaim', path: ['personalNumberClaim'] },
    ),
  )
  .register(z.globalRegistry, { id: 'EmployerSignInForm' });
export type EmployerSignInForm = z.output<typeof EmployerSignInForm>;
export const EmployerSignInRecord = z
  .object({
    ...z.object(Settings.shape).shape,
    issuer: z.string(),
    oidcClientId: z.string(),
    hasSecret: z.boolean(),
    /** 0 before anything was saved. */
    version: z.int(),
    hasOwnReturn: z.boolean(),
    /** What the provider must be told: where people come back to, this employer's and no other's. */
    redirectUri: z.string(),
    /** Where they came back to in former times, every employer's; null where that is over. */
    commonRedirectUri: z.nullable(z.string()),
    /** What an employer may bookmark; null before anything was saved. */
    loginHref: z.nullable(z.string()),
    linkedCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'EmployerSignInRecord' });
export type EmployerSignInRecord = z.output<typeof EmployerSignInRecord>;

/** What is wrong between us and a provider; null is nothing. */
export const ProviderProblem = z.enum([
  'UNREACHABLE',
  'INSIDE',
  'UNLISTED',
  'NO_PROVIDER',
  'WRONG_ISSUER',
  'NO_CODE_FLOW',
  'NO_KEYS',
  'CLIENT_REFUSED',
]);
export type ProviderProblem = z.output<typeof ProviderProblem>;

const signInPath = '/api/admin/client/:clientId/sign-in';
const tags = ['admin:employer-sign-in'] as const;
export const employerSignInAdminRoutes = {
  get: route({
    method: 'GET',
    path: signInPath,
    access: 'admin',
    summary: "How a client's people sign in with its accounts",
    params: ClientId,
    response: EmployerSignInRecord,
    tags,
  }),
  save: route({
    method: 'PUT',
    path: signInPath,
    access: 'admin',
    summary:
      "Change how a client's people sign in; another provider forgets the links to the former",
    params: ClientId,
    body: EmployerSignInForm,
    response: EmployerSignInRecord,
    proof: true,
    invalidates: ['admin:employer-sign-in', 'client'],
  }),
  test: route({
    method: 'POST',
    path: `${signInPath}/test`,
    access: 'admin',
    summary: 'Try the saved settings with the provider',
    params: ClientId,
    response: z.object({ problem: z.nullable(ProviderProblem) }),
  }),
};

/** What an employer's directory proves itself by (SCIM 2.0, docs/employer-directory.md). */
export const DirectoryToken = z
  .object({
    id: id(),
    name: z.string(),
    dateCreated: instant(),
    lastUsedAt: z.nullable(instant()),
    revokedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'DirectoryToken' });
export type DirectoryToken = z.output<typeof DirectoryToken>;
const tokenPath = '/api/admin/client/:clientId/directory-token';
const tokenTags = ['admin:directory-token'] as const;
export const directoryTokenAdminRoutes = {
  list: route({
    method: 'GET',
    path: tokenPath,
    access: 'admin',
    summary: "Tokens of a client's directory, and the address it writes to",
    params: ClientId,
    response: z.object({ address: z.string(), tokens: z.array(DirectoryToken) }),
    tags: tokenTags,
  }),
  /** The token is answered once and kept nowhere. */
  create: route({
    method: 'POST',
    path: tokenPath,
    access: 'admin',
    summary: "A token for a client's directory",
    params: ClientId,
    body: z.strictObject({ name: nameText(textLimit.keyName) }),
    response: z.object({ directoryToken: DirectoryToken, secret: z.string() }),
    proof: true,
    invalidates: tokenTags,
  }),
  revoke: route({
    method: 'DELETE',
    path: `${tokenPath}/:id`,
    access: 'admin',
    summary: 'End a token at once',
    params: z.extend(ClientId, { id: idInAddress() }),
    response: Empty,
    invalidates: tokenTags,
  }),
};
