import type { Deps } from '../../kernel/deps.ts';
import { noteUpkeep } from '../../kernel/upkeep/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { type Difference, freezeAccounts, listDifferences } from './check.queries.ts';
import { expireLots, releaseOverdueHolds } from './credit.ts';
import { forgetOldAnswers } from './once.queries.ts';

/** Compares everything with everything, and freezes the spending of people whose money does not add up. */
export const checkLedger = async (db: Db): Promise<Difference[]> => {
  // one view of everything: payments go on meanwhile
  const differences = await atomic(db, listDifferences, 'repeatable read');
  const users = [...new Set(differences.map(({ userId }) => userId))];
  const [first] = differences;
  if (first)
    await freezeAccounts(
      db,
      users,
      `${first.what} ${first.of}: ${first.found} instead of ${first.expected}`,
    );
  return differences;
};

/** What happens to money by itself; Prague time. */
export const ledgerJobs = ({ db, config, log }: Deps): readonly Job[] => [
  defineJob({
    name: 'ledger.release-holds',
    schedule: '* * * * *',
    work: async () => void (await releaseOverdueHolds(db)),
  }),
  defineJob({
    name: 'ledger.expire',
    schedule: '10 0 * * *',
    work: async () => void (await expireLots(db, config.currency)),
  }),
  defineJob({
    name: 'ledger.check',
    schedule: '30 1 * * *',
    work: async () => {
      await forgetOldAnswers(db);
      const differences = await checkLedger(db);
      await noteUpkeep(db, 'ledger.check', differences.length);
      if (differences.length > 0)
        log.error({ differences: differences.slice(0, 20) }, 'the ledger does not add up');
    },
  }),
];
