import type { ImportError } from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
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
  readCsv,
} from '../../entity/import/index.ts';
import { getPartnerName, insertBranchOffices } from '../branch-office/index.ts';
import { lockPartner } from './import.queries.ts';
import { checkLine, csvColumns, type ImportRow } from './import.rules.ts';

export const branchOfficeImports = importStore({
  table: 'branch_office_import',
  owner: 'partner_id',
});

const check = async (
  _db: Db,
  { content }: ImportFile,
  onProgress: OnProgress,
): Promise<CheckedFile<ImportRow>> => {
  const { lines, problems } = readCsv(content, csvColumns);
  const rows: ImportRow[] = [];
  const errors: ImportError[] = [...problems];
  await eachLine(
    lines,
    (line) => {
      const checked = checkLine(line);
      if ('row' in checked) rows.push(checked.row);
      else errors.push(...checked.errors);
    },
    onProgress,
  );
  return {
    total: lines.length,
    rows,
    errors,
    counts: { create: rows.length, update: 0, deactivate: 0 },
  };
};

const write = async (
  tx: Db,
  { ownerId, userId }: ImportFile,
  { rows, total }: CheckedFile<ImportRow>,
  onProgress: OnProgress,
): Promise<void> => {
  const partnerName = await getPartnerName(tx, ownerId);
  for (let start = 0; start < rows.length; start += importBatchSize) {
    await insertBranchOffices(
      tx,
      ownerId,
      partnerName,
      userId,
      rows.slice(start, start + importBatchSize),
    );
    await onProgress(start + importBatchSize, total);
  }
};

/** The importer of branch offices: every good line becomes a new one. */
export const createBranchOfficeImporter = (deps: ImporterDeps): Importer =>
  createImporter(deps, { store: branchOfficeImports, check, lockOwner: lockPartner, write });
