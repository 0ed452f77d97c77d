import type { ImportError } from '@cafeteria/contract';
import { setImmediate } from 'node:timers/promises';
import type { CrudDeps } from '../../platform/crud/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { readCsv } from './csv.ts';
import { insertBranchOffices } from '../branch-office/index.ts';
import { failUnfinished, finishCheck, getContent, lockPartner, moveStatus, setProgress } from './import.queries.ts';
import { checkLine, type ImportRow } from './import.rules.ts';

const batchSize = 500;
type CheckedFile = { total: number; rows: ImportRow[]; errors: ImportError[] };

/** Checks every line; `onProgress` hears after each batch how many are done. */
const checkFile = async (content: string, onProgress: (done: number, total: number) => Promise<unknown>): Promise<CheckedFile> => {
  const { lines, problems } = readCsv(content);
  const rows: ImportRow[] = [];
  const errors: ImportError[] = [...problems];
  for (const [index, line] of lines.entries()) {
    const checked = checkLine(line);
    if ('row' in checked) rows.push(checked.row);
    else errors.push(...checked.errors);
    if ((index + 1) % batchSize === 0) {
      await onProgress(index + 1, lines.length);
      await setImmediate();
    }
  }
  return { total: lines.length, rows, errors };
};

/**
 * The importer of branch offices, the same for the API's jobs and the command line: a dry run that judges every line,
 * then all lines in one transaction or none. Progress is written outside the transaction, so it can be watched.
 * Both may be called again after a crash or a failure, and even at the same time: what has an outcome keeps it. `giveUp` is for
 * whoever will not call them again.
 */
export const createImporter = ({ db, changed, committed }: CrudDeps) => {
  const check = async (id: number): Promise<void> => {
    const { content, status } = await getContent(db, id);
    if (status !== 'CHECKING') return;
    const { total, rows, errors } = await checkFile(content, (done, all) => setProgress(db, id, done, all));
    await finishCheck(db, id, { total, create: rows.length, errors });
  };

  const insertAll = (id: number, file: { partnerId: number; partnerName: string; userId: number | null }, { rows, total }: CheckedFile) =>
    atomic(db, async (tx: Db) => {
      if (!(await lockPartner(tx, file.partnerId))) return failUnfinished(tx, id);
      for (let start = 0; start < rows.length; start += batchSize) {
        await insertBranchOffices(tx, file.partnerId, file.partnerName, file.userId, rows.slice(start, start + batchSize));
        await setProgress(db, id, Math.min(total, start + batchSize), total);
      }
      // the status changes with the rows: after a crash the import is either done or still to be done
      if (!(await moveStatus(tx, id, 'IMPORTING', 'IMPORTED'))) throw new Error(`import ${id} is not running`);
      return changed(tx);
    });

  const run = async (id: number): Promise<void> => {
    const file = await getContent(db, id);
    if (file.status !== 'IMPORTING') return;
    await insertAll(id, file, await checkFile(file.content, async () => {}));
    await committed();
  };
  const giveUp = async (id: number): Promise<void> => void (await failUnfinished(db, id));
  return { check, run, giveUp };
};
