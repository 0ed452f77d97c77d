/** What is frozen of a month: the journal, the balance, and each employer's payroll, all as tables of text. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  type Currency,
  csvLine,
  csvMark,
  type Language,
  type MonthFileKind,
} from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  balanceTable,
  journalHead,
  readBalance,
  readJournalPart,
  readJournalWords,
} from '../book/index.ts';
import { type Payroll, payrollTable, readPayrolls, spanOf } from '../client-report/index.ts';
import { fundsTable, readFunds } from '../funds/index.ts';
import { type PayrollText, payrollTexts } from '../texts.ts';
import { accountingFile, listAccountingFormats, listEntries } from '../accounting/index.ts';
import { getFile, insertFile, insertPart, measureFile, readPart } from './file.queries.ts';
import { listBookedDays, listClients } from './month.queries.ts';
import type { Progress } from './progress.queries.ts';

/** A part is written, packed and sealed in one piece, and held in memory once. */
const linesInPart = 10_000;
/** Employers whose payrolls are read together: more would save nothing, and their people are held at once. */
const clientsAtOnce = 20;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

type Part = { readonly text: string; readonly lines: number };
/** The journal in pieces: day by day, for a day is found at once wherever it stands. */
async function* journalParts(db: Db, month: string, text: PayrollText): AsyncGenerator<Part> {
  yield { text: csvMark + csvLine(journalHead(text)), lines: 0 };
  const words = await readJournalWords(db, text);
  for (const day of await listBookedDays(db, month))
    for (let after = 0; ;) {
      const part = await readJournalPart(db, { day, after, limit: linesInPart, words });
      if (part.lines > 0) yield part;
      if (part.lines < linesInPart) break;
      after = part.last;
    }
}
/** The same one after the other, the next one read while its reader still works on this one. */
async function* ahead<T>(of: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = of.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = of.next();
      yield value;
    }
  } finally {
    // a reader that failed ends its transaction: nothing of it may still be asked for
    await next.catch(() => undefined);
  }
}
/** A table that is no longer than a year's of one employer: one piece, made when its turn comes. */
async function* whole(make: () => Promise<string | Buffer>): AsyncGenerator<Part> {
  yield { text: (await make()).toString('utf8'), lines: 0 };
}

type Frozen = {
  readonly kind: MonthFileKind;
  readonly clientId: number | null;
  readonly name: string;
  readonly parts: AsyncIterable<Part>;
};
type Freezing = {
  readonly db: Db;
  readonly box: SecretBox;
  readonly closeId: number;
  readonly month: string;
  /** Of the closing. */
  readonly number: string;
  /** Told how many of the files are made, after each. */
  readonly tell: (progress: Progress) => Promise<unknown>;
  readonly language: Language;
  readonly currency: Currency;
};
type FreezingInTexts = Freezing & { readonly text: PayrollText };
/** Of a month that was closed again the files have another number, and so another name. */
const named = (name: string, { month, number }: FreezingInTexts): string =>
  `${name}-${month}_${number}.csv`;
/** What a person reads names its closing in its last line; what other systems take has the columns those know. */
const withClosing = async (
  table: Promise<Buffer>,
  { text, number }: FreezingInTexts,
): Promise<string> => {
  const lines = (await table).toString('utf8');
  // as many cells as every line has: who reads it by columns goes on reading it
  const others = lines.slice(0, lines.indexOf('\n')).split(';').slice(1);
  return lines + csvLine([text('month.closingNumber', { number }), ...others.map(() => '')]);
};
const booksOf = (closing: FreezingInTexts): Frozen[] => {
  const { db, month, currency, text } = closing;
  const balance = async () =>
    balanceTable(await readBalance(db, spanOf(month), currency), { name: '', format: 'CSV' }, text);
  const { to: lastDay } = spanOf(month);
  const funds = async () =>
    fundsTable(await readFunds(db, lastDay, currency), { name: '', format: 'CSV' }, text);
  return [
    {
      kind: 'FUNDS',
      clientId: null,
      name: named(text('funds.fileName'), closing),
      parts: whole(() => withClosing(funds(), closing)),
    },
    {
      kind: 'BALANCE',
      clientId: null,
      name: named(text('book.fileName'), closing),
      parts: whole(() => withClosing(balance(), closing)),
    },
    {
      kind: 'JOURNAL',
      clientId: null,
      name: named(text('book.journalName'), closing),
      parts: ahead(journalParts(db, month, text)),
    },
  ];
};
/** The payrolls of employers, of some of them together. */
async function* payrollsOf({ db, month }: FreezingInTexts): AsyncGenerator<Payroll[]> {
  const clients = await listClients(db, month);
  for (let at = 0; at < clients.length; at += clientsAtOnce)
    yield await readPayrolls(db, clients.slice(at, at + clientsAtOnce), month);
}
/** The journal once more, as accounting systems take it. */
async function* accountingOf(closing: FreezingInTexts): AsyncGenerator<Frozen> {
  const { db, month, number, currency, text } = closing;
  const fileRequest = { month, number, currency, text, ...spanOf(month) };
  // the journal is gone through once for all of them
  const entries = await listEntries(db, fileRequest);
  for (const format of await listAccountingFormats(db)) {
    const { name, content } = await accountingFile(db, fileRequest, format, entries);
    yield {
      kind: 'ACCOUNTING',
      clientId: null,
      name,
      parts: whole(() => Promise.resolve(content)),
    };
  }
}
const payrollFile = ({ clientId, lines }: Payroll, closing: FreezingInTexts): Frozen => ({
  kind: 'PAYROLL',
  clientId,
  name: named(`${closing.text('payroll.fileName')}-${clientId}`, closing),
  parts: whole(() => payrollTable(lines, 'CSV', closing)),
});

/** Keeps a file. Answers how many lines of the journal were in it. */
const freeze = async (
  { db, box, closeId }: Freezing,
  { parts, ...file }: Frozen,
): Promise<number> => {
  const hash = createHash('sha256');
  const id = await insertFile(db, { ...file, closeId });
  let [bytes, lines, position] = [0, 0, 0];
  for await (const part of parts) {
    const content = Buffer.from(part.text);
    hash.update(content);
    bytes += content.byteLength;
    lines += part.lines;
    await insertPart(db, id, position, box.seal((await pack(content)).toString('base64')));
    position += 1;
  }
  await measureFile(db, id, { bytes, sha256: hash.digest('hex') });
  return lines;
};
/** The files of a closing, one after the other: those of the books, for other systems, and payrolls. */
async function* filesOf(closing: FreezingInTexts): AsyncGenerator<Frozen> {
  yield* booksOf(closing);
  yield* accountingOf(closing);
  for await (const some of ahead(payrollsOf(closing)))
    for (const payroll of some) yield payrollFile(payroll, closing);
}
/** Makes and keeps all files of a closing, of one view of everything. Answers the lines of the journal. */
export const freezeMonth = async (freezing: Freezing): Promise<number> => {
  const { db, month, tell, language } = freezing;
  const closing = { ...freezing, text: await payrollTexts(language) };
  const others = (await listAccountingFormats(db)).length + (await listClients(db, month)).length;
  const files = booksOf(closing).length + others;
  let [made, lines] = [0, 0];
  await tell({ made, files });
  for await (const file of filesOf(closing)) {
    lines += await freeze(closing, file);
    made += 1;
    await tell({ made, files });
  }
  return lines;
};

/** The bytes of a frozen file, part by part. */
export const openFile = async (db: Db, box: SecretBox, month: string, id: number) => {
  const { name, sha256, parts } = await getFile(db, month, id);
  async function* content(): AsyncGenerator<Buffer> {
    for (let position = 0; position < parts; position += 1) {
      const packed = box.open(await readPart(db, id, position));
      if (packed === undefined) throw new Error('a part of a closed month cannot be opened');
      yield await unpack(Buffer.from(packed, 'base64'));
    }
  }
  return { name, sha256, content };
};
