import type {
  BookDocument,
  Currency,
  PartyAccount,
  PartyEntry,
  PartyStatement,
} from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import {
  type CsvCell,
  type FileColumn,
  fileTable,
  moneyCell,
} from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import { listDocuments } from '../client-document/index.ts';
import { listSettlements } from '../settlement/index.ts';
import type { PayrollText } from '../texts.ts';
import {
  type StatementFilter,
  findCarried,
  findKnown,
  listAccounts,
  listTurnover,
} from './party-statement.queries.ts';

const onePage = { pageNumber: 0, pageSize: 1 } as const;
/** What of it is to be paid in the last evening: invoices of an employer, payouts of a partner. */
const readOpen = async (
  db: Db,
  { kind, partyId, to }: StatementFilter,
  currency: Currency,
): Promise<PartyStatement['open']> => {
  const { total, sums } =
    kind === 'client'
      ? await listDocuments(db, { clientId: partyId, openOn: to }, onePage)
      : await listSettlements(db, { partnerId: partyId, openOn: to }, onePage, {
          userId: 0,
          currency,
        });
  return { items: total, amount: sums.open };
};

/** What stands between the operator and a party, from one view of everything; minor units. */
export const readStatement = (
  db: Db,
  filter: StatementFilter,
  currency: Currency,
): Promise<PartyStatement> =>
  atomic(
    db,
    async (tx) => ({
      kind: filter.kind,
      ...(await findKnown(tx, filter)),
      from: filter.from,
      to: filter.to,
      currency,
      accounts: await listAccounts(tx, filter),
      turnover: await listTurnover(tx, filter),
      open: await readOpen(tx, filter, currency),
      carried: filter.kind === 'partner' ? await findCarried(tx, filter) : null,
    }),
    'repeatable read',
  );

/** A line of an account: where it stood, what moved, or where it stands. */
type Line = {
  readonly account: PartyAccount;
  readonly entry: PartyEntry | null;
  readonly what: 'opening' | 'closing' | BookDocument;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly balance: number;
};
/** An account as accountants read it: its opening, its movements with what is there after each, its closing. */
const linesOf = (account: PartyAccount, entries: readonly PartyEntry[]): Line[] => {
  let balance = account.opening;
  const of = { account, entry: null, debit: null, credit: null };
  const moved = entries.flatMap((entry): Line[] => {
    const isDebit = entry.debit === account.account;
    if (!isDebit && entry.credit !== account.account) return [];
    balance += isDebit ? entry.amount : -entry.amount;
    const debit = isDebit ? entry.amount : null;
    const credit = isDebit ? null : entry.amount;
    return [{ account, entry, what: entry.document, debit, credit, balance }];
  });
  const { opening, closing, debit, credit } = account;
  return [
    { ...of, what: 'opening', balance: opening },
    ...moved,
    { ...of, what: 'closing', debit, credit, balance: closing },
  ];
};
const amount = (value: number | null): CsvCell => (value === null ? '' : moneyCell(value));
const columnsOf = (statement: PartyStatement, text: PayrollText): readonly FileColumn<Line>[] => [
  [text('book.field.party'), () => statement.party.name],
  [text('partyStatement.registrationNumber'), () => statement.registrationNumber ?? ''],
  [text('book.field.number'), ({ account }) => account.number],
  [text('book.field.account'), ({ account }) => text(`enum.bookAccount.${account.account}`)],
  [text('book.field.day'), ({ entry }) => entry?.day ?? ''],
  [
    text('book.field.document'),
    ({ what }) =>
      what === 'opening' || what === 'closing'
        ? text(`book.field.${what}`)
        : text(`enum.bookDocument.${what}`),
  ],
  [text('book.field.documentId'), ({ entry }) => entry?.number ?? ''],
  [text('partyStatement.lines'), ({ entry }) => (entry ? String(entry.lines) : '')],
  [
    text('partyStatement.against'),
    ({ account, entry }) => {
      if (!entry) return '';
      return entry.debit === account.account ? entry.creditNumber : entry.debitNumber;
    },
  ],
  [text('book.field.debit'), ({ debit }) => amount(debit)],
  [text('book.field.credit'), ({ credit }) => amount(credit)],
  [text('book.field.balance'), ({ balance }) => moneyCell(balance)],
];
/** The statement as a table, account by account. */
export const statementTable = (
  statement: PartyStatement,
  entries: readonly PartyEntry[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> => {
  const lines = statement.accounts.flatMap((account) => linesOf(account, entries));
  return writeTable(fileTable(columnsOf(statement, text), lines), written);
};
