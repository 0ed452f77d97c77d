import { GrantTerms, type ImportError, type ImportNote } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type CheckedFile,
  createImporter,
  type Importer,
  type ImporterDeps,
  type ImportFile,
  importStore,
  readLines,
} from '../../kernel/import/index.ts';
import { lockClient } from '../../people/records/client/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findContract } from '../client-contract/index.ts';
import { give, refusalOf } from './billing.ts';
import { findLimit, listGrantees } from './grant.queries.ts';
import { beyondLimit, type Granted, granteesOf, itemsOf, outsideOf, sumOf } from './grant.rules.ts';
import { decideTerms, findSame, type Installation, repeated, yearWithoutLimit } from './grant.ts';
import { grantColumns, grantLines } from './import.rules.ts';
import { sumGivenForMonth } from './shift.queries.ts';
import { monthOfShifts, shiftNotes, splitByShifts, unusedShifts } from './shift.rules.ts';

export const creditGrantImports = importStore({
  table: 'credit_grant_import',
  owner: 'client_id',
  isPersonal: true,
});
const termsOf = ({ options }: ImportFile): GrantTerms => z.parse(GrantTerms, options);

type Line = Granted & { readonly line: number };
/** Who has left before the first day of the credits, or comes after it. */
const employmentNote = ({ line, grantee }: Line, validFrom: string): ImportNote[] => {
  const outside = outsideOf(grantee, validFrom);
  if (!outside) return [];
  const { messageKey, day } = outside;
  return [{ line, field: 'amount', messageKey, params: { day: formatDate(day) } }];
};
/** What is to be known of lines that are taken: who is switched off or not employed, and whose year goes
 * beyond its limit. */
const notesOf = (
  granted: readonly Line[],
  { validFrom, yearly }: { readonly validFrom: string; readonly yearly: number | null },
  { currency }: Installation,
): readonly ImportNote[] => {
  const lineOf = new Map(granted.map(({ grantee, line }) => [grantee.userId, line]));
  const at = (userId: number) => ({ line: lineOf.get(userId) ?? 0, field: 'amount' });
  return [
    ...beyondLimit(granted, yearly).map(({ grantee: { userId }, total, limit }) => ({
      ...at(userId),
      messageKey: 'credit.overLimit',
      params: {
        granted: formatMoney({ amount: total, currency }),
        limit: formatMoney({ amount: limit, currency }),
      },
    })),
    ...granted
      .filter(({ grantee }) => !grantee.isActive)
      .map(({ line }) => ({ line, field: 'amount', messageKey: 'credit.inactive' })),
    ...granted.flatMap((line) => employmentNote(line, validFrom)),
  ].toSorted((a, b) => a.line - b.line);
};

/** What a file holds, whatever it is called and however it was saved. */
const hashOf = ({ content }: ImportFile): string =>
  createHash('sha256').update(content).digest('hex');

/** A file that was most likely granted before: said at its first line. */
const twinNotes = async (
  db: Db,
  file: ImportFile,
  granted: readonly Line[],
): Promise<ImportNote[]> => {
  const [first] = granted;
  if (!first) return [];
  const { ownerId: clientId } = file;
  const { regime } = termsOf(file);
  const fileHash = hashOf(file);
  const twin = await findSame(db, { clientId, regime, fileHash, items: itemsOf(granted) });
  return twin ? [{ ...repeated(twin, granted.length), line: first.line, field: 'amount' }] : [];
};

/** A year nobody has written the limit for: said at the first line. */
const limitNotes = async (
  db: Db,
  file: ImportFile,
  [first]: readonly Line[],
): Promise<ImportNote[]> => {
  const year = first && (await yearWithoutLimit(db, termsOf(file)));
  return first && year
    ? [{ line: first.line, field: 'amount', messageKey: 'credit.limitMissing', params: { year } }]
    : [];
};

/** Splits lines that say their shifts, where the law counts by the shift. */
const judgeShifts = async (
  db: Db,
  file: ImportFile,
  granted: readonly Line[],
  { currency }: Installation,
): Promise<{ readonly granted: readonly Line[]; readonly notes: readonly ImportNote[] }> => {
  if (granted.every(({ shifts }) => shifts === null)) return { granted, notes: [] };
  const terms = termsOf(file);
  const month = monthOfShifts(terms);
  const limit = await findLimit(db, terms.regime, `${month}-01`);
  if (limit?.period !== 'SHIFT')
    return {
      granted: granted.map((line) => ({ ...line, shifts: null })),
      notes: unusedShifts(granted),
    };
  const { regime } = terms;
  const before = await sumGivenForMonth(db, { clientId: file.ownerId, regime, month });
  const split = granted.map((line) =>
    splitByShifts(line, limit.amount, before.get(line.grantee.userId) ?? 0),
  );
  const money = (amount: number): string => formatMoney({ amount, currency });
  return { granted: split, notes: shiftNotes(split, { month, money }) };
};

/** What the client's contract says of a file: that it is refused, or that it waits for its money. */
const judgeBilling = async (
  db: Db,
  { ownerId: clientId }: ImportFile,
  granted: readonly Line[],
  { currency }: Installation,
): Promise<{ readonly errors: readonly ImportError[]; readonly notes: readonly ImportNote[] }> => {
  const [first] = granted;
  if (!first) return { errors: [], notes: [] };
  const at = { line: first.line, field: 'amount' };
  const contract = await findContract(db, clientId);
  const refusal = await refusalOf(db, contract, { clientId, currency, total: sumOf(granted) });
  return {
    errors: refusal ? [{ ...at, ...refusal }] : [],
    notes: contract?.mode === 'PREPAID' ? [{ ...at, messageKey: 'credit.willWait' }] : [],
  };
};

const check =
  (installation: Installation) =>
  async (db: Db, file: ImportFile): Promise<CheckedFile<Granted>> => {
    const { regime, validFrom } = termsOf(file);
    const { lines, problems, notes } = readLines(file.content, grantColumns);
    const limitKey = { clientId: file.ownerId, regime, year: Number(validFrom.slice(0, 4)) };
    const people = await listGrantees(db, limitKey, { companyId: null, onlyActive: false });
    const read = grantLines(lines, granteesOf(people), installation);
    const shifts = await judgeShifts(db, file, read.granted, installation);
    const limit = await findLimit(db, regime, validFrom);
    const billing = await judgeBilling(db, file, read.granted, installation);
    return {
      total: lines.length,
      rows: shifts.granted,
      counts: { create: read.granted.length, update: 0, deactivate: 0 },
      errors: [...problems, ...read.errors, ...billing.errors],
      notes: [
        ...billing.notes,
        ...(await limitNotes(db, file, read.granted)),
        ...(await twinNotes(db, file, read.granted)),
        ...notes,
        ...read.notes,
        ...shifts.notes,
        ...notesOf(
          read.granted,
          { validFrom, yearly: limit?.period === 'YEAR' ? limit.amount : null },
          installation,
        ),
      ],
      amount: sumOf(read.granted),
    };
  };

/** The importer of grants: a file is one grant, posted whole or not at all. */
export const createGrantImporter = (deps: ImporterDeps, installation: Installation): Importer =>
  createImporter(deps, {
    store: creditGrantImports,
    check: check(installation),
    lockOwner: lockClient,
    write: async (tx, file, { rows }) => {
      const terms = await decideTerms(tx, file.ownerId, termsOf(file), installation);
      const { currency } = installation;
      await give(
        tx,
        { clientId: file.ownerId, currency, createdBy: file.userId, fileHash: hashOf(file) },
        terms,
        rows,
      );
    },
  });
