import type { ImportError } from '@cafeteria/contract';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import {
  type CheckedFile,
  createImporter,
  eachLine,
  type Findings,
  importBatchSize,
  type Importer,
  type ImporterDeps,
  type ImportFile,
  importStore,
  type OnProgress,
  readLines,
  repeatedCells,
} from '../../kernel/import/index.ts';
import {
  findKnownBranchOffices,
  getPartnerName,
  insertBranchOffices,
  updateBranchOffices,
} from '../branch-office/index.ts';
import { findSubcategoryNames } from '../category/index.ts';
import { officeColumns } from './cells.ts';
import { lockPartner } from './import.queries.ts';
import { type Around, checkLine, type ImportRow } from './import.rules.ts';
import { addressKey, type FindPlaces, findPoint, type FoundPoint, FoundPoints } from './places.ts';

export const branchOfficeImports = importStore({
  table: 'branch_office_import',
  owner: 'partner_id',
});
type BranchOfficeImporterDeps = ImporterDeps & { readonly findPlaces: FindPlaces };

/** More addresses of one file are not asked for: a provider may take a second for each. */
const maxLookUps = 1_000;

const aroundOf = async (db: Db, { ownerId, findings }: ImportFile): Promise<Around> => ({
  known: await findKnownBranchOffices(db, ownerId),
  subcategories: await findSubcategoryNames(db),
  points: z.parse(FoundPoints, findings),
});

const check = async (
  db: Db,
  file: ImportFile,
  onProgress: OnProgress,
): Promise<CheckedFile<ImportRow>> => {
  const { lines, problems, notes } = readLines(file.content, officeColumns);
  const around = await aroundOf(db, file);
  const rows: ImportRow[] = [];
  const errors: ImportError[] = [...problems, ...repeatedCells(lines, 'externalId')];
  await eachLine(
    lines,
    (line) => {
      const checked = checkLine(line, around);
      if ('row' in checked) rows.push(checked.row);
      else errors.push(...checked.errors);
    },
    onProgress,
  );
  return {
    total: lines.length,
    rows,
    errors: errors.toSorted((one, other) => one.line - other.line),
    notes: [...notes, ...rows.flatMap((row) => row.notes)],
    counts: {
      create: rows.filter(({ known }) => !known).length,
      update: rows.filter(({ isChanged }) => isChanged).length,
      deactivate: 0,
    },
  };
};

/** Looks for the places of addresses that come without coordinates, each once. */
const findOut =
  (findPlaces: FindPlaces) =>
  async (db: Db, file: ImportFile, onProgress: OnProgress): Promise<Findings> => {
    const { rows } = await check(db, file, async () => {});
    const addresses = new Map(
      rows
        .filter(({ needsPlace }) => needsPlace)
        .map(({ input }) => [addressKey(input.address), input.address]),
    );
    const points: Record<string, FoundPoint | null> = {};
    const lookUps = [...addresses].slice(0, maxLookUps);
    for (const [index, [key, address]] of lookUps.entries()) {
      points[key] = await findPoint(address, findPlaces);
      if (index % 10 === 9) await onProgress(index + 1, lookUps.length);
    }
    return points;
  };

const write = async (
  tx: Db,
  { ownerId, userId }: ImportFile,
  { rows, total }: CheckedFile<ImportRow>,
  onProgress: OnProgress,
): Promise<void> => {
  const by = { partnerId: ownerId, partnerName: await getPartnerName(tx, ownerId), userId };
  const created = rows.filter(({ known }) => !known);
  const changed = rows.flatMap(({ known, isChanged, input, active }) =>
    known && isChanged ? [{ id: known.id, input, active }] : [],
  );
  let done = total - created.length - changed.length;
  for (let start = 0; start < changed.length; start += importBatchSize) {
    const batch = changed.slice(start, start + importBatchSize);
    await updateBranchOffices(tx, by, batch);
    await onProgress((done += batch.length), total);
  }
  for (let start = 0; start < created.length; start += importBatchSize) {
    const batch = created.slice(start, start + importBatchSize);
    await insertBranchOffices(tx, by, batch);
    await onProgress((done += batch.length), total);
  }
};

/** The importer of branch offices: one with an external id of the partner is brought up to date, others are made. */
export const createBranchOfficeImporter = ({
  findPlaces,
  ...deps
}: BranchOfficeImporterDeps): Importer =>
  createImporter(deps, {
    store: branchOfficeImports,
    findOut: findOut(findPlaces),
    check,
    lockOwner: lockPartner,
    write,
  });
