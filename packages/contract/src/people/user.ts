import * as z from 'zod/mini';
import { Empty, Managed, crudRoutes } from '../http/crud.ts';
import { ImportUpload, importRoutes } from '../http/import.ts';
import { adminListQuery, pageOf } from '../http/page.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { DeliveryAddress } from '../values/address.ts';
import { MediaRef } from '../values/media.ts';
import {
  shownText,
  day,
  emailText,
  Id,
  id,
  instant,
  requiredLine,
  requiredText,
  text,
  uniqueItems,
} from '../values/text.ts';
import { needsClient, plainRole, standingOf } from '../rules/access.ts';
import { Colour, Frequency, Role, UserLanguage } from '../vocabulary/enums.ts';
import { ClientId } from './client.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const ClientSummary = z.object({
  id: id(),
  name: shownText(),
  logo: z.nullable(MediaRef),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  allowPrivateWallet: z.boolean(),
  primaryColour: z.nullable(Colour),
});
export const Me = z
  .object({
    id: id(),
    username: z.string(),
    email: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    language: UserLanguage,
    phoneNumber: z.nullable(z.string()),
    /** Whether a code that was sent to the number came back. */
    isPhoneVerified: z.boolean(),
    roles: z.array(Role),
    active: z.boolean(),
    client: z.nullable(ClientSummary),
    newsletterFrequency: Frequency,
    /** Whether the employer tells its people anything of its own now. */
    hasInternalBenefits: z.boolean(),
    /** How many of the first steps are still to be done, and how many there are. */
    tasks: z.object({ open: z.int(), total: z.int() }),
    /** Whether the employer's account is the only way in: there is no password to change. */
    isEmployerOnly: z.boolean(),
    /** Which terms of use are still to be agreed to; null when they were. */
    termsDue: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Me' });
export type Me = z.output<typeof Me>;
/** What its owner may change of an account; what is left out stays. */
export const MeUpdate = z
  .partial(
    z.strictObject({
      firstName: requiredLine(textLimit.personName),
      lastName: requiredLine(textLimit.personName),
      language: UserLanguage,
      newsletterFrequency: Frequency,
      deliveryAddress: z.nullable(DeliveryAddress),
      /** Without it there is no newsletter. */
      marketingConsent: z.boolean(),
    }),
  )
  .register(z.globalRegistry, { id: 'MeUpdate' });
export type MeUpdate = z.output<typeof MeUpdate>;

export const userRoutes = {
  me: route({
    method: 'GET',
    path: '/api/user/me',
    access: 'user',
    summary: 'The signed-in user',
    response: Me,
    tags: ['loggedUser'],
    cache: 'person',
  }),
  update: route({
    method: 'PUT',
    path: '/api/user',
    access: 'user',
    summary: 'Change own data',
    body: MeUpdate,
    response: Me,
    invalidates: ['loggedUser'],
  }),
  acceptTerms: route({
    method: 'POST',
    path: '/api/user/terms',
    access: 'user',
    summary: 'Agree to the terms of use, in the version that was shown',
    body: z.strictObject({ version: requiredText(20) }),
    response: Empty,
    invalidates: ['loggedUser'],
  }),
};

export const OnboardingStatus = z.enum(['NONE', 'SENT', 'COMPLETED']);
export type OnboardingStatus = z.output<typeof OnboardingStatus>;
const Onboarding = z.object({
  status: OnboardingStatus,
  sentAt: z.nullable(instant()),
  completedAt: z.nullable(instant()),
  /** KEPT: written to be looked at, where the portal sends no mail. */
  lastDelivery: z.nullable(z.enum(['OK', 'KEPT', 'BOUNCED'])),
});

/**
 * A person's account as administrators edit it. An empty user name becomes the e-mail address; only
 * its owner sets the password.
 */
export const UserForm = z
  .strictObject({
    username: text(textLimit.email),
    email: z.nullable(emailText()),
    firstName: requiredLine(textLimit.personName),
    lastName: requiredLine(textLimit.personName),
    language: UserLanguage,
    clientId: z.nullable(id()),
    companyId: z.nullable(id()),
    personalNumber: z.nullable(text(40)),
    roles: z.array(Role).check(z.minLength(1, 'validation.required'), uniqueItems()),
    employmentFrom: z.nullable(day()),
    employmentTo: z.nullable(day()),
  })
  .check(
    z.refine(({ username, email }) => username !== '' || email !== null, {
      error: 'validation.usernameOrEmail',
      path: ['username'],
    }),
    z.refine(({ roles, clientId }) => clientId !== null || !needsClient(standingOf(roles)), {
      error: 'validation.required',
      path: ['clientId'],
    }),
    z.refine(
      ({ employmentFrom, employmentTo }) =>
        employmentFrom === null || employmentTo === null || employmentFrom <= employmentTo,
      { error: 'validation.interval', path: ['employmentTo'] },
    ),
  )
  .register(z.globalRegistry, { id: 'UserForm' });
export type UserForm = z.output<typeof UserForm>;

/** What the server knows of an account beside its form. */
const UserState = z.object({
  onboarding: Onboarding,
  clientName: z.nullable(shownText()),
  companyName: z.nullable(shownText()),
  lastLoginAt: z.nullable(instant()),
  lockedUntil: z.nullable(instant()),
  factors: z.object({ passkeys: z.int(), hasApp: z.boolean() }),
});
export const UserRecord = z
  .extend(z.extend(Managed, UserForm.shape), UserState.shape)
  .register(z.globalRegistry, { id: 'UserRecord' });
export type UserRecord = z.output<typeof UserRecord>;
export const UserRow = z
  .extend(
    z.extend(Managed, {
      username: z.string(),
      email: z.nullable(z.string()),
      firstName: z.string(),
      lastName: z.string(),
      clientId: z.nullable(id()),
      personalNumber: z.nullable(z.string()),
      roles: z.array(Role),
    }),
    z.omit(UserState, { companyName: true, lockedUntil: true, factors: true }).shape,
  )
  .register(z.globalRegistry, { id: 'UserRow' });
export type UserRow = z.output<typeof UserRow>;
/**
 * Whether somebody may spend: an account whose sums do not agree is frozen until somebody has looked. Out of reach is
 * own money of who cannot sign in; who looks after the people of one employer finds nobody by it.
 */
export const SpendingState = z.enum(['OPEN', 'FROZEN', 'OUT_OF_REACH']);
export type SpendingState = z.output<typeof SpendingState>;
const narrowing = {
  companyId: queryId(),
  role: z.optional(Role),
  onboarding: z.optional(OnboardingStatus),
  spending: z.optional(SpendingState),
};
const sorts = ['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED'] as const;
export const UserFilter = z.extend(adminListQuery(sorts), { clientId: queryId(), ...narrowing });

/** Deletion erases a person: there is nothing to bring back. */
const { restore: _restore, ...userCrud } = crudRoutes('/api/admin/user', {
  record: UserRecord,
  row: UserRow,
  form: UserForm,
  filter: UserFilter,
  own: { clientId: 'client' },
  fields: { roles: { access: 'admin', otherwise: [plainRole] } },
  invalidates: ['user', 'loggedUser', 'client', 'company'],
  tag: 'user',
});
export const userAdminRoutes = {
  ...userCrud,
  /** Anyone who has credits of an employer is deleted only when these go back to it. */
  remove: route({
    ...userCrud.remove,
    query: z.object({ recall: queryBoolean() }),
    proof: true,
  }),
  unlock: route({
    method: 'PUT',
    path: '/api/admin/user/:id/unlock',
    access: 'admin',
    summary: 'Let a user sign in again who was locked after wrong passwords',
    params: Id,
    response: UserRecord,
    invalidates: ['user'],
  }),
  resetFactors: route({
    method: 'POST',
    path: '/api/admin/user/:id/factors/reset',
    access: 'admin',
    summary:
      'Take the passkeys and the second factor off an account whose owner has lost them; its password holds no more',
    params: Id,
    /** How it was made sure who asks. */
    body: z.strictObject({ identification: requiredText(textLimit.note) }),
    response: UserRecord,
    proof: true,
    invalidates: ['user'],
  }),
  endSessions: route({
    method: 'DELETE',
    path: '/api/admin/user/:id/session',
    access: 'admin',
    summary: 'Sign a user out everywhere; they are told',
    params: Id,
    response: z.object({ ended: z.int() }),
    proof: true,
    invalidates: ['user'],
  }),
  listOfClient: route({
    method: 'GET',
    path: '/api/admin/user/client/:clientId',
    access: 'admin',
    summary: 'Users of a client',
    params: ClientId,
    query: z.extend(adminListQuery(sorts), narrowing),
    response: pageOf(UserRow),
    tags: ['user'],
  }),
};

/** Users of a client from its payroll; who is missing from the file is switched off only when asked. */
export const UserImportUpload = z.strictObject({
  ...ImportUpload.shape,
  deactivateMissing: z._default(z.boolean(), false),
});
const userImport = importRoutes('/api/admin/client/:clientId/user-import', {
  parent: ClientId,
  upload: UserImportUpload,
  tag: 'user',
  invalidates: ['user', 'client', 'company', 'loggedUser'],
});
export const userImportRoutes = {
  ...userImport,
  /** Changes the addresses that invitations and links go to, of thousands at once. */
  run: route({ ...userImport.run, proof: true }),
};

/** Columns of a payroll file, in the order of its template; the first three are required. */
export const userImportColumns = [
  'personalNumber',
  'firstName',
  'lastName',
  'email',
  'username',
  'language',
  'companyRegistrationNumber',
  'employmentFrom',
  'employmentTo',
] as const;
