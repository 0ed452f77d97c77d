import * as z from 'zod/mini';
import type { FileBody } from '../http/file.ts';
import { pageOf, PageQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { route } from '../http/route.ts';
import { Iban } from '../people/company.ts';
import { Id, id, instant, NamedPerson, nameText, text } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** GPC (ABO) in fixed columns, camt.053 of ISO 20022, or the CSV of Fio. */
export const BankFileFormat = z.enum(['GPC', 'CAMT', 'FIO']);
export type BankFileFormat = z.output<typeof BankFileFormat>;
/**
 * What an entry is of: an order of a batch that was paid, all of a batch in one sum, an order that came back, a
 * document of an employer, what a payment gate sent less its fee, a fee of the bank, something put right by hand, or
 * the operator's own money, which it put in or took out.
 */
export const BankMatchKind = z.enum([
  'ORDER',
  'BATCH',
  'RETURN',
  'DOCUMENT',
  'GATE',
  'FEE',
  'DIFFERENCE',
  'OWN',
]);
export type BankMatchKind = z.output<typeof BankMatchKind>;
/** By what an entry was matched; by hand where no rule was sure. */
export const BankMatchRule = z.enum([
  'ORDER_SYMBOL',
  'BATCH_SUM',
  'RETURN_SYMBOL_ACCOUNT',
  'DOCUMENT_SYMBOL',
  'DOCUMENT_ACCOUNT',
  'RETURN_SYMBOL',
  'HAND',
]);
export type BankMatchRule = z.output<typeof BankMatchRule>;
/** Waits to be matched, is matched, or stands in another statement as well. */
export const BankEntryState = z.enum(['OPEN', 'MATCHED', 'REPEATED']);
export type BankEntryState = z.output<typeof BankEntryState>;

export const BankAccountRow = z
  .object({
    id: id(),
    iban: z.string(),
    name: z.string(),
    /** The last day of its statements, and what was there; null before the first. */
    lastDay: z.nullable(z.string()),
    balance: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'BankAccountRow' });
export type BankAccountRow = z.output<typeof BankAccountRow>;

const Account = z.object({ id: id(), iban: z.string(), name: z.string() });
export const BankStatementRow = z
  .object({
    id: id(),
    account: Account,
    format: BankFileFormat,
    number: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    currency: Currency,
    /** Minor units. */
    opening: z.int(),
    credits: z.int(),
    debits: z.int(),
    closing: z.int(),
    entries: z.int(),
    open: z.int(),
    repeated: z.int(),
    /** What the one before ended with, where this one begins with something else: a statement is missing. */
    missingFrom: z.nullable(z.int()),
    fileName: z.string(),
    importedBy: z.nullable(NamedPerson),
    importedAt: instant(),
  })
  .register(z.globalRegistry, { id: 'BankStatementRow' });
export type BankStatementRow = z.output<typeof BankStatementRow>;

const BankMatch = z.object({
  kind: BankMatchKind,
  rule: BankMatchRule,
  batchId: z.nullable(id()),
  settlementId: z.nullable(id()),
  withdrawalId: z.nullable(id()),
  clientRefundId: z.nullable(id()),
  documentId: z.nullable(id()),
  /** What a gate kept of it. */
  fee: z.int(),
  note: z.nullable(z.string()),
  matchedBy: z.nullable(NamedPerson),
  matchedAt: instant(),
});
export type BankMatch = z.output<typeof BankMatch>;
export const BankEntryRow = z
  .object({
    id: id(),
    statementId: id(),
    day: z.string(),
    currency: Currency,
    /** Minor units; below nothing it left. */
    amount: z.int(),
    counterAccount: z.nullable(z.string()),
    counterName: z.nullable(z.string()),
    variableSymbol: z.nullable(z.string()),
    specificSymbol: z.nullable(z.string()),
    constantSymbol: z.nullable(z.string()),
    message: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    state: BankEntryState,
    /** The entry of another statement that it repeats. */
    repeats: z.nullable(z.object({ id: id(), statementId: id() })),
    match: z.nullable(BankMatch),
  })
  .register(z.globalRegistry, { id: 'BankEntryRow' });
export type BankEntryRow = z.output<typeof BankEntryRow>;

/** What an entry may be of, the likeliest first. */
export const BankSuggestion = z
  .object({
    kind: BankMatchKind,
    /** Of an order or a batch. */
    targetId: z.nullable(id()),
    /** What it is called: a partner with the number of its settlement, or a batch. */
    name: z.nullable(z.string()),
    number: z.nullable(z.string()),
    /** What is expected; null where it says nothing of an amount. */
    amount: z.nullable(z.int()),
    fee: z.int(),
    /** What agrees with the entry. */
    agrees: z.array(z.enum(['SYMBOL', 'AMOUNT', 'ACCOUNT'])),
  })
  .register(z.globalRegistry, { id: 'BankSuggestion' });
export type BankSuggestion = z.output<typeof BankSuggestion>;

export const BankImportResult = z
  .object({
    /** The same file was there before: nothing has changed. */
    isKnown: z.boolean(),
    statements: z.array(BankStatementRow),
    entries: z.int(),
    matched: z.int(),
    open: z.int(),
    repeated: z.int(),
  })
  .register(z.globalRegistry, { id: 'BankImportResult' });
export type BankImportResult = z.output<typeof BankImportResult>;

/** What waits, and whether the books and the bank agree on what is there. */
export const BankOverview = z
  .object({
    currency: Currency,
    open: z.int(),
    credits: z.int(),
    debits: z.int(),
    accounts: z.array(BankAccountRow),
  })
  .register(z.globalRegistry, { id: 'BankOverview' });
export type BankOverview = z.output<typeof BankOverview>;

export const BankMatchForm = z
  .strictObject({
    kind: BankMatchKind,
    targetId: z._default(z.nullable(id()), null),
    /** What a gate kept, minor units. */
    fee: z._default(
      z.int().check(z.minimum(0, 'validation.range'), z.maximum(1e11, 'validation.range')),
      0,
    ),
    note: z._default(text(textLimit.note), ''),
  })
  .register(z.globalRegistry, { id: 'BankMatchForm' });
export type BankMatchForm = z.output<typeof BankMatchForm>;

/** A month of a large firm is a tenth of it. */
const statementBytes = 32 * 1_048_576;
const statementFile: FileBody = {
  bytes: statementBytes,
  types: ['text/plain', 'text/csv', 'text/xml', 'application/xml', 'application/vnd.ms-excel'],
};

const tag = 'admin:bank';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;

export const bankRoutes = {
  overview: route({
    ...read,
    path: '/api/admin/bank',
    summary: 'Accounts of the operator with what is there, and what of their statements waits',
    response: BankOverview,
  }),
  addAccount: route({
    method: 'POST',
    path: '/api/admin/bank/account',
    access: 'books',
    proof: true,
    summary: 'An account of the operator, whose statements are taken',
    body: z.strictObject({ iban: Iban, name: nameText(textLimit.accountHolder) }),
    response: BankAccountRow,
    invalidates: [tag],
  }),
  statements: route({
    ...read,
    path: '/api/admin/bank/statement',
    summary: 'Statements of bank accounts, the latest first',
    query: z.extend(PageQuery, { accountId: queryId() }),
    response: pageOf(BankStatementRow),
  }),
  import: route({
    method: 'POST',
    path: '/api/admin/bank/statement',
    access: 'books',
    proof: true,
    isHeavy: true,
    summary:
      'Import a file of statements: read whole or refused, matched; the same twice changes nothing',
    body: z.strictObject({ fileName: nameText(255) }),
    file: statementFile,
    response: BankImportResult,
    invalidates: [tag],
  }),
  entries: route({
    ...read,
    path: '/api/admin/bank/entry',
    summary: 'Entries of statements, in the order of their days',
    query: z.extend(PageQuery, {
      statementId: queryId(),
      entryId: queryId(),
      state: z.optional(BankEntryState),
      /** Minor units; below nothing it left. */
      amount: z.optional(z.coerce.number().check(z.int(), z.minimum(-1e12), z.maximum(1e12))),
      /** Those that say what became of it. */
      batchId: queryId(),
      settlementId: queryId(),
      withdrawalId: queryId(),
      clientRefundId: queryId(),
    }),
    response: pageOf(BankEntryRow),
  }),
  suggestions: route({
    ...read,
    path: '/api/admin/bank/entry/:id/suggestion',
    summary: 'What an entry may be of, the likeliest first',
    params: Id,
    response: z.array(BankSuggestion),
  }),
  match: route({
    method: 'POST',
    path: '/api/admin/bank/entry/:id/match',
    access: 'books',
    proof: true,
    summary: 'Say what an entry is of: booked at once',
    params: Id,
    body: BankMatchForm,
    response: BankEntryRow,
    invalidates: [tag],
  }),
  undo: route({
    method: 'DELETE',
    path: '/api/admin/bank/entry/:id/match',
    access: 'books',
    proof: true,
    summary: 'Take back what an entry was said to be of: booked back, and it waits again',
    params: Id,
    response: BankEntryRow,
    invalidates: [tag],
  }),
};
