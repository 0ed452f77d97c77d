import {
  type Country,
  type MonthRecord,
  type MonthTask,
  type MonthTaskKind,
  MonthTaskKind as Kinds,
} from '@cafeteria/contract';
import { atomic, type Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { findComparison } from '../book/index.ts';
import { listMonthTerms } from '../client-document/index.ts';
import { spanOf } from '../client-report/index.ts';
import { listDueLimits } from '../tax-limit/index.ts';
import {
  findEarlierOpen,
  isLaterClosed,
  listClosings,
  listMonths,
  type Looking,
} from './month.queries.ts';
import { findProgress } from './progress.queries.ts';
import { countTasks } from './task.queries.ts';

export type Installation = Looking & { readonly country: Country };

/** What is left of a month; `LIMITS` are those of its year that nobody has written. */
const readTasks = async (db: Db, month: string, country: Country): Promise<MonthTask[]> => {
  const span = spanOf(month);
  const compared = await findComparison(db);
  const left: Record<MonthTaskKind, number> = {
    ...(await countTasks(db, span)),
    // of books nobody has compared yet nothing is known
    COMPARE: compared ? compared.findings.length : 1,
    INVOICE: (await listMonthTerms(db, span.from)).length,
    LIMITS: (await listDueLimits(db, country, span.from)).length,
  };
  /** Closing waits for these: what was frozen would not be what was booked. */
  const needed: readonly MonthTaskKind[] = compared ? ['BOOK', 'COMPARE'] : ['BOOK'];
  return Kinds.options.map((kind) => ({ kind, left: left[kind], isNeeded: needed.includes(kind) }));
};

/** A month of the books, from one view of everything. */
export const readMonth = (
  db: Db,
  month: string,
  { country, ...looking }: Installation,
): Promise<MonthRecord> =>
  atomic(
    db,
    async (tx) => ({
      ...found((await listMonths(tx, month, 1))[0]),
      currency: looking.currency,
      earlier: await findEarlierOpen(tx, month),
      isLast: !(await isLaterClosed(tx, month)),
      tasks: await readTasks(tx, month, country),
      progress: await findProgress(tx, month),
      closings: await listClosings(tx, month, looking),
    }),
    'repeatable read',
  );
