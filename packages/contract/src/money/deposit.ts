import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId, queryInt } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Money, positiveMoney } from '../values/money.ts';
import {
  shownText,
  day,
  Id,
  id,
  instant,
  isPortalPath,
  text,
  idInAddress,
} from '../values/text.ts';
import { Currency, DepositDecline, DepositStatus } from '../vocabulary/enums.ts';
import { searchLimits } from '../vocabulary/limits.ts';

const adminTag = 'admin:deposit' as const;

/** How a deposit is paid: by a new card on the gate's page, or by one saved earlier. */
export const DepositMethod = z.enum(['BANK_CARD_VIA_EGATE', 'BANK_CARD_TOKEN_VIA_EGATE']);
export type DepositMethod = z.output<typeof DepositMethod>;

/** A card as its owner recognises it. */
const cardFace = {
  brand: z.string(),
  last4: z.string(),
};
export const CardToken = z
  .object({
    id: id(),
    ...cardFace,
    expiryMonth: z.int(),
    expiryYear: z.int(),
    isExpired: z.boolean(),
    isDefault: z.boolean(),
    createdAt: instant(),
    lastUsedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'CardToken' });
export type CardToken = z.output<typeof CardToken>;

/** What was paid after it had been declined is to go back, or has gone. */
const DepositRefund = z.enum(['DUE', 'DONE']);
export const DepositView = z
  .object({
    id: id(),
    amount: Money,
    paymentMethod: DepositMethod,
    card: z.nullable(z.object(cardFace)),
    status: DepositStatus,
    declineReason: z.nullable(DepositDecline),
    refund: z.nullable(DepositRefund),
    /** The gate's page, while it is waited for. */
    redirectUrl: z.nullable(z.string()),
    returnPath: z.nullable(z.string()),
    createdAt: instant(),
    expiresAt: instant(),
    resolvedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'DepositView' });
export type DepositView = z.output<typeof DepositView>;

/** A path of the portal: nobody is sent elsewhere after paying. */
const returnPath = () => text(500).check(z.refine(isPortalPath, 'validation.url'));
export const DepositForm = z
  .strictObject({
    amount: positiveMoney(),
    paymentMethod: DepositMethod,
    cardTokenId: z._default(z.nullable(id()), null),
    saveCard: z._default(z.boolean(), false),
    returnPath: z._default(z.nullable(returnPath()), null),
  })
  .check(
    z.refine(
      ({ paymentMethod, cardTokenId }) =>
        (paymentMethod === 'BANK_CARD_TOKEN_VIA_EGATE') === (cardTokenId !== null),
      { error: 'validation.required', path: ['cardTokenId'] },
    ),
  )
  .register(z.globalRegistry, { id: 'DepositForm' });
export type DepositForm = z.input<typeof DepositForm>;

/** Whether somebody can top up and why not, and how much; amounts in minor units. */
export const DepositTerms = z
  .object({
    /** NO_GATE: nobody can here; NO_WALLET: their employer does not offer a wallet. */
    available: z.enum(['YES', 'NO_GATE', 'NO_WALLET']),
    /** No real money moves. */
    isDemo: z.boolean(),
    currency: Currency,
    min: z.int(),
    max: z.int(),
    /** What is left of this month's limit. */
    monthLeft: z.int(),
    /** Own money that is free: what a top-up adds to and a withdrawal takes from. */
    balance: z.int(),
  })
  .register(z.globalRegistry, { id: 'DepositTerms' });
export type DepositTerms = z.output<typeof DepositTerms>;

export const OffsetQuery = z.object({
  offset: queryInt(0, 1_000_000, 0),
  limit: queryInt(1, 100, 20),
});
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), offset: z.int(), limit: z.int(), total: z.int() });

export const depositRoutes = {
  terms: route({
    method: 'GET',
    path: '/api/user/deposit-terms',
    access: 'user',
    summary: 'Whether and how much the signed-in user can top up, and their own money',
    response: DepositTerms,
    tags: ['money'],
  }),
  init: route({
    method: 'POST',
    path: '/api/user/init-deposit',
    access: 'user',
    summary: 'Begin a top-up of the private wallet by card',
    body: DepositForm,
    response: DepositView,
    invalidates: ['money'],
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/user/deposit',
    access: 'user',
    summary: 'Own deposits, newest first',
    query: z.extend(OffsetQuery, { status: z.optional(DepositStatus) }),
    response: listOf(DepositView),
    tags: ['money'],
  }),
  follow: route({
    method: 'GET',
    path: '/api/user/deposit/:depositId',
    access: 'user',
    summary: 'A deposit as it goes, until it is decided; asked for JSON, as it is now',
    params: z.object({ depositId: idInAddress() }),
    response: DepositView,
    stream: DepositView,
    tags: ['money'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/user/deposit/:id/cancel',
    access: 'user',
    summary: 'Give a deposit up that has not been paid',
    params: Id,
    response: DepositView,
    invalidates: ['money'],
  }),
};

export const cardTokenRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/card-token',
    access: 'user',
    summary: 'Own saved cards, the default first',
    response: z.array(CardToken),
    tags: ['money'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/card-token/:id',
    access: 'user',
    summary: 'Forget a saved card, here and at the gate',
    params: Id,
    response: z.object({}),
    invalidates: ['money'],
  }),
  makeDefault: route({
    method: 'PUT',
    path: '/api/user/card-token/:id/default',
    access: 'user',
    summary: 'Offer this saved card first',
    params: Id,
    response: z.object({}),
    invalidates: ['money'],
  }),
};

const Payer = z.object({ id: id(), name: z.string(), clientName: z.nullable(shownText()) });
export const DepositRow = z
  .object({
    id: id(),
    user: Payer,
    amount: Money,
    paymentMethod: DepositMethod,
    gate: z.string(),
    gatewayRef: z.nullable(z.string()),
    status: DepositStatus,
    declineReason: z.nullable(DepositDecline),
    /** It was paid after it had been declined: the money goes back, or has. */
    refund: z.nullable(DepositRefund),
    createdAt: instant(),
    resolvedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'DepositRow' });
export type DepositRow = z.output<typeof DepositRow>;
export const DepositEvent = z.object({
  at: instant(),
  kind: z.enum([
    'OPENED',
    'OPEN_FAILED',
    'NOTIFIED',
    'ANSWERED',
    'ASK_FAILED',
    'CANCEL_ASKED',
    'RESOLVED',
    'PAID_LATE',
    'REFUNDED',
    'REFUND_FAILED',
  ]),
  answer: z.nullable(z.string()),
});
export type DepositEvent = z.output<typeof DepositEvent>;
export const DepositRecord = z
  .extend(DepositRow, {
    card: z.nullable(z.object(cardFace)),
    saveCard: z.boolean(),
    expiresAt: instant(),
    nextCheckAt: z.nullable(instant()),
    movementId: z.nullable(z.int()),
    /** What the gate said and what followed, in order. */
    events: z.array(DepositEvent),
  })
  .register(z.globalRegistry, { id: 'DepositRecord' });
export type DepositRecord = z.output<typeof DepositRecord>;
export const DepositFilter = z.extend(PageQuery, {
  /** The id of a deposit, or a part of what the gate calls it. */
  keyword: z.optional(text(searchLimits.max)),
  status: z.optional(DepositStatus),
  refund: z.optional(DepositRefund),
  userId: queryId(),
  from: z.optional(day()),
  to: z.optional(day()),
});
export type DepositFilter = z.output<typeof DepositFilter>;

export const depositAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/deposit',
    access: 'admin',
    summary: 'Deposits, newest first',
    query: DepositFilter,
    response: pageOf(DepositRow),
    tags: [adminTag],
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/deposit/:id',
    access: 'admin',
    summary: 'One deposit, with what the gate said; the look is audited',
    params: Id,
    response: DepositRecord,
    tags: [adminTag],
  }),
  recheck: route({
    method: 'POST',
    path: '/api/admin/deposit/:id/recheck',
    access: 'admin',
    summary: 'Ask the gate again what became of a deposit',
    params: Id,
    response: DepositRecord,
    invalidates: [adminTag],
  }),
};
