import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { NextStep } from './auth.ts';
import { MediaRef } from '../values/media.ts';
import { shownText, id, instant, phoneText, idInAddress } from '../values/text.ts';
import { Colour, UserLanguage } from '../vocabulary/enums.ts';
import { ClientId } from './client.ts';
import { Link, linkCode, newPassword } from './password.ts';

/**
 * The picture itself: those of a client are shown to its people, and anyone who is invited is not signed in yet.
 */
const InvitationLogo = z.object({ src: z.string(), width: z.int(), height: z.int() });
/** Whom an invitation is for; told only to who has its code. */
export const Invitation = z
  .object({
    valid: z.boolean(),
    /** Anyone who has no e-mail address is reached by telephone only. */
    needsPhone: z.boolean(),
    firstName: z.optional(z.string()),
    username: z.optional(z.string()),
    language: z.optional(UserLanguage),
    clientName: z.optional(z.nullable(shownText())),
    logo: z.optional(z.nullable(InvitationLogo)),
    welcomeText: z.optional(z.string()),
    primaryColour: z.optional(z.nullable(Colour)),
  })
  .register(z.globalRegistry, { id: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

export const Welcome = z
  .strictObject({
    userId: id(),
    code: linkCode(),
    password: newPassword(),
    language: UserLanguage,
    termsAccepted: z.literal(true, 'validation.termsAccepted'),
    marketingConsent: z._default(z.boolean(), false),
    phoneNumber: z.optional(z.nullable(phoneText())),
  })
  .register(z.globalRegistry, { id: 'Welcome' });
export type Welcome = z.output<typeof Welcome>;

export const onboardingRoutes = {
  get: route({
    method: 'POST',
    path: '/api/auth/onboarding/invitation',
    access: 'public',
    summary: 'Whom an invitation is for, if its code is right',
    body: Link,
    response: Invitation,
    fromAnyPage: true,
  }),
  complete: route({
    method: 'POST',
    path: '/api/auth/onboarding',
    access: 'public',
    summary: 'Take an invitation up: sets the password and signs in',
    body: Welcome,
    response: NextStep,
    fromAnyPage: true,
    invalidates: ['loggedUser', 'favoriteEntities', 'config'],
  }),
  resend: route({
    method: 'POST',
    path: '/api/auth/onboarding/resend',
    access: 'public',
    summary: 'Ask for a new invitation; the answer is the same no matter who asks',
    body: z.strictObject({ userId: id() }),
    response: Empty,
    fromAnyPage: true,
  }),
};

/** How far the people of a client are with their invitations. */
export const ClientInvitations = z
  .object({
    /** Not invited yet, with an e-mail address and without. */
    waiting: z.int(),
    waitingNoEmail: z.int(),
    sent: z.int(),
    completed: z.int(),
    /** Not invited and not to be: switched off, not employed, or let in by the employer's account only. */
    excluded: z.int(),
  })
  .register(z.globalRegistry, { id: 'ClientInvitations' });
export type ClientInvitations = z.output<typeof ClientInvitations>;

/** Most letters made at once. */
export const letterLimit = 100;
/** An invitation on paper. */
export const InvitationLetter = z
  .object({
    userId: id(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    language: UserLanguage,
    /** Lines of the address below the name, where one is known. */
    addressLines: z.array(z.string()),
    personalNumber: z.nullable(z.string()),
    clientName: z.nullable(shownText()),
    logo: z.nullable(MediaRef),
    primaryColour: z.nullable(Colour),
    welcomeText: z.string(),
    contactEmail: z.nullable(z.string()),
    contactPhone: z.nullable(z.string()),
    href: z.string(),
    validUntil: instant(),
  })
  .register(z.globalRegistry, { id: 'InvitationLetter' });
export type InvitationLetter = z.output<typeof InvitationLetter>;
const LetterOrder = z.strictObject({ userId: z.optional(id()), clientId: z.optional(id()) }).check(
  z.refine(({ userId, clientId }) => (userId === undefined) !== (clientId === undefined), {
    error: 'validation.required',
    path: ['userId'],
  }),
);

const UserId = z.object({ userId: idInAddress() });
export const onboardingAdminRoutes = {
  invite: route({
    method: 'POST',
    path: '/api/admin/user/:userId/onboarding',
    access: 'admin',
    summary: 'Send a user an invitation; older ones end',
    params: UserId,
    response: Empty,
    invalidates: ['user', 'client'],
  }),
  ofClient: route({
    method: 'GET',
    path: '/api/admin/client/:clientId/onboarding',
    access: 'admin',
    summary: 'How far the people of a client are with their invitations',
    params: ClientId,
    response: ClientInvitations,
    tags: ['client', 'user'],
  }),
  inviteClient: route({
    method: 'POST',
    path: '/api/admin/client/:clientId/onboarding',
    access: 'admin',
    summary: 'Send an invitation to everybody of a client who has had none',
    params: ClientId,
    response: z.object({ queued: z.int(), skippedNoEmail: z.int() }),
    invalidates: ['user', 'client'],
  }),
  letters: route({
    method: 'POST',
    path: '/api/admin/onboarding-letter',
    isHeavy: true,
    access: 'admin',
    own: { userId: 'user', clientId: 'client' },
    summary: 'Make invitations on paper, for a user or for those of a client who have no e-mail',
    body: LetterOrder,
    response: z.object({ letters: z.array(InvitationLetter), remaining: z.int() }),
    proof: true,
    invalidates: ['user', 'client'],
  }),
};
