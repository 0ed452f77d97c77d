import { createLanes, TookTooLong } from '../apart/index.ts';
import { AppError } from '../app-error.ts';
import type { Headings } from './file.ts';
import type { Task } from './office-process.ts';
import { isPacked } from './read-office-file.ts';
import { readStoredTable, type StoredTable } from './stored-table.ts';

/** What is read in a moment is worth no process. */
const smallBytes = 32_768;

/** Reads tables apart from the threads that serve people: a workbook of a few kilobytes may be seconds of work. */
export const createOfficeReader = ({ maxWaiting = 40, patienceMs = 25_000 } = {}) => {
  const program = new URL('office-process.ts', import.meta.url);
  const { run, close } = createLanes<Task, StoredTable>({
    program,
    lanes: 1,
    maxWaiting,
    patienceMs,
  });
  return {
    read: async (file: Uint8Array, headings: Headings): Promise<StoredTable> => {
      const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
      if (bytes.length <= smallBytes && !isPacked(bytes)) return readStoredTable(bytes, headings);
      return run({ bytes, headings }).catch((error: unknown) => {
        throw error instanceof TookTooLong ? new AppError('import.error.unfolds') : error;
      });
    },
    /** Ends the process; work under way fails. */
    close,
  };
};
export type OfficeReader = ReturnType<typeof createOfficeReader>;
