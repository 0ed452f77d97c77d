import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { Id, id, instant, month, NamedPerson, shownText, text } from '../values/text.ts';
import { Currency, Language } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** A month of the books: going on, over, being frozen, frozen. */
export const MonthStatus = z.enum(['RUNNING', 'OPEN', 'CLOSING', 'CLOSED']);
export type MonthStatus = z.output<typeof MonthStatus>;
/** What there is to do before a month is closed, in the order of doing. */
export const MonthTaskKind = z.enum([
  'STATEMENTS',
  'MATCH',
  'INVOICE',
  'OVERDUE',
  'REFUNDS',
  'SETTLE',
  'APPROVE',
  'PAY',
  'DEPOSITS',
  'WITHDRAWALS',
  'BOOK',
  'COMPARE',
  'LIMITS',
]);
export type MonthTaskKind = z.output<typeof MonthTaskKind>;
export const MonthFileKind = z.enum(['JOURNAL', 'BALANCE', 'PAYROLL', 'ACCOUNTING', 'FUNDS']);
export type MonthFileKind = z.output<typeof MonthFileKind>;

/** What accounting systems take of the journal: a table with accounts, or XML of Pohoda (dataPack 2.0). */
export const AccountingFormat = z.enum(['CSV', 'POHODA']);
export type AccountingFormat = z.output<typeof AccountingFormat>;

const MonthTask = z.object({
  kind: MonthTaskKind,
  /** How many wait; 0 is done. */
  left: z.int(),
  /** Closing waits for it; what is not needed is asked about. */
  isNeeded: z.boolean(),
});
export type MonthTask = z.output<typeof MonthTask>;

export const MonthRow = z
  .object({
    /** `2026-10` */
    month: z.string(),
    status: MonthStatus,
    /** Of the closing that holds: `2026-0001`, of the year it began in; null while there is none. */
    number: z.nullable(z.string()),
    /** What came to the bank and what left it, minor units. */
    received: z.int(),
    paid: z.int(),
    /** What stood there in its last evening: owed to people and to partners, owed by employers, and in the bank. */
    people: z.int(),
    partners: z.int(),
    employers: z.int(),
    bank: z.int(),
  })
  .register(z.globalRegistry, { id: 'MonthRow' });
export type MonthRow = z.output<typeof MonthRow>;

const MonthFile = z.object({
  id: id(),
  kind: MonthFileKind,
  name: z.string(),
  /** Whose payroll it is. */
  client: z.nullable(z.object({ id: id(), name: shownText() })),
  bytes: z.int(),
  sha256: z.string(),
});
export type MonthFile = z.output<typeof MonthFile>;
/** One closing of a month; a month that was opened again has more. */
const MonthClosing = z.object({
  id: id(),
  /** Its own of the series: `2026-0001`. */
  number: z.nullable(z.string()),
  closedBy: z.nullable(NamedPerson),
  closedAt: z.nullable(instant()),
  lines: z.int(),
  /** Of all its files and of the month before: changing a closed figure changes every hash after it. */
  sha256: z.nullable(z.string()),
  reopening: z.nullable(
    z.object({
      askedBy: z.nullable(NamedPerson),
      askedAt: instant(),
      reason: z.string(),
      /** Who asked does not decide. */
      isOwn: z.boolean(),
      decidedBy: z.nullable(NamedPerson),
      reopenedAt: z.nullable(instant()),
    }),
  ),
  files: z.array(MonthFile),
});
export type MonthClosing = z.output<typeof MonthClosing>;

export const MonthRecord = z
  .extend(MonthRow, {
    currency: Currency,
    /** An earlier month that is still open: they are closed in their order. */
    earlier: z.nullable(z.string()),
    /** Whether a later one is closed: only the last closed month is opened again. */
    isLast: z.boolean(),
    tasks: z.array(MonthTask),
    /** Of a closing that is being made: how many of its files there are. */
    progress: z.nullable(z.object({ made: z.int(), files: z.int() })),
    /** The latest first. */
    closings: z.array(MonthClosing),
  })
  .register(z.globalRegistry, { id: 'MonthRecord' });
export type MonthRecord = z.output<typeof MonthRecord>;

/** How many months are looked at together. */
export const monthsShown = 12;
const tag = 'admin:month';
const Month = z.object({ month: month() });

export const monthRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/month',
    access: 'books',
    tags: [tag],
    summary: 'Twelve months of the books up to one: what came, what left, what is owed to whom',
    query: z.object({ until: z.optional(month()) }),
    response: z.object({ currency: Currency, months: z.array(MonthRow) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/month/:month',
    access: 'books',
    tags: [tag],
    summary: 'A month: what is done, what is left, and what was frozen of it',
    params: Month,
    response: MonthRecord,
  }),
  close: route({
    method: 'POST',
    path: '/api/admin/month/:month/closing',
    access: 'books',
    proof: true,
    summary: 'Close a month that is over: its journal, balance and payrolls are frozen as files',
    params: Month,
    response: MonthRecord,
    invalidates: [tag],
  }),
  askReopening: route({
    method: 'POST',
    path: '/api/admin/month/:month/reopening',
    access: 'books',
    proof: true,
    summary: 'Ask somebody else to open the last closed month again',
    params: Month,
    body: z.strictObject({
      reason: text(textLimit.explanation).check(z.minLength(1, 'validation.required')),
    }),
    response: MonthRecord,
    invalidates: [tag],
  }),
  decideReopening: route({
    method: 'PUT',
    path: '/api/admin/month/:month/reopening',
    access: 'books',
    proof: true,
    summary: 'Open a closed month again as somebody else asked, or let it be',
    params: Month,
    body: z.strictObject({ isOpened: z.boolean() }),
    response: MonthRecord,
    invalidates: [tag],
  }),
  accounting: route({
    method: 'GET',
    path: '/api/admin/month/:month/accounting',
    access: 'books',
    isHeavy: true,
    summary:
      'The journal of a month for accounting systems: sums of a day, and documents one by one; audited',
    params: Month,
    query: z.object({
      format: z._default(AccountingFormat, 'CSV'),
      language: z.optional(Language),
    }),
    response: z.string(),
    binary: 'text/csv',
  }),
  file: route({
    method: 'GET',
    path: '/api/admin/month/:month/file/:id',
    access: 'books',
    isHeavy: true,
    summary: 'A file of a closed month, byte for byte as it was frozen; audited',
    params: z.extend(Id, { month: month() }),
    response: z.string(),
    binary: 'text/csv',
  }),
};
