/** What people say is wrong with a movement of their money, and what they are answered. */
import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Money } from '../values/money.ts';
import { Id, id, instant, requiredText, shownText } from '../values/text.ts';
import { DisputeKind, DisputeStatus, MovementReason, MovementStatus } from '../vocabulary/enums.ts';
import { GrantAmount } from './credit-grant.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

const tag = 'admin:dispute';
/** Ids of movements outgrow those of the catalogue. */
const MovementId = z.object({
  movementId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});

export const DisputeForm = z
  .strictObject({ kind: DisputeKind, text: requiredText(textLimit.dispute) })
  .register(z.globalRegistry, { id: 'DisputeForm' });
export type DisputeForm = z.output<typeof DisputeForm>;
const MessageForm = z.strictObject({ text: requiredText(textLimit.dispute) });

export const DisputeMessage = z
  .object({
    id: id(),
    /** Whether an administrator wrote it; else its owner did. */
    isAnswer: z.boolean(),
    text: z.string(),
    at: instant(),
  })
  .register(z.globalRegistry, { id: 'DisputeMessage' });
export type DisputeMessage = z.output<typeof DisputeMessage>;

export const DisputeView = z
  .object({
    id: id(),
    kind: DisputeKind,
    status: DisputeStatus,
    createdAt: instant(),
    /** In their order. */
    messages: z.array(DisputeMessage),
  })
  .register(z.globalRegistry, { id: 'DisputeView' });
export type DisputeView = z.output<typeof DisputeView>;

export const disputeRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/movement/:movementId/dispute',
    access: 'user',
    summary:
      'What the signed-in user said is wrong with a movement, with the answers; null for nothing',
    params: MovementId,
    response: z.object({ dispute: z.nullable(DisputeView) }),
    tags: ['money'],
  }),
  open: route({
    method: 'POST',
    path: '/api/user/movement/:movementId/dispute',
    access: 'user',
    summary: 'Say what is wrong with a movement; where it has been said already, goes on with that',
    params: MovementId,
    body: DisputeForm,
    response: DisputeView,
    invalidates: ['money'],
  }),
  write: route({
    method: 'POST',
    path: '/api/user/dispute/:id/message',
    access: 'user',
    summary: 'Write on about it; what was over is open again',
    params: Id,
    body: MessageForm,
    response: DisputeView,
    invalidates: ['money'],
  }),
};

export const DisputeRow = z
  .object({
    id: id(),
    user: z.object({ id: id(), name: z.string(), clientName: z.nullable(shownText()) }),
    movement: z.object({
      id: z.int(),
      reason: MovementReason,
      status: MovementStatus,
      amount: Money,
      /** What of it was given back since. */
      refunded: Money,
      at: instant(),
    }),
    kind: DisputeKind,
    status: DisputeStatus,
    createdAt: instant(),
    changedAt: instant(),
  })
  .register(z.globalRegistry, { id: 'DisputeRow' });
export type DisputeRow = z.output<typeof DisputeRow>;
export const DisputeRecord = z
  .extend(DisputeRow, {
    /** Where it was paid: of who looks at one, and not of who goes through a list. */
    merchantName: z.nullable(z.string()),
    messages: z.array(DisputeMessage),
  })
  .register(z.globalRegistry, { id: 'DisputeRecord' });
export type DisputeRecord = z.output<typeof DisputeRecord>;
export const DisputeFilter = z.extend(PageQuery, {
  status: z.optional(DisputeStatus),
  kind: z.optional(DisputeKind),
  userId: queryId(),
});
export type DisputeFilter = z.output<typeof DisputeFilter>;
export const DisputeAnswer = z
  .strictObject({
    text: requiredText(textLimit.dispute),
    /** Whether there is nothing more to be said: it is closed, as refunded where money came back since. */
    isOver: z.boolean(),
    /** The last message that was read: where there is a newer one, nothing is answered. */
    readTo: id(),
  })
  .register(z.globalRegistry, { id: 'DisputeAnswer' });
export type DisputeAnswer = z.output<typeof DisputeAnswer>;

export const disputeAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/dispute',
    access: 'admin',
    summary: 'Movements of people with which something is wrong, the newest first',
    query: DisputeFilter,
    response: pageOf(DisputeRow),
    tags: [tag],
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/dispute/:id',
    access: 'admin',
    summary: 'One of them, with what was written; the look is audited',
    params: Id,
    response: DisputeRecord,
    tags: [tag],
  }),
  answer: route({
    method: 'POST',
    path: '/api/admin/dispute/:id/answer',
    access: 'admin',
    summary: 'Answer it, and close it where that is all; its owner is told',
    params: Id,
    body: DisputeAnswer,
    response: DisputeRecord,
    invalidates: [tag],
  }),
  refund: route({
    method: 'POST',
    path: '/api/admin/dispute/:id/refund',
    access: 'admin',
    summary:
      'Give back the payment it is about, all that is left of it or less, also what its owner paid with own money',
    params: Id,
    body: z.strictObject({ amount: GrantAmount }),
    response: DisputeRecord,
    proof: true,
    invalidates: [tag, 'admin:user-credit'],
    idempotent: true,
  }),
};
