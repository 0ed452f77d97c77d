import * as z from 'zod/mini';
import { PageQuery, summedPageOf } from '../http/page.ts';
import { queryBoolean, queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Address } from '../values/address.ts';
import {
  day,
  Id,
  id,
  idInAddress,
  instant,
  month,
  named,
  NamedPerson,
  requiredText,
} from '../values/text.ts';
import { Country, Currency } from '../vocabulary/enums.ts';
import { tableFile } from './book.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** What an employer is asked to pay (a proforma for credits it has ordered, an invoice), or told. */
export const ClientDocumentKind = z.enum(['PROFORMA', 'INVOICE', 'CREDIT_NOTE', 'STATEMENT']);
export type ClientDocumentKind = z.output<typeof ClientDocumentKind>;
/** What a line is of: credits, fees of a contract, or a figure of a statement. */
export const ClientDocumentWhat = z.enum([
  'CREDITS',
  'PER_PERSON',
  'OF_GRANTED',
  'OF_USED',
  'FIXED',
  'MINIMUM',
  'SET_UP',
  'GRANTED',
  'USED',
  'RECALLED',
  'EXPIRED',
]);
export type ClientDocumentWhat = z.output<typeof ClientDocumentWhat>;

/** What an invoice for accounting systems is written in: ISDOC 6.0.2, or UBL 2.1 by Peppol BIS Billing 3.0. */
export const EInvoiceFormat = z.enum(['ISDOC', 'UBL']);
export type EInvoiceFormat = z.output<typeof EInvoiceFormat>;

/** A company as it stands on a document, on the day that was issued. */
export const DocumentParty = z.object({
  name: z.string(),
  country: Country,
  registrationNumber: z.string(),
  taxId: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  vatPayer: z.boolean(),
  registerEntry: z.nullable(z.string()),
  address: Address,
  email: z.nullable(z.string()),
  iban: z.nullable(z.string()),
});
export type DocumentParty = z.output<typeof DocumentParty>;

/** What is derived of a document that asks to be paid: of a credit note and a statement there is none. */
export const ClientDocumentState = z.enum(['OPEN', 'PARTLY_PAID', 'PAID', 'OVERDUE', 'CANCELLED']);
export type ClientDocumentState = z.output<typeof ClientDocumentState>;

export const ClientDocumentRow = z
  .object({
    id: id(),
    client: named(),
    kind: ClientDocumentKind,
    /** Ten digits, which are its variable symbol too. */
    number: z.string(),
    state: z.nullable(ClientDocumentState),
    issuedOn: z.string(),
    dueOn: z.nullable(z.string()),
    /** The first day of the month it is of, where it is of one. */
    month: z.nullable(z.string()),
    currency: Currency,
    /** Minor units. */
    net: z.int(),
    vat: z.int(),
    amount: z.int(),
    open: z.int(),
  })
  .register(z.globalRegistry, { id: 'ClientDocumentRow' });
export type ClientDocumentRow = z.output<typeof ClientDocumentRow>;

const ClientDocumentLine = z.object({
  what: ClientDocumentWhat,
  quantity: z.int(),
  /** Of what a rate is taken, or the price of one. */
  base: z.nullable(z.int()),
  /** Hundredths of a per cent. */
  rate: z.nullable(z.int()),
  net: z.int(),
  /** Null is outside VAT. */
  vatRate: z.nullable(z.int()),
  vat: z.int(),
});
export type ClientDocumentLine = z.output<typeof ClientDocumentLine>;
const ClientDocumentPayment = z.object({
  id: id(),
  day: z.string(),
  amount: z.int(),
  /** What of it pays the document; the rest is the client's, beforehand. */
  applied: z.int(),
  /** Where the bank says so; null of what was received by hand. */
  bankEntryId: z.nullable(id()),
  /** It is of what the client had paid beforehand. */
  isPrepaid: z.boolean(),
  isUndone: z.boolean(),
});
export type ClientDocumentPayment = z.output<typeof ClientDocumentPayment>;
/** Of what an employer is told by mail: that a document was issued, and twice that it was not paid in time. */
export const ClientDocumentOccasion = z.enum(['ISSUED', 'FIRST_REMINDER', 'SECOND_REMINDER']);
export type ClientDocumentOccasion = z.output<typeof ClientDocumentOccasion>;
const ClientDocumentNotice = z.object({
  occasion: ClientDocumentOccasion,
  /** Where it went; null where no address was known. */
  email: z.nullable(z.string()),
  notifiedAt: instant(),
});
export type ClientDocumentNotice = z.output<typeof ClientDocumentNotice>;
const Numbered = z.object({ id: id(), number: z.string(), kind: ClientDocumentKind });
export const ClientDocumentRecord = z
  .extend(ClientDocumentRow, {
    taxableOn: z.nullable(z.string()),
    contractId: z.nullable(id()),
    seller: DocumentParty,
    buyer: DocumentParty,
    note: z.nullable(z.string()),
    issuedBy: z.nullable(NamedPerson),
    issuedAt: instant(),
    corrects: z.nullable(Numbered),
    correctedBy: z.nullable(Numbered),
    /** Of a proforma: the order it asks the money of, and whether its credits are given. */
    order: z.nullable(z.object({ id: id(), isGiven: z.boolean() })),
    /** Of an invoice of credits that were given at once: their grant. */
    grantId: z.nullable(id()),
    lines: z.array(ClientDocumentLine),
    payments: z.array(ClientDocumentPayment),
    notices: z.array(ClientDocumentNotice),
    /** What its client has paid beforehand and nothing waits for; below nothing where more of it was used. */
    prepaid: z.int(),
    /** What PAY by square says of what is open; null of what no Slovak banking app would pay. */
    payBySquare: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ClientDocumentRecord' });
export type ClientDocumentRecord = z.output<typeof ClientDocumentRecord>;

const tag = 'admin:client-document';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;
const documentFilter = {
  kind: z.optional(ClientDocumentKind),
  state: z.optional(ClientDocumentState),
  clientId: queryId(),
  from: z.optional(day()),
  to: z.optional(day()),
  /** Those something was still to be paid of in the evening of a day, and how much that was. */
  openOn: z.optional(day()),
  /** Paid, and the credits cannot be given: their employer is off, or their last day is over. */
  held: queryBoolean(),
};
export const clientDocumentRoutes = {
  list: route({
    ...read,
    path: '/api/admin/client-document',
    summary: 'Documents of employers, the latest first',
    query: z.extend(PageQuery, documentFilter),
    response: summedPageOf(ClientDocumentRow, ['amount', 'open']),
  }),
  table: route({
    ...read,
    path: '/api/admin/client-document/table',
    isHeavy: true,
    summary: 'The same as a table, all that are found',
    query: z.object({ ...documentFilter, ...tableFile }),
    response: z.string(),
    binary: 'text/csv',
  }),
  get: route({
    ...read,
    path: '/api/admin/client-document/:id',
    summary: 'A document with its lines and what was paid of it',
    params: Id,
    response: ClientDocumentRecord,
  }),
  pdf: route({
    ...read,
    path: '/api/admin/client-document/:id/pdf',
    isHeavy: true,
    summary: 'A document on paper, in the language of its buyer’s country',
    params: Id,
    response: z.string(),
    binary: 'application/pdf',
  }),
  eInvoice: route({
    ...read,
    path: '/api/admin/client-document/:id/e-invoice',
    summary:
      'An invoice or a credit note for accounting systems, in the format of its seller’s country',
    params: Id,
    response: z.string(),
    binary: 'application/xml',
  }),
  send: route({
    method: 'POST',
    path: '/api/admin/client-document/:id/mail',
    access: 'books',
    summary: 'Send a document again, to the address of its contract',
    params: Id,
    response: ClientDocumentRecord,
    invalidates: [tag],
  }),
  invoiceMonth: route({
    method: 'POST',
    path: '/api/admin/client-document/month',
    access: 'books',
    proof: true,
    summary:
      'Invoice a month that is over to all clients that have a contract, each once, a piece at a time',
    body: z.strictObject({
      month: month(),
      /** Goes on behind this client: the `next` of the piece before. */
      after: z.optional(id()),
    }),
    response: z.object({
      invoiced: z.int(),
      /** How many clients are still to come, and behind whom: null is the end. */
      left: z.int(),
      next: z.nullable(id()),
      /** Clients that have no company a document could be issued to. */
      withoutCompany: z.array(named()),
      /** Clients that could not be invoiced by a fault, which stands in the log. */
      failed: z.array(named()),
      /** Clients whose credits moved in a month no contract of theirs holds in: nobody is asked for anything. */
      withoutContract: z.array(named()),
    }),
    invalidates: [tag],
  }),
  usePrepaid: route({
    method: 'POST',
    path: '/api/admin/client-document/:id/prepaid',
    access: 'books',
    summary: 'Pay a document of what its client has paid beforehand, as far as there is',
    params: Id,
    response: ClientDocumentRecord,
    invalidates: [tag],
  }),
  undoPrepaid: route({
    method: 'DELETE',
    path: '/api/admin/client-document/:id/prepaid/:paymentId',
    access: 'books',
    summary: 'Give the client back what a document was paid of, beforehand',
    params: z.extend(Id, { paymentId: idInAddress() }),
    response: ClientDocumentRecord,
    invalidates: [tag],
  }),
  correct: route({
    method: 'POST',
    path: '/api/admin/client-document/:id/credit-note',
    access: 'books',
    proof: true,
    summary: 'Take an invoice or a proforma back, whole, by a credit note',
    params: Id,
    body: z.strictObject({ note: requiredText(textLimit.explanation) }),
    response: ClientDocumentRecord,
    invalidates: [tag],
  }),
};
