import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { shownText, day, id, instant, text } from '../values/text.ts';
import { Currency, Language } from '../vocabulary/enums.ts';
import { searchLimits } from '../vocabulary/limits.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** The accounts of the operator's books (docs/money.md); `accountParty` says of which there is one for each party. */
export const BookAccount = z.enum([
  'BANK',
  'GATE',
  'PAYOUT',
  'EMPLOYER',
  'EMPLOYER_PREPAID',
  'PARTNER',
  'USERS',
  'EXPIRED',
  'FEE_INCOME',
  'VAT',
  'DIFFERENCES',
  'BANK_FEE',
  'OPERATOR',
]);
export type BookAccount = z.output<typeof BookAccount>;
/** What a line of the journal is booked by. */
export const BookDocument = z.enum([
  'MOVEMENT',
  'DEPOSIT',
  'GRANT',
  'WITHDRAWAL',
  'SETTLEMENT',
  'CLIENT_DOCUMENT',
  'BANK_ENTRY',
  'CLIENT_REFUND',
  'BANK_STATEMENT',
]);
export type BookDocument = z.output<typeof BookDocument>;
export const BookFormat = z.enum(['CSV', 'XLSX']);
export type BookFormat = z.output<typeof BookFormat>;
/** How a table is taken away; its words are the caller's where no language is named. */
export const tableFile = { format: z._default(BookFormat, 'CSV'), language: z.optional(Language) };

/** Whose the parts of an account are; of `client` 0 is people's own money. */
export const accountParty: Readonly<Partial<Record<BookAccount, 'client' | 'partner'>>> = {
  EMPLOYER: 'client',
  EMPLOYER_PREPAID: 'client',
  USERS: 'client',
  EXPIRED: 'client',
  PARTNER: 'partner',
};

/** Minor units; a balance is what was debited less what was credited. */
const turnover = { opening: z.int(), debit: z.int(), credit: z.int(), closing: z.int() };
export const Named = z.object({ id: z.int(), name: shownText() });
const account = { account: BookAccount, number: z.string() };

const BookBalance = z.object({ ...account, ...turnover });
export type BookBalance = z.output<typeof BookBalance>;
/** Two figures that should be one. */
const BookFinding = z.object({
  what: z.string(),
  of: z.string(),
  expected: z.nullable(z.int()),
  found: z.nullable(z.int()),
});
export type BookFinding = z.output<typeof BookFinding>;
export const TrialBalance = z
  .object({
    from: z.string(),
    to: z.string(),
    currency: Currency,
    accounts: z.array(BookBalance),
    total: z.object(turnover),
    /** Entries of the ledger that are not booked yet: of the last minute, where all is well. */
    due: z.int(),
    /** The last nightly comparison with the ledger; null before the first. */
    compared: z.nullable(z.object({ at: instant(), findings: z.array(BookFinding) })),
  })
  .register(z.globalRegistry, { id: 'TrialBalance' });
export type TrialBalance = z.output<typeof TrialBalance>;

export const BookPartyBalance = z
  .object({ party: Named, ...turnover })
  .register(z.globalRegistry, { id: 'BookPartyBalance' });
export type BookPartyBalance = z.output<typeof BookPartyBalance>;

const BookDay = z.object({ day: z.string(), debit: z.int(), credit: z.int(), balance: z.int() });
export type BookDay = z.output<typeof BookDay>;
export const AccountCard = z
  .object({
    ...account,
    party: z.nullable(Named),
    from: z.string(),
    to: z.string(),
    currency: Currency,
    ...turnover,
    /** Days on which something was booked, with what stood there in the evening. */
    days: z.array(BookDay),
  })
  .register(z.globalRegistry, { id: 'AccountCard' });
export type AccountCard = z.output<typeof AccountCard>;

export const JournalLine = z
  .object({
    id: z.int(),
    day: z.string(),
    at: instant(),
    debit: BookAccount,
    debitNumber: z.string(),
    credit: BookAccount,
    creditNumber: z.string(),
    amount: z.int(),
    client: z.nullable(Named),
    partner: z.nullable(Named),
    document: BookDocument,
    documentId: z.int(),
    /** The number its recipient knows the document by; null of what has none but its own here. */
    documentNumber: z.nullable(z.string()),
    /** The movement of the ledger, and whose it is. */
    movementId: z.nullable(z.int()),
    userId: z.nullable(id()),
    /** Where one account is looked at: what stood there after this line. */
    balance: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'JournalLine' });
export type JournalLine = z.output<typeof JournalLine>;

/** The longest time that is looked at in one piece. */
const longestBookDays = 366;
type Span = { from: string; to: string };
const longest = longestBookDays * 86_400_000;
export const bookSpanChecks = [
  z.refine<Span>(({ from, to }) => from <= to, { error: 'validation.interval', path: ['to'] }),
  z.refine<Span>(({ from, to }) => Date.parse(to) - Date.parse(from) < longest, {
    error: 'validation.bookSpan',
    path: ['to'],
  }),
] as const;
export const bookSpan = { from: day(), to: day() };
const partyId = z.optional(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
);
/** Without days all of it: a document is looked for whenever it was. */
const journalFilter = {
  from: z.optional(day()),
  to: z.optional(day()),
  account: z.optional(BookAccount),
  partyId,
  document: z.optional(BookDocument),
  documentId: queryId(),
  movementId: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
};

const tag = 'admin:book';
const read = { method: 'GET', access: 'books', mayLag: true, tags: [tag] } as const;
const fileOf = { ...read, isHeavy: true, response: z.string(), binary: 'text/csv' } as const;

export const bookRoutes = {
  balance: route({
    ...read,
    path: '/api/admin/book/balance',
    summary:
      'Trial balance: each account at the beginning, what moved, and at the end; sums to zero',
    query: z.object(bookSpan).check(...bookSpanChecks),
    response: TrialBalance,
  }),
  balanceFile: route({
    ...fileOf,
    path: '/api/admin/book/balance/file',
    summary: 'The trial balance as a table',
    query: z.object({ ...bookSpan, ...tableFile }).check(...bookSpanChecks),
  }),
  parties: route({
    ...read,
    path: '/api/admin/book/party',
    summary: 'An account by clients or partners, the largest balance first',
    query: z
      .extend(PageQuery, {
        ...bookSpan,
        account: BookAccount,
        keyword: z.optional(text(searchLimits.max)),
      })
      .check(...bookSpanChecks),
    response: pageOf(BookPartyBalance),
  }),
  partiesFile: route({
    ...fileOf,
    path: '/api/admin/book/party/file',
    summary: 'The same as a table, all that are found, with their sums',
    query: z
      .object({
        ...bookSpan,
        account: BookAccount,
        keyword: z.optional(text(searchLimits.max)),
        ...tableFile,
      })
      .check(...bookSpanChecks),
  }),
  card: route({
    ...read,
    path: '/api/admin/book/card',
    summary: 'Card of an account, or of one party in it: day by day with its balance',
    query: z.object({ ...bookSpan, account: BookAccount, partyId }).check(...bookSpanChecks),
    response: AccountCard,
  }),
  journal: route({
    ...read,
    path: '/api/admin/book/journal',
    summary: 'Lines of the journal, the latest first, each with its document',
    query: z.extend(PageQuery, journalFilter),
    response: pageOf(JournalLine),
  }),
  journalFile: route({
    ...fileOf,
    path: '/api/admin/book/journal/file',
    summary: 'The same lines as a table, in their order',
    query: z.object({ ...journalFilter, ...tableFile }),
  }),
  number: route({
    method: 'PUT',
    path: '/api/admin/book/number',
    access: 'books',
    summary: "What the accountant's chart of accounts calls an account",
    body: z.strictObject({
      account: BookAccount,
      number: text(textLimit.bookNumber).check(
        z.regex(/^[0-9A-Za-z.]{1,12}$/, 'validation.bookNumber'),
      ),
    }),
    response: z.object(account),
    invalidates: [tag],
  }),
};
