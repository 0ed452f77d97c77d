import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { textLimit } from '../vocabulary/text-limit.ts';
import { Id, id, instant, patternText, requiredText } from '../values/text.ts';
import { CodeSent } from './code.ts';
import {
  CodeChannel,
  MobileDeviceActor,
  MobileDeviceOs,
  MobileDeviceStatus,
} from '../vocabulary/enums.ts';

const registrationId = () => patternText('registrationId', 32);
const RegistrationId = z.object({ registrationId: registrationId() });
const base64 = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(max, 'validation.maxLength'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'validation.base64'),
    );

/** What a phone is called stands in messages to its owner: it makes no lines of its own there. */
const oneLine = (max: number) =>
  requiredText(max).check(
    z.refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), 'validation.controlCharacters'),
  );

/** What the app tells of its phone; the key is SPKI in base64 (DER), Ed25519 or P-256. */
const Registration = z
  .strictObject({
    publicKey: base64(400),
    os: MobileDeviceOs,
    model: oneLine(60),
    osVersion: oneLine(30),
    appVersion: oneLine(30),
  })
  .register(z.globalRegistry, { id: 'MobileDeviceRegistration' });
/** EXPIRED is what was not confirmed and committed in time; the rest as the owner sees it. */
const RegistrationStatus = z.enum([...MobileDeviceStatus.options, 'EXPIRED']);
const ofApp = { access: 'device' } as const;

/** For the app of a phone, which has no session (docs/device-api.md). */
export const mobileDeviceAppRoutes = {
  register: route({
    ...ofApp,
    method: 'POST',
    path: '/api/mobile-device/registration',
    summary: 'Register a phone; its owner then confirms it in the portal',
    body: Registration,
    response: z.object({
      registrationId: z.string(),
      expiresAt: instant(),
      activationUrl: z.string(),
    }),
  }),
  status: route({
    ...ofApp,
    method: 'GET',
    path: '/api/mobile-device/registration/:registrationId',
    summary: 'How a registration stands; once its owner confirmed it, the challenge to sign',
    params: RegistrationId,
    response: z.object({ status: RegistrationStatus, challenge: z.nullable(z.string()) }),
  }),
  /** The token is answered once and kept nowhere. */
  commit: route({
    ...ofApp,
    method: 'POST',
    path: '/api/mobile-device/registration/:registrationId/commit',
    summary: 'Prove the key by signing the challenge: the phone is active',
    params: RegistrationId,
    body: z.strictObject({ signature: base64(400) }),
    response: z.object({ status: MobileDeviceStatus, deviceToken: z.string() }),
  }),
};

/** A phone as its owner and administrators see it; its key and token nobody does. */
export const MobileDeviceView = z
  .object({
    id: id(),
    name: z.string(),
    os: MobileDeviceOs,
    model: z.string(),
    osVersion: z.string(),
    appVersion: z.string(),
    status: MobileDeviceStatus,
    /** Of a removed one: it was not committed in time, or who removed it. */
    statusReason: z.nullable(z.enum(['EXPIRED', ...MobileDeviceActor.options])),
    blockedBy: z.nullable(MobileDeviceActor),
    preferredForPayment: z.boolean(),
    createdAt: instant(),
    /** Until when its app must commit it. */
    expiresAt: instant(),
    confirmedAt: z.nullable(instant()),
    activatedAt: z.nullable(instant()),
    lastUsedAt: z.nullable(instant()),
    blockedAt: z.nullable(instant()),
    removedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'MobileDeviceView' });
export type MobileDeviceView = z.output<typeof MobileDeviceView>;

/** What the owner compares with the phone in hand before confirming it. */
export const MobileDeviceActivation = z
  .object({
    /** Always: a registration that is not good is refused. */
    valid: z.literal(true),
    model: z.string(),
    os: MobileDeviceOs,
    createdAt: instant(),
    expiresAt: instant(),
    codeRequired: z.literal(true),
    /** Where the code goes; null when there is neither a verified number nor an address. */
    channel: z.nullable(CodeChannel),
    /** In how many seconds a code may be sent; 0 is now. */
    retryAfterSeconds: z.int(),
    /** Whether a code for this phone was sent and still holds; the wait may be for one sent for another. */
    codeSent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'MobileDeviceActivation' });
export type MobileDeviceActivation = z.output<typeof MobileDeviceActivation>;
const code = () =>
  z.string().check(
    z.overwrite((value: string) => value.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, 'validation.code'),
  );
const MobileDeviceAction = z.enum(['BLOCK', 'UNBLOCK', 'REMOVE']);
export type MobileDeviceAction = z.output<typeof MobileDeviceAction>;

const tags = ['mobileDevice'] as const;
export const mobileDeviceRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/mobile-device',
    access: 'user',
    summary: "The signed-in user's phones; removed ones for 30 days",
    response: z.array(MobileDeviceView),
    tags,
  }),
  activation: route({
    method: 'GET',
    path: '/api/user/mobile-device/activation',
    access: 'user',
    summary: 'What is known of a phone that waits to be confirmed',
    query: RegistrationId,
    response: MobileDeviceActivation,
  }),
  sendActivationCode: route({
    method: 'POST',
    path: '/api/user/mobile-device/activation/code',
    access: 'user',
    proof: true,
    summary: 'Send the code that confirms a phone',
    body: z.strictObject({ registrationId: registrationId() }),
    response: CodeSent,
  }),
  activate: route({
    method: 'POST',
    path: '/api/user/mobile-device/activation',
    access: 'user',
    summary: 'Confirm a phone as one’s own; its app then commits it',
    body: z.strictObject({
      registrationId: registrationId(),
      name: z.optional(oneLine(textLimit.deviceName)),
      code: z.optional(code()),
    }),
    response: MobileDeviceView,
    invalidates: tags,
  }),
  update: route({
    method: 'PUT',
    path: '/api/user/mobile-device/:id',
    access: 'user',
    summary: 'Name a phone, or pay with it first',
    params: Id,
    body: z.strictObject({
      name: oneLine(textLimit.deviceName),
      preferredForPayment: z.optional(z.boolean()),
    }),
    response: MobileDeviceView,
    invalidates: tags,
  }),
  sendUnblockCode: route({
    method: 'POST',
    path: '/api/user/mobile-device/:id/code',
    access: 'user',
    proof: true,
    summary: 'Send the code that unblocks a phone',
    params: Id,
    response: CodeSent,
  }),
  act: route({
    method: 'PUT',
    path: '/api/user/mobile-device/:id/action',
    access: 'user',
    summary: 'Block or remove a phone at once, or unblock it with a code',
    params: Id,
    body: z.strictObject({ action: MobileDeviceAction, code: z.optional(code()) }),
    response: MobileDeviceView,
    invalidates: tags,
  }),
};

const UserId = z.object({ userId: Id.shape.id });
const adminTags = ['admin:mobile-device'] as const;
export const mobileDeviceAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/user/:userId/mobile-device',
    access: 'admin',
    summary: "A user's phones",
    params: UserId,
    response: z.array(MobileDeviceView),
    tags: adminTags,
  }),
  act: route({
    method: 'PUT',
    path: '/api/admin/user/:userId/mobile-device/:id/action',
    access: 'admin',
    summary: "Block, unblock or remove a user's phone",
    params: z.extend(UserId, Id.shape),
    body: z.strictObject({ action: MobileDeviceAction }),
    response: MobileDeviceView,
    invalidates: adminTags,
  }),
};
