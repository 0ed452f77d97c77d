import { type Country, countryCode } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { listRegimesWithoutLimit, pragueDay } from '../ledger/index.ts';
import { listOperators } from './tax-limit.queries.ts';

/** From 1 November on the next year counts: by then the law's figures are known. */
const firstDay = '11-01';

export type DueLimit = Awaited<ReturnType<typeof listRegimesWithoutLimit>>[number];
/** The regimes of a country that have no limit today, or soon will not. */
export const listDueLimits = async (
  db: Db,
  country: Country,
  today: string = pragueDay(),
): Promise<DueLimit[]> => {
  const now = await listRegimesWithoutLimit(db, country, today);
  if (today.slice(5) < firstDay) return now;
  const next = await listRegimesWithoutLimit(db, country, `${Number(today.slice(0, 4)) + 1}-01-01`);
  return [...now, ...next];
};

type Reminding = Pick<Deps, 'db' | 'config' | 'jobs' | 'box' | 'writeUnseen'>;
/** Tells administrators, once for a year and a regime, that its limit is still to be written. */
export const remindOfLimits = async (
  deps: Reminding,
  today: string = pragueDay(),
): Promise<void> => {
  const due = await listDueLimits(deps.db, countryCode[deps.config.country], today);
  if (due.length === 0) return;
  const operators = await listOperators(deps.db);
  await deps.writeUnseen(async (tx) => {
    for (const { regime, year } of due)
      for (const userId of operators)
        await queueMessage(deps, tx, {
          kind: 'LIMIT_DUE',
          userId,
          data: { regime, year },
          once: `limit-due ${year} ${regime} ${userId}`,
        });
  });
};
