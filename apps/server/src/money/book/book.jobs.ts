import type { BookFinding } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { noteUpkeep } from '../../kernel/upkeep/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { keepFindings, listFindings } from './compare.queries.ts';
import { followLedger } from './follow.ts';

/** Compares the books with the ledger, and keeps what was found for those who look at them. */
export const compareBooks = async (db: Db): Promise<BookFinding[]> => {
  await followLedger(db);
  // one view of everything: payments and booking go on meanwhile
  const findings = await atomic(db, listFindings, 'repeatable read');
  await keepFindings(db, findings);
  return findings;
};

/** The books follow the ledger by themselves; Prague time. */
export const bookJobs = ({ db, log }: Deps): readonly Job[] => [
  defineJob({
    name: 'book.follow',
    schedule: '* * * * *',
    work: async () => void (await followLedger(db)),
  }),
  defineJob({
    name: 'book.compare',
    schedule: '50 1 * * *',
    work: async () => {
      const findings = await compareBooks(db);
      await noteUpkeep(db, 'book.compare', findings.length);
      if (findings.length > 0)
        log.error({ findings: findings.slice(0, 20) }, 'the books do not agree with the ledger');
    },
  }),
];
