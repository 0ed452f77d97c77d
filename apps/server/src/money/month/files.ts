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
import { balanceTable, journalCells, journalHead, listLines, readBalance } from '../book/index.ts';
import { payrollTable, readPayroll, spanOf } from '../client-report/index.ts';
import { type PayrollText, payrollTexts } from '../texts.ts';
import { getFile, insertFile, insertPart, measureFile, readPart } from './file.queries.ts';
import { listBookedDays, listClients } from './month.queries.ts';

/** A part is written, packed and sealed in one piece, and held in memory once. */
const linesInPart = 10_000;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

type Part = { readonly text: string; readonly lines: number };
/** The journal in pieces: day by day, for a day is found at once wherever it stands. */
async function* journalParts(db: Db, month: string, text: PayrollText): AsyncGenerator<Part> {
  yield { text: csvMark + csvLine(journalHead(text)), lines: 0 };
  const cells = journalCells(text);
  for (const day of await listBookedDays(db, month))
    for (let offset = 0; ; offset += linesInPart) {
      const part = { limit: linesInPart, offset, order: 'asc' } as const;
      const lines = await listLines(db, { from: day, to: day }, part);
      const written = lines.map((line) => csvLine(cells(line))).join('');
      if (written) yield { text: written, lines: lines.length };
      if (lines.length < linesInPart) break;
    }
}
/** A table that is no longer than a year's of one employer: one piece, made when its turn comes. */
async function* whole(make: () => Promise<Buffer>): AsyncGenerator<Part> {
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
  readonly language: Language;
  readonly currency: Currency;
};
const filesOf = async ({ db, month, language, currency }: Freezing): Promise<Frozen[]> => {
  const text = await payrollTexts(language);
  const named = (name: string) => `${name}-${month}.csv`;
  const balance = async () =>
    balanceTable(await readBalance(db, spanOf(month), currency), { name: '', format: 'CSV' }, text);
  const payroll = async (clientId: number) =>
    payrollTable(await readPayroll(db, clientId, month), 'CSV', { month, text });
  const table = { clientId: null } as const;
  return [
    { ...table, kind: 'BALANCE', name: named(text('book.fileName')), parts: whole(balance) },
    {
      ...table,
      kind: 'JOURNAL',
      name: named(text('book.journalName')),
      parts: journalParts(db, month, text),
    },
    ...(await listClients(db, month)).map((clientId) => ({
      kind: 'PAYROLL' as const,
      clientId,
      name: named(`${text('payroll.fileName')}-${clientId}`),
      parts: whole(() => payroll(clientId)),
    })),
  ];
};

/** Answers how many lines of the journal were in it. */
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
/** Makes and keeps all files of a closing, of one view of everything. Answers the lines of the journal. */
export const freezeMonth = async (freezing: Freezing): Promise<number> => {
  let lines = 0;
  for (const file of await filesOf(freezing)) lines += await freeze(freezing, file);
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
