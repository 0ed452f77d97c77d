import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { route } from '../http/route.ts';
import { Iban } from '../people/company.ts';
import {
  day,
  Id,
  id,
  idInAddress,
  instant,
  NamedPerson,
  nameText,
  shownText,
  text,
} from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const PayoutBatchStatus = z.enum(['DRAFT', 'APPROVED']);
export type PayoutBatchStatus = z.output<typeof PayoutBatchStatus>;
/**
 * What banks take: ABO (KPC) in Czechia, pain.001.001.09 (SEPA) in Slovakia. What somebody has paid in the bank by hand
 * is a batch of one order without a file.
 */
export const PayoutFormat = z.enum(['ABO', 'PAIN', 'HAND']);
export type PayoutFormat = z.output<typeof PayoutFormat>;
export const PayoutOrderStatus = z.enum(['WAITING', 'PAID', 'RETURNED']);
export type PayoutOrderStatus = z.output<typeof PayoutOrderStatus>;
/**
 * Why something cannot be paid: nobody has confirmed an account of the partner, the file knows no foreign one, a
 * withdrawal waits a day after a change of how its owner signs in, or went to the bank by a list already.
 */
export const PayoutObstacle = z.enum(['NO_ACCOUNT', 'FOREIGN_ACCOUNT', 'WAITS', 'LISTED']);
export type PayoutObstacle = z.output<typeof PayoutObstacle>;

/** Orders in one file: banks take no more. */
export const maxPayoutOrders = 500;

/** A settlement of a partner, a withdrawal of a person, or what an employer is sent back. */
const paid = {
  settlementId: z.nullable(id()),
  withdrawalId: z.nullable(id()),
  clientRefundId: z.nullable(id()),
  /** Of which of them it is. */
  number: z.string(),
  /** Who is paid. */
  name: shownText(),
  partnerId: z.nullable(id()),
  amount: z.int(),
};
/** Nothing twice: what is chosen to be paid. */
const chosen = () =>
  z._default(
    z.array(id()).check(
      z.maxLength(maxPayoutOrders, 'validation.maxItems'),
      z.refine((ids) => new Set(ids).size === ids.length, 'validation.unique'),
    ),
    [],
  );

export const PayoutBatchRow = z
  .object({
    id: id(),
    status: PayoutBatchStatus,
    format: PayoutFormat,
    dueDay: z.string(),
    currency: Currency,
    orders: z.int(),
    /** Control sum, minor units. */
    amount: z.int(),
    waiting: z.int(),
    returned: z.int(),
    madeBy: z.nullable(NamedPerson),
    madeAt: instant(),
    /** Who made it does not approve it. */
    isOwn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PayoutBatchRow' });
export type PayoutBatchRow = z.output<typeof PayoutBatchRow>;
const PayoutOrder = z.object({
  id: id(),
  ...paid,
  iban: z.string(),
  symbol: z.string(),
  status: PayoutOrderStatus,
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant()),
});
export type PayoutOrder = z.output<typeof PayoutOrder>;
export const PayoutBatchRecord = z
  .extend(PayoutBatchRow, {
    payerName: z.string(),
    payerIban: z.string(),
    sha256: z.string(),
    approvedBy: z.nullable(NamedPerson),
    approvedAt: z.nullable(instant()),
    downloadedAt: z.nullable(instant()),
    /** Of what was paid by hand: the line of a statement that says so, and why it was. */
    bankEntryId: z.nullable(id()),
    note: z.nullable(z.string()),
    list: z.array(PayoutOrder),
  })
  .register(z.globalRegistry, { id: 'PayoutBatchRecord' });
export type PayoutBatchRecord = z.output<typeof PayoutBatchRecord>;

export const PayoutProposal = z
  .object({
    currency: Currency,
    format: PayoutFormat,
    /** Where the last batch was paid from. */
    payer: z.nullable(z.object({ name: z.string(), iban: z.string() })),
    /** What may be paid now, and what may not and why. */
    payable: z.array(z.object({ ...paid, iban: z.string() })),
    blocked: z.array(z.object({ ...paid, obstacle: PayoutObstacle })),
  })
  .register(z.globalRegistry, { id: 'PayoutProposal' });
export type PayoutProposal = z.output<typeof PayoutProposal>;

type Chosen = Readonly<
  Record<'settlementIds' | 'withdrawalIds' | 'clientRefundIds', readonly number[]>
>;
/** How many orders a batch of it would have. */
export const countChosen = ({ settlementIds, withdrawalIds, clientRefundIds }: Chosen): number =>
  settlementIds.length + withdrawalIds.length + clientRefundIds.length;

export const PayoutBatchForm = z
  .strictObject({
    settlementIds: chosen(),
    withdrawalIds: chosen(),
    clientRefundIds: chosen(),
    payerName: nameText(textLimit.accountHolder),
    payerIban: Iban,
    dueDay: day(),
  })
  .check(
    z.refine((form) => countChosen(form) > 0, {
      error: 'validation.required',
      path: ['settlementIds'],
    }),
    z.refine((form) => countChosen(form) <= maxPayoutOrders, {
      error: 'validation.maxItems',
      path: ['withdrawalIds'],
    }),
  )
  .register(z.globalRegistry, { id: 'PayoutBatchForm' });
export type PayoutBatchForm = z.output<typeof PayoutBatchForm>;

/** One thing that somebody has paid in the bank, on a day that is not to come. */
export const HandPaymentForm = z
  .strictObject({
    settlementId: z._default(z.nullable(id()), null),
    withdrawalId: z._default(z.nullable(id()), null),
    clientRefundId: z._default(z.nullable(id()), null),
    day: day(),
    /** The line of a statement that says so; null where none does yet. */
    bankEntryId: z._default(z.nullable(id()), null),
    note: z._default(text(textLimit.note), ''),
  })
  .check(
    z.refine(
      ({ settlementId, withdrawalId, clientRefundId }) =>
        [settlementId, withdrawalId, clientRefundId].filter((one) => one !== null).length === 1,
      { error: 'validation.required', path: ['clientRefundId'] },
    ),
  )
  .register(z.globalRegistry, { id: 'HandPaymentForm' });
export type HandPaymentForm = z.output<typeof HandPaymentForm>;

const tag = 'admin:payout-batch';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;

export const payoutBatchRoutes = {
  list: route({
    ...read,
    path: '/api/admin/payout-batch',
    summary: 'Batches for the bank, the latest first',
    query: PageQuery,
    response: pageOf(PayoutBatchRow),
  }),
  proposal: route({
    ...read,
    path: '/api/admin/payout-batch/proposal',
    summary: 'What was approved, and withdrawals, that may be paid now, and which may not',
    response: PayoutProposal,
  }),
  get: route({
    ...read,
    path: '/api/admin/payout-batch/:id',
    summary: 'A batch with its orders, control sum and fingerprint',
    params: Id,
    response: PayoutBatchRecord,
  }),
  file: route({
    ...read,
    path: '/api/admin/payout-batch/:id/file',
    summary: 'The file for the bank, once it is approved: the same bytes however often',
    params: Id,
    response: z.string(),
    binary: 'application/octet-stream',
  }),
  create: route({
    method: 'POST',
    path: '/api/admin/payout-batch',
    access: 'books',
    summary: 'Put approved settlements, people’s withdrawals and refunds into a file for the bank',
    body: PayoutBatchForm,
    response: PayoutBatchRecord,
    invalidates: [tag],
  }),
  byHand: route({
    method: 'POST',
    path: '/api/admin/payout-batch/by-hand',
    access: 'books',
    summary: 'Say that something was paid in the bank by hand: no file pays it, another approves',
    body: HandPaymentForm,
    response: PayoutBatchRecord,
    invalidates: [tag],
  }),
  approve: route({
    method: 'POST',
    path: '/api/admin/payout-batch/:id/approval',
    access: 'books',
    proof: true,
    summary: 'Approve a batch somebody else made, so that it may be sent',
    params: Id,
    response: PayoutBatchRecord,
    invalidates: [tag],
  }),
  discard: route({
    method: 'DELETE',
    path: '/api/admin/payout-batch/:id',
    access: 'books',
    summary: 'Throw away a batch nobody has approved; what was in it waits again',
    params: Id,
    response: z.object({ id: id() }),
    invalidates: [tag],
  }),
  resolveAll: route({
    method: 'PUT',
    path: '/api/admin/payout-batch/:id/paid',
    access: 'books',
    summary: 'The bank has paid all orders that wait',
    params: Id,
    response: PayoutBatchRecord,
    proof: true,
    invalidates: [tag],
  }),
  resolve: route({
    method: 'PUT',
    path: '/api/admin/payout-batch/:id/order/:orderId',
    access: 'books',
    summary: 'The bank has paid an order, or it came back, also after it had been paid',
    params: z.extend(Id, { orderId: idInAddress() }),
    body: z.strictObject({ status: z.enum(['PAID', 'RETURNED']), note: text(textLimit.note) }),
    response: PayoutBatchRecord,
    proof: true,
    invalidates: [tag],
  }),
};
