import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { Money, positiveMoney } from '../values/money.ts';
import { Id, id, instant, lineText, nameText, requiredText } from '../values/text.ts';
import { MovementStatus, PaymentDecline, PaymentMethod, Regime } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/**
 * What a payer agrees to beyond credits the law exempts, for one payment: that credits beyond a yearly limit are spent
 * and taxed as a wage (where the employer allows that), and that own money pays the rest.
 */
const consents = { useTaxed: z.boolean(), usePrivate: z.boolean() };
export const PaymentConsent = z.object(consents);
export type PaymentConsent = z.output<typeof PaymentConsent>;
/** What is not said is not agreed to. */
const consentFields = {
  useTaxed: z._default(consents.useTaxed, false),
  usePrivate: z._default(consents.usePrivate, false),
};
/**
 * What a person shows at a till instead of a card: eight characters, good for one payment within five minutes. Making
 * it is the consent it says.
 */
export const PaymentCode = z
  .object({
    code: z.string(),
    expiresAt: instant(),
    ...consents,
    /** What of the payer's credits could be spent only beyond a yearly limit, and taxed; null where nothing could. */
    taxable: z.nullable(Money),
  })
  .register(z.globalRegistry, { id: 'PaymentCode' });
export type PaymentCode = z.output<typeof PaymentCode>;
/** What of a payment one kind of money pays; the label is in the reader's language. */
const PaidPart = z.object({ regime: Regime, label: z.string(), amount: Money });
/** Of its payment nothing but nulls until a till has used the code. */
export const PaymentOfCode = z
  .object({
    paymentId: z.nullable(id()),
    status: z.nullable(MovementStatus),
    declineReason: z.nullable(PaymentDecline),
    amount: z.nullable(Money),
    merchantName: z.nullable(z.string()),
    merchantLogo: z.nullable(MediaRef),
    /** What its payer agreed to. */
    agreed: z.nullable(PaymentConsent),
    /** What holds or pays it. */
    parts: z.array(PaidPart),
    /** What of it is beyond the yearly limits and is taxed as a wage; null where nothing is. */
    taxed: z.nullable(Money),
    /** Of a declined one, what could be spent there now with what its payer agreed to. */
    available: z.nullable(Money),
    /** When the last code ends, as the answer that made it says: a page that shows another shows one that is over. */
    codeExpiresAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'PaymentOfCode' });
export type PaymentOfCode = z.output<typeof PaymentOfCode>;
export const paymentCodeRoutes = {
  create: route({
    method: 'POST',
    path: '/api/user/payment-code',
    access: 'user',
    summary: 'A code to pay with at a partner; the one before it ends',
    body: z.strictObject(consentFields),
    response: PaymentCode,
  }),
  /** The screen that shows the code asks what became of it. */
  get: route({
    method: 'GET',
    path: '/api/user/payment-code',
    access: 'user',
    summary: 'What became of the last code: the payment made with it, if any',
    response: PaymentOfCode,
  }),
};

/** The app of a phone pays by the token it was given (docs/device-api.md). */
export const devicePaymentRoutes = {
  create: route({
    method: 'POST',
    path: '/api/mobile-device/payment-code',
    access: 'device',
    summary:
      'A code to pay with at a partner, for the app of an active phone; the one before it ends',
    body: z.strictObject({ deviceToken: requiredText(80), ...consentFields }),
    response: PaymentCode,
  }),
};

export const PaymentView = z
  .object({
    paymentId: id(),
    status: MovementStatus,
    declineReason: z.nullable(PaymentDecline),
    /** What is held or was captured. */
    amount: Money,
    refunded: Money,
    /** Which kinds of the payer's money pay how much; never whose employer or regime. */
    paymentMethods: z.array(z.object({ method: PaymentMethod, amount: Money })),
    /** Of what was just held, what is beyond the payer's yearly limits and is taxed; absent where nothing is. */
    taxed: z.optional(Money),
    /** Of what was just declined, what of the price could be paid: told where it is half of it or more (0101). */
    available: z.optional(Money),
    heldUntil: z.nullable(instant()),
    reference: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PaymentView' });
export type PaymentView = z.output<typeof PaymentView>;

export const AuthorizePayment = z
  .strictObject({
    /** The code the payer shows; spaces and hyphens do not matter. */
    code: requiredText(20),
    amount: positiveMoney(),
    branchOfficeId: z.optional(z.nullable(id())),
    offerId: z.optional(z.nullable(id())),
    /** The till's own number of the sale, shown in the payer's history. */
    reference: z.optional(z.nullable(lineText(60))),
  })
  .register(z.globalRegistry, { id: 'AuthorizePayment' });
const PaymentId = { paymentId: id() };
const ofPartner = { method: 'POST', access: 'partner', idempotent: 'required' } as const;

/** For terminals and apps of partners: signed by a credential, once for each Idempotency-Key (docs/payment-api.md). */
export const paymentRoutes = {
  authorize: route({
    ...ofPartner,
    path: '/api/payment/authorize',
    summary: 'Hold the price for 15 minutes, or say why not',
    body: AuthorizePayment,
    response: PaymentView,
  }),
  capture: route({
    ...ofPartner,
    path: '/api/payment/capture',
    summary: 'Take what is held, or less; the rest goes back',
    body: z.strictObject({ ...PaymentId, amount: z.optional(positiveMoney()) }),
    response: PaymentView,
  }),
  void: route({
    ...ofPartner,
    path: '/api/payment/void',
    summary: 'Let what is held go',
    body: z.strictObject(PaymentId),
    response: PaymentView,
  }),
  refund: route({
    ...ofPartner,
    path: '/api/payment/refund',
    summary: 'Give a captured payment back, all that is left of it or less',
    body: z.strictObject({ ...PaymentId, amount: z.optional(positiveMoney()) }),
    response: PaymentView,
  }),
  get: route({
    method: 'GET',
    path: '/api/payment/:id',
    access: 'partner',
    summary: 'A payment of the partner, as it stands',
    params: Id,
    response: PaymentView,
  }),
};

const PartnerId = z.object({ partnerId: Id.shape.id });
export const PaymentCredential = z
  .object({
    id: id(),
    name: z.string(),
    keyId: z.string(),
    branchOfficeId: z.nullable(id()),
    branchOfficeName: z.nullable(z.string()),
    dateCreated: instant(),
    lastUsedAt: z.nullable(instant()),
    revokedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'PaymentCredential' });
export type PaymentCredential = z.output<typeof PaymentCredential>;
const tags = ['admin:payment-credential'] as const;
export const paymentCredentialAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/partner/:partnerId/payment-credential',
    access: 'admin',
    summary: "A partner's terminals",
    params: PartnerId,
    query: z.object({ branchOfficeId: queryId() }),
    response: z.array(PaymentCredential),
    tags,
  }),
  /** The private key (Ed25519, PKCS #8 PEM) is answered once and kept nowhere. */
  create: route({
    method: 'POST',
    path: '/api/admin/partner/:partnerId/payment-credential',
    access: 'admin',
    summary: 'A key for a terminal',
    params: PartnerId,
    body: z.strictObject({ name: nameText(textLimit.keyName), branchOfficeId: z.nullable(id()) }),
    response: z.object({ credential: PaymentCredential, privateKey: z.string() }),
    proof: true,
    invalidates: tags,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/admin/partner/:partnerId/payment-credential/:id',
    access: 'admin',
    summary: 'End a key at once',
    params: z.extend(PartnerId, Id.shape),
    response: Empty,
    invalidates: tags,
  }),
};
