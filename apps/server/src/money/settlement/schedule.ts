/** Settling by schedule: what is due by last night is begun, by whichever node comes first, and approved by nobody. */
import type { Deps } from '../../kernel/deps.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, holdLock } from '../../platform/db/index.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { type Due, insertDueRun, listUndone } from './due.queries.ts';
import { type AgreedWith, listAgreed } from './make.queries.ts';
import { lastDue } from './settlement.rules.ts';

/** The job that works through a run. */
export const runJob = 'settlement.run';

/** The last period of each partner that is over by a day. */
const dueBy = (upTo: string, contracts: readonly AgreedWith[]): Due[] => {
  const byPartner = Map.groupBy(contracts, ({ partnerId }) => partnerId);
  return [...byPartner].flatMap(([partnerId, agreed]) => {
    const due = lastDue(upTo, agreed);
    return due ? [{ partnerId, cutOff: due.cutOff }] : [];
  });
};

/**
 * Begins a run with every partner whose period has ended by the evening of a day, once for each end; days on which
 * nothing ran are in it. Answers its id; undefined where nobody is due. Who plans at the same time waits, and finds it.
 */
export const planRun = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  upTo = addDays(pragueDay(), -1),
): Promise<number | undefined> =>
  atomic(db, async (tx) => {
    await holdLock(tx, 'settlement schedule');
    const due = await listUndone(tx, dueBy(upTo, await listAgreed(tx, upTo)));
    if (due.length === 0) return undefined;
    const id = await insertDueRun(tx, upTo, due);
    await jobs.send(tx, runJob, { id });
    await recordAudit(tx, undefined, {
      action: 'CREATE',
      entity: 'settlement_run',
      entityId: id,
      after: { upTo, partners: due.length },
    });
    return id;
  });

/** What the schedule does each hour; nothing where the operator has switched it off. */
export const settleBySchedule = (
  deps: Pick<Deps, 'db' | 'jobs' | 'config'>,
): Promise<number | undefined> =>
  deps.config.settlementSchedule ? planRun(deps) : Promise.resolve(undefined);
