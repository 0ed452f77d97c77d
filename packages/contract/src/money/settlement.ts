import * as z from 'zod/mini';
import { pageOf, PageQuery, summedPageOf } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { day, Id, id, instant, named, NamedPerson } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { tableFile } from './book.ts';
import { EInvoiceFormat } from './client-document.ts';

/**
 * Made, approved by somebody else, in a batch for the bank, and what the bank did. One that pays nothing (too little,
 * or below nothing) stays approved: its rest is carried.
 */
export const SettlementStatus = z.enum(['DRAFT', 'APPROVED', 'IN_BATCH', 'PAID', 'RETURNED']);
export type SettlementStatus = z.output<typeof SettlementStatus>;
export const SettlementOutcome = z.enum([
  'MADE',
  'NOTHING',
  'DRAFT_WAITS',
  'NO_CONTRACT',
  'FAILED',
]);
export type SettlementOutcome = z.output<typeof SettlementOutcome>;

export const SettlementRow = z
  .object({
    id: id(),
    partner: named(),
    /** `2026-0012`; a draft has none. */
    number: z.nullable(z.string()),
    status: SettlementStatus,
    /** The last day it takes everything of. */
    cutOff: z.string(),
    currency: Currency,
    /** Minor units. */
    captured: z.int(),
    refunded: z.int(),
    /** Commission, fees for payments and their VAT. */
    fees: z.int(),
    carriedIn: z.int(),
    payout: z.int(),
    carriedOut: z.int(),
    /** Of the payout, in the bank still: now, or in an evening. */
    open: z.int(),
    /** Who made it does not approve it. */
    isOwn: z.boolean(),
    /** A draft that was made by schedule is nobody’s: who takes it on does not approve it either. */
    toSubmit: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SettlementRow' });
export type SettlementRow = z.output<typeof SettlementRow>;

/** What is kept, by contract and rate; rates are hundredths of a per cent. */
const SettlementFee = z.object({
  contractId: id(),
  /** Null is the ordinary rate of the contract. */
  categoryId: z.nullable(id()),
  rate: z.int(),
  payments: z.int(),
  captured: z.int(),
  refunded: z.int(),
  commission: z.int(),
  transactionFees: z.int(),
  hasVat: z.boolean(),
});
export type SettlementFee = z.output<typeof SettlementFee>;

/** Why no document can be issued of a settlement: who issues it, to whom, or VAT of who pays none. */
export const SettlementObstacle = z.enum(['NO_SELLER', 'NO_COMPANY', 'NO_VAT_PAYER']);
export type SettlementObstacle = z.output<typeof SettlementObstacle>;

export const SettlementRecord = z
  .extend(SettlementRow, {
    /** The day its first payment or refund is of; null where it only carries. */
    firstDay: z.nullable(z.string()),
    runId: id(),
    previous: z.nullable(z.object({ id: id(), number: z.nullable(z.string()) })),
    next: z.nullable(z.object({ id: id(), number: z.nullable(z.string()) })),
    payments: z.int(),
    refunds: z.int(),
    commission: z.int(),
    transactionFees: z.int(),
    vatRate: z.int(),
    vat: z.int(),
    minimumPayout: z.int(),
    /** Of one that was made by schedule: who took it on. */
    madeBy: z.nullable(NamedPerson),
    madeAt: instant(),
    bySchedule: z.boolean(),
    submittedAt: z.nullable(instant()),
    approvedBy: z.nullable(NamedPerson),
    approvedAt: z.nullable(instant()),
    feeLines: z.array(SettlementFee),
    /** The day its document was issued; null where it was not yet. */
    issuedOn: z.nullable(z.string()),
    obstacle: z.nullable(SettlementObstacle),
    /** In what its document can be taken for accounting systems; null where it invoices nothing. */
    eInvoice: z.nullable(EInvoiceFormat),
    /** That its partner was told of it by mail, and where; no address was known where that is null. */
    notice: z.nullable(z.object({ email: z.nullable(z.string()), notifiedAt: instant() })),
  })
  .register(z.globalRegistry, { id: 'SettlementRecord' });
export type SettlementRecord = z.output<typeof SettlementRecord>;

export const SettlementItem = z
  .object({
    movementId: z.int(),
    day: z.string(),
    isRefund: z.boolean(),
    amount: z.int(),
    /** By the contract of its day, hundredths of a per cent. */
    commission: z.int(),
    branchOffice: z.nullable(z.string()),
    /** What the partner's till calls it. */
    reference: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'SettlementItem' });
export type SettlementItem = z.output<typeof SettlementItem>;

/** What of a list of settlements is added up. */
export const settlementSums = ['captured', 'refunded', 'fees', 'payout', 'open'] as const;

const tag = 'admin:settlement';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;

const Chosen = z.strictObject({
  ids: z.array(id()).check(z.minLength(1, 'validation.required'), z.maxLength(500)),
});

const settlementFilter = {
  status: z.optional(SettlementStatus),
  partnerId: queryId(),
  runId: queryId(),
  from: z.optional(day()),
  to: z.optional(day()),
  /** What was approved and not paid yet in the evening of a day, by the books. */
  openOn: z.optional(day()),
};
export const settlementRoutes = {
  list: route({
    ...read,
    path: '/api/admin/settlement',
    summary: 'Settlements of partners, the latest first',
    query: z.extend(PageQuery, settlementFilter),
    response: summedPageOf(SettlementRow, settlementSums),
  }),
  table: route({
    ...read,
    path: '/api/admin/settlement/table',
    isHeavy: true,
    summary: 'The same as a table, all that are found',
    query: z.object({ ...settlementFilter, ...tableFile }),
    response: z.string(),
    binary: 'text/csv',
  }),
  get: route({
    ...read,
    path: '/api/admin/settlement/:id',
    summary: 'A settlement with what is kept of it, and why',
    params: Id,
    response: SettlementRecord,
  }),
  items: route({
    ...read,
    path: '/api/admin/settlement/:id/item',
    summary: 'Payments and refunds of a settlement in their order; whose they are is not told',
    params: Id,
    query: PageQuery,
    response: pageOf(SettlementItem),
  }),
  file: route({
    ...read,
    path: '/api/admin/settlement/:id/file',
    isHeavy: true,
    summary: 'The statement of a settlement as a table: each payment and refund, and the sums',
    params: Id,
    query: z.object(tableFile),
    response: z.string(),
    binary: 'text/csv',
  }),
  pdf: route({
    ...read,
    path: '/api/admin/settlement/:id/pdf',
    isHeavy: true,
    summary: 'The document of a settlement on paper, in the language of its partner’s country',
    params: Id,
    response: z.string(),
    binary: 'application/pdf',
  }),
  eInvoice: route({
    ...read,
    path: '/api/admin/settlement/:id/e-invoice',
    summary: 'The invoice of the commission for accounting systems, or the credit note of it',
    params: Id,
    response: z.string(),
    binary: 'application/xml',
  }),
  send: route({
    method: 'POST',
    path: '/api/admin/settlement/:id/mail',
    access: 'books',
    summary: 'Send an approved settlement to its partner, to the address of its contract',
    params: Id,
    response: SettlementRecord,
    invalidates: [tag],
  }),
  submit: route({
    method: 'POST',
    path: '/api/admin/settlement/submission',
    access: 'books',
    summary: 'Take on drafts made by schedule, all of them or none: somebody else approves',
    body: Chosen,
    response: z.object({ submitted: z.int() }),
    invalidates: [tag],
  }),
  approve: route({
    method: 'POST',
    path: '/api/admin/settlement/approval',
    access: 'books',
    proof: true,
    summary: 'Approve settlements somebody else made, all of them or none: numbered and booked',
    body: Chosen,
    response: z.object({ approved: z.int() }),
    invalidates: [tag],
  }),
  discard: route({
    method: 'DELETE',
    path: '/api/admin/settlement/:id',
    access: 'books',
    summary: 'Throw a draft away: what it took is settled by the next one',
    params: Id,
    response: z.object({ id: id() }),
    invalidates: [tag],
  }),
};
