import type { ImportError } from '@cafeteria/contract';
import type { Db } from '../../../platform/db/index.ts';
import {
  type CheckedFile,
  createImporter,
  eachLine,
  importBatchSize,
  type Importer,
  type ImporterDeps,
  type ImportFile,
  importStore,
  type OnProgress,
  readLines,
  repeatedCells,
} from '../../../kernel/import/index.ts';
import { findEmployers, lockClient } from '../../records/client/index.ts';
import {
  countMissingUsers,
  deactivateMissingUsers,
  endAccess,
  findForeignNames,
  findPayrollUsers,
  insertUsers,
  lockNames,
  releaseNames,
  updateUsers,
} from '../../records/user/index.ts';
import { readLine, userColumns, type UserLine } from './import.rules.ts';
import { nameErrors, namesOf, type Planned, planLines } from './plan.ts';

export const userImports = importStore({
  table: 'user_import',
  owner: 'client_id',
  isPersonal: true,
});

const numbersOf = (planned: readonly Planned[]): string[] =>
  planned.map(({ user }) => user.personalNumber);
const deactivatesMissing = ({ options }: ImportFile): boolean => options.deactivateMissing === true;

const readRows = async (
  content: string,
  onProgress: OnProgress,
): Promise<Required<Pick<CheckedFile<UserLine>, 'total' | 'rows' | 'errors' | 'notes'>>> => {
  const { lines, problems, notes } = readLines(content, userColumns);
  const rows: UserLine[] = [];
  const errors: ImportError[] = [...problems];
  await eachLine(
    lines,
    (line) => {
      const read = readLine(line);
      if ('row' in read) rows.push(read.row);
      else errors.push(...read.errors);
    },
    onProgress,
  );
  const repeated = repeatedCells(lines, 'personalNumber');
  return { total: lines.length, rows, errors: [...errors, ...repeated], notes };
};

const byLine = (errors: readonly ImportError[]): ImportError[] =>
  errors.toSorted((one, other) => one.line - other.line);

const check = async (
  db: Db,
  file: ImportFile,
  onProgress: OnProgress,
): Promise<CheckedFile<Planned>> => {
  const { total, rows, errors, notes } = await readRows(file.content, onProgress);
  const employers = await findEmployers(db, file.ownerId);
  const known = await findPayrollUsers(db, file.ownerId);
  const plan = planLines(rows, {
    employers: employers ?? { defaultLanguage: 'CZ', companyId: null, companies: [] },
    known: new Map(known.map((user) => [user.personalNumber, user])),
  });
  const names = plan.planned.flatMap(({ user }) => namesOf(user).map(({ name }) => name));
  const foreign = await findForeignNames(
    db,
    [...new Set(names)],
    plan.planned.flatMap((one) => (one.known ? [one.known.id] : [])),
  );
  const counts = {
    create: plan.planned.filter((one) => !one.known).length,
    update: plan.planned.filter(({ isChanged }) => isChanged).length,
    deactivate: deactivatesMissing(file)
      ? await countMissingUsers(db, file.ownerId, numbersOf(plan.planned))
      : 0,
  };
  return {
    total,
    rows: plan.planned,
    counts,
    errors: byLine([...errors, ...plan.errors, ...nameErrors(plan.planned, foreign)]),
    notes: byLine([...notes, ...plan.notes]),
  };
};

const batchesOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / importBatchSize) }, (_, index) =>
    list.slice(index * importBatchSize, (index + 1) * importBatchSize),
  );

const write = async (
  tx: Db,
  file: ImportFile,
  { rows, total }: CheckedFile<Planned>,
  onProgress: OnProgress,
): Promise<void> => {
  const changed = rows.flatMap(({ user, known, isChanged }) =>
    known && isChanged
      ? [
          {
            ...user,
            id: known.id,
            isRenamed: user.username !== known.username || user.email !== known.email,
          },
        ]
      : [],
  );
  const created = rows.filter(({ known }) => !known).map(({ user }) => user);
  // people who are not in the file leave first, those in it may then take any name of the others
  const left = deactivatesMissing(file)
    ? await deactivateMissingUsers(tx, file.ownerId, numbersOf(rows), file.userId)
    : [];
  await endAccess(tx, left);
  await releaseNames(
    tx,
    changed.filter(({ isRenamed }) => isRenamed).map(({ id }) => id),
  );
  let done = rows.length - changed.length - created.length;
  for (const batch of batchesOf(changed)) {
    await updateUsers(tx, batch, file.userId);
    await onProgress((done += batch.length), total);
  }
  for (const batch of batchesOf(created)) {
    await insertUsers(tx, file.ownerId, batch, file.userId);
    await onProgress((done += batch.length), total);
  }
};

/** The importer of users: who has a payroll number of the client is brought up to date, others are made. */
export const createUserImporter = (deps: ImporterDeps): Importer =>
  createImporter(deps, {
    store: userImports,
    check,
    lockOwner: async (tx, clientId) => {
      await lockNames(tx);
      return lockClient(tx, clientId);
    },
    write,
  });
