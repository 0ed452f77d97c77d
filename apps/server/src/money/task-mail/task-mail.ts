import { administratorTasks, type MoneyTask, moneyTasks } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findComparison } from '../book/index.ts';
import { listMonthTerms } from '../client-document/index.ts';
import { countOpenDisputes } from '../dispute/index.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { countTasks } from '../month/index.ts';
import { countUnpaid, listRecipients } from './task-mail.queries.ts';

type Task = { readonly kind: MoneyTask; readonly count: number };
/** Of each thing how much waited in the evening before a day; what is to be invoiced is not looked for. */
export const countWaiting = async (db: Db, today: string) => {
  const evening = addDays(today, -1);
  return {
    ...(await countTasks(db, { from: evening, to: evening })),
    ...(await countUnpaid(db)),
    COMPARE: (await findComparison(db))?.findings.length ?? 0,
    DISPUTES: await countOpenDisputes(db),
  };
};
/** What waited in the evening before a day: what has come since may be done by itself. */
export const listMoneyTasks = async (db: Db, today: string): Promise<Task[]> => {
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const counts: Readonly<Record<MoneyTask, number>> = {
    ...(await countWaiting(db, today)),
    INVOICE: (await listMonthTerms(db, `${lastMonth}-01`)).length,
  };
  return moneyTasks.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
};

type MailDeps = Pick<Deps, 'db' | 'config' | 'jobs' | 'box' | 'writeUnseen'>;
/**
 * Tells who keeps the books what waits for them, and who administers everything what only they may look at, once a day;
 * nobody where nothing does, or where the operator has switched it off.
 */
export const tellMoneyTasks = async (
  deps: MailDeps,
  today: string = pragueDay(),
): Promise<void> => {
  if (!deps.config.moneyTaskMail) return;
  const tasks = await listMoneyTasks(deps.db, today);
  if (tasks.length === 0) return;
  const people = await listRecipients(deps.db);
  await deps.writeUnseen(async (tx) => {
    for (const { id: userId, administers, keepsBooks } of people) {
      const own = tasks.filter(({ kind }) =>
        administratorTasks.has(kind) ? administers : keepsBooks,
      );
      if (own.length > 0)
        await queueMessage(deps, tx, {
          kind: 'MONEY_TASKS',
          userId,
          data: { tasks: own },
          once: `money-tasks ${today} ${userId}`,
        });
    }
  });
};
