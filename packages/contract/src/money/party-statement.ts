import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { route } from '../http/route.ts';
import { id } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { BookAccount, BookDocument, bookSpan, bookSpanChecks, Named, tableFile } from './book.ts';

/** Whose account with the operator it is: an employer's, or a partner's. */
export const PartyKind = z.enum(['client', 'partner']);
export type PartyKind = z.output<typeof PartyKind>;

/** Which accounts say what stands between the operator and a party; `PAYOUT` as far as it is on its way to that one. */
export const partyAccounts = {
  client: ['EMPLOYER', 'EMPLOYER_PREPAID', 'USERS', 'EXPIRED', 'PAYOUT'],
  partner: ['PARTNER', 'PAYOUT'],
} as const satisfies Readonly<Record<PartyKind, readonly BookAccount[]>>;

const PartyAccount = z.object({
  account: BookAccount,
  number: z.string(),
  opening: z.int(),
  debit: z.int(),
  credit: z.int(),
  closing: z.int(),
});
export type PartyAccount = z.output<typeof PartyAccount>;
/** What moved on an account of the party, and against which other one. */
const PartyTurnover = z.object({
  account: BookAccount,
  against: BookAccount,
  debit: z.int(),
  credit: z.int(),
});
export type PartyTurnover = z.output<typeof PartyTurnover>;

export const PartyStatement = z
  .object({
    kind: PartyKind,
    party: Named,
    /** Of the company behind it. */
    registrationNumber: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    currency: Currency,
    accounts: z.array(PartyAccount),
    turnover: z.array(PartyTurnover),
    /** Documents or settlements with something to pay in the last evening, and how much. */
    open: z.object({ items: z.int(), amount: z.int() }),
    /** Of a partner: what its last settlement approved by the last evening carries on, within what is owed to it. */
    carried: z.nullable(z.object({ settlementId: id(), number: z.string(), amount: z.int() })),
  })
  .register(z.globalRegistry, { id: 'PartyStatement' });
export type PartyStatement = z.output<typeof PartyStatement>;

/** What has a number stands by itself, with it; what people did in sums of a day. */
export const PartyEntry = z
  .object({
    day: z.string(),
    document: BookDocument,
    documentId: z.nullable(z.int()),
    number: z.nullable(z.string()),
    debit: BookAccount,
    debitNumber: z.string(),
    credit: BookAccount,
    creditNumber: z.string(),
    lines: z.int(),
    amount: z.int(),
  })
  .register(z.globalRegistry, { id: 'PartyEntry' });
export type PartyEntry = z.output<typeof PartyEntry>;

const read = {
  method: 'GET',
  access: 'books',
  mayLag: true,
  tags: ['admin:book'],
} as const;
const statementQuery = {
  ...bookSpan,
  kind: PartyKind,
  partyId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
};
export const partyStatementRoutes = {
  get: route({
    ...read,
    path: '/api/admin/party-statement',
    summary:
      'What stands between the operator and an employer or a partner: each account and its turnover',
    query: z.object(statementQuery).check(...bookSpanChecks),
    response: PartyStatement,
  }),
  entries: route({
    ...read,
    path: '/api/admin/party-statement/entry',
    summary: 'Its movements in the order of their days, the latest first, each with its document',
    query: z.extend(PageQuery, statementQuery).check(...bookSpanChecks),
    response: pageOf(PartyEntry),
  }),
  file: route({
    ...read,
    isHeavy: true,
    path: '/api/admin/party-statement/file',
    summary: 'All of it as a table',
    query: z.object({ ...statementQuery, ...tableFile }).check(...bookSpanChecks),
    response: z.string(),
    binary: 'text/csv',
  }),
};
