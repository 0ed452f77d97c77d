import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { BankAccount, Iban } from '../people/company.ts';
import { positiveMoney } from '../values/money.ts';
import {
  Id,
  id,
  idInAddress,
  instant,
  named,
  NamedPerson,
  requiredText,
  text,
} from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** Asked for, approved by somebody else, in a batch for the bank, and what became of it. */
export const ClientRefundStatus = z.enum([
  'REQUESTED',
  'APPROVED',
  'IN_BATCH',
  'PAID',
  'RETURNED',
  'CANCELLED',
]);
export type ClientRefundStatus = z.output<typeof ClientRefundStatus>;

export const ClientRefundRow = z
  .object({
    id: id(),
    client: named(),
    status: ClientRefundStatus,
    /** Minor units. */
    amount: z.int(),
    currency: Currency,
    iban: z.string(),
    madeBy: z.nullable(NamedPerson),
    madeAt: instant(),
    /** Who asked for it does not approve it. */
    isOwn: z.boolean(),
    batchId: z.nullable(id()),
  })
  .register(z.globalRegistry, { id: 'ClientRefundRow' });
export type ClientRefundRow = z.output<typeof ClientRefundRow>;
export const ClientRefundRecord = z
  .extend(ClientRefundRow, {
    reason: z.string(),
    approvedBy: z.nullable(NamedPerson),
    approvedAt: z.nullable(instant()),
    /** Why it was cancelled, or what the bank said. */
    note: z.nullable(z.string()),
    resolvedBy: z.nullable(NamedPerson),
    resolvedAt: z.nullable(instant()),
    /** That its employer was told what the bank did, last, and where; no address was known where that is null. */
    notice: z.nullable(z.object({ email: z.nullable(z.string()), notifiedAt: instant() })),
  })
  .register(z.globalRegistry, { id: 'ClientRefundRecord' });
export type ClientRefundRecord = z.output<typeof ClientRefundRecord>;

/** A part of what an employer has beforehand, to an account named either way. */
export const ClientRefundForm = z
  .strictObject({
    clientId: id(),
    amount: positiveMoney(),
    iban: z._default(z.nullable(Iban), null),
    bankAccount: z._default(z.nullable(BankAccount), null),
    reason: requiredText(textLimit.note),
  })
  .check(
    z.refine(({ iban, bankAccount }) => (iban === null) !== (bankAccount === null), {
      error: 'validation.required',
      path: ['iban'],
    }),
  )
  .register(z.globalRegistry, { id: 'ClientRefundForm' });
export type ClientRefundForm = z.output<typeof ClientRefundForm>;

/** From where the proposed account is known: the last payment of the employer, or its company. */
export const ClientRefundSource = z.enum(['LAST_PAYMENT', 'COMPANY']);
export type ClientRefundSource = z.output<typeof ClientRefundSource>;
export const ClientRefundProposal = z
  .object({
    client: named(),
    currency: Currency,
    /** What it has beforehand and nothing waits for, minor units. */
    prepaid: z.int(),
    /** What it has still to pay of documents: that could be paid of it instead. */
    open: z.int(),
    account: z.nullable(z.object({ iban: z.string(), source: ClientRefundSource })),
  })
  .register(z.globalRegistry, { id: 'ClientRefundProposal' });
export type ClientRefundProposal = z.output<typeof ClientRefundProposal>;
export const ClientPrepaid = z
  .object({ client: named(), prepaid: z.int() })
  .register(z.globalRegistry, { id: 'ClientPrepaid' });
export type ClientPrepaid = z.output<typeof ClientPrepaid>;

const tag = 'admin:client-refund';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;

export const clientRefundRoutes = {
  list: route({
    ...read,
    path: '/api/admin/client-refund',
    summary: 'What employers had beforehand and are sent back, the latest first',
    query: z.extend(PageQuery, { status: z.optional(ClientRefundStatus), clientId: queryId() }),
    response: pageOf(ClientRefundRow),
  }),
  prepaid: route({
    ...read,
    path: '/api/admin/client-refund/prepaid',
    tags: [tag],
    summary: 'Employers that have something beforehand nothing waits for, by their names',
    response: z.object({ currency: Currency, clients: z.array(ClientPrepaid) }),
  }),
  proposal: route({
    ...read,
    path: '/api/admin/client-refund/proposal/:clientId',
    tags: [tag],
    summary: 'How much an employer may be sent back, and to which account it probably is',
    params: z.object({ clientId: idInAddress() }),
    response: ClientRefundProposal,
  }),
  get: route({
    ...read,
    path: '/api/admin/client-refund/:id',
    summary: 'What an employer is sent back: why, who let it go, and what became of it',
    params: Id,
    response: ClientRefundRecord,
  }),
  create: route({
    method: 'POST',
    path: '/api/admin/client-refund',
    access: 'books',
    summary: 'Ask that an employer is sent back what it has beforehand, or a part of it',
    body: ClientRefundForm,
    response: ClientRefundRecord,
    invalidates: [tag],
  }),
  approve: route({
    method: 'POST',
    path: '/api/admin/client-refund/:id/approval',
    access: 'books',
    proof: true,
    summary: 'Approve what somebody else asked to send back: booked, and payable by a batch',
    params: Id,
    response: ClientRefundRecord,
    invalidates: [tag],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/admin/client-refund/:id/cancellation',
    access: 'books',
    summary: 'Let it be, while it is in no batch: its employer has the money beforehand again',
    params: Id,
    body: z.strictObject({ note: z._default(text(textLimit.note), '') }),
    response: ClientRefundRecord,
    invalidates: [tag],
  }),
};
