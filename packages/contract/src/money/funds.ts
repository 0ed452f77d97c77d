import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { day } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { BankAccountRow } from './bank-statement.ts';
import { tableFile } from './book.ts';

/** What an amount is: there already, kept for others, or still to come. */
export const FundsWhat = z.enum([
  'BANK',
  'GATE',
  'OWN_MONEY',
  'CREDITS',
  'EXPIRED',
  'PARTNER',
  'PAYOUT',
  'EMPLOYER_PREPAID',
  'VAT',
  'EMPLOYER',
  'PARTNER_DEBT',
]);
export type FundsWhat = z.output<typeof FundsWhat>;
/** On which side of the report each stands. */
export const fundsSides = {
  there: ['BANK', 'GATE'],
  owed: ['OWN_MONEY', 'CREDITS', 'PARTNER', 'PAYOUT', 'EMPLOYER_PREPAID', 'EXPIRED', 'VAT'],
  coming: ['EMPLOYER', 'PARTNER_DEBT'],
} as const satisfies Readonly<Record<string, readonly FundsWhat[]>>;
const FundsLine = z.object({ what: FundsWhat, amount: z.int() });
export type FundsLine = z.output<typeof FundsLine>;
const side = z.object({ lines: z.array(FundsLine), total: z.int() });
/** What people hold against what is in the bank, in the evening of a day. Minor units. */
export const Funds = z
  .object({
    day: z.string(),
    currency: Currency,
    accounts: z.array(BankAccountRow),
    /** What the bank says, of all accounts. */
    bank: z.int(),
    /** Entries until then that nobody has said yet what they are of, and what they come to. */
    open: z.object({ entries: z.int(), amount: z.int() }),
    /** What the books say is in the bank. */
    booked: z.int(),
    /** What the bank says less what waits and what the books say: of orders marked by hand before a statement came. */
    difference: z.int(),
    there: side,
    owed: side,
    coming: side,
    /** What is there less what is kept for others: the operator's, or missing until what is to come has come. */
    left: z.int(),
    leftLater: z.int(),
  })
  .register(z.globalRegistry, { id: 'Funds' });
export type Funds = z.output<typeof Funds>;

const read = {
  method: 'GET',
  access: 'books',
  mayLag: true,
  tags: ['admin:book'],
} as const;
export const fundsRoutes = {
  get: route({
    ...read,
    path: '/api/admin/funds',
    summary: 'What people hold against what is in the bank, in the evening of a day',
    query: z.object({ day: day() }),
    response: Funds,
  }),
  file: route({
    ...read,
    isHeavy: true,
    path: '/api/admin/funds/file',
    summary: 'The same as a table',
    query: z.object({ day: day(), ...tableFile }),
    response: z.string(),
    binary: 'text/csv',
  }),
};
