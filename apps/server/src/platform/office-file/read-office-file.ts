import { AppError } from '../app-error.ts';
import { readCsv } from './csv.ts';
import type { Headings, OfficeFile } from './file.ts';
import { readXlsx } from './xlsx.ts';

/** What files of that kind begin with; an encrypted .xlsx looks like an old .xls. */
const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
const oldOfficeMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const beginsWith = (bytes: Buffer, mark: Buffer): boolean =>
  bytes.subarray(0, mark.length).equals(mark);
/** Whether a file may unfold to more than it seems. */
export const isPacked = (bytes: Buffer): boolean => beginsWith(bytes, zipMark);

/** Any table will do: of a workbook the first sheet that holds something. */
const anyTable: Headings = { columns: [], enough: 0 };

/**
 * Reads a table as offices make it: CSV in UTF-8, UTF-16 or windows-1250, or the sheet of an XLSX
 * whose header has the columns. The content decides what a file is, not its name. Throws AppErrors
 * `import.error.*`.
 */
export const readOfficeFile = async (
  bytes: Buffer,
  headings: Headings = anyTable,
): Promise<OfficeFile> => {
  if (bytes.length === 0) throw new AppError('import.error.unreadable');
  if (beginsWith(bytes, oldOfficeMark)) throw new AppError('import.error.oldExcel');
  return isPacked(bytes) ? readXlsx(bytes, headings) : readCsv(bytes);
};
