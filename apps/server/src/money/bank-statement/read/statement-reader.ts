import { createLanes } from '../../../platform/apart/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readPacked } from './index.ts';
import type { PackedStatement } from './pieces.ts';
import { type Reading, refusal } from './statement.ts';
import type { Task } from './statement-process.ts';

/** What is read in a moment is worth no process. */
const smallBytes = 32_768;
/** A month of a large firm takes a tenth of it. */
const heapMegabytes = 1_024;

export type ReadsStatements = (bytes: Buffer, reading: Reading) => Promise<PackedStatement[]>;

/**
 * Reads statements apart from the threads that serve people: what has as many lines as its bytes allow takes a minute
 * and gigabytes, and then it costs its own process and no one else's.
 */
export const createStatementReader = ({ maxWaiting = 4, patienceMs = 40_000 } = {}) => {
  const { run, close } = createLanes<Task, PackedStatement[]>({
    program: new URL('statement-process.ts', import.meta.url),
    lanes: 1,
    maxWaiting,
    patienceMs,
    heapMegabytes,
  });
  const read: ReadsStatements = (bytes, reading) =>
    bytes.length <= smallBytes
      ? readPacked(bytes, reading)
      : run({ bytes, reading }).catch((error: unknown) => {
          if (error instanceof AppError) throw error;
          // it was ended, or ended for want of memory: no bank writes such files
          throw refusal('bankStatement.error.format');
        });
  return { read, close };
};
