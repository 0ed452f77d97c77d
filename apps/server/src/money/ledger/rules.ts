import type { Db } from '../../platform/db/index.ts';
import { listAppliedRules } from './ledger.queries.ts';
import { roomKey, type Rules } from './plan.rules.ts';

/** The limits and their room as they stand for a user today. */
export const readRules = async (db: Db, userId: number): Promise<Rules> => {
  const rules = await listAppliedRules(db, userId);
  return {
    rulesSince: new Map(rules.map(({ regime, since }) => [regime, since])),
    rooms: new Map(
      rules.flatMap(({ clientId, regime, yearly, used, overLimit }) =>
        clientId === null || yearly === null || overLimit === null
          ? []
          : [[roomKey(clientId, regime), { left: yearly - used, overLimit }] as const],
      ),
    ),
  };
};
