import type { Db } from '../../platform/db/index.ts';
import { listTaxRules, listUsage } from './ledger.queries.ts';
import { roomKey, type Rules } from './plan.rules.ts';

/** The limits and their room as they stand for a user today. */
export const readRules = async (db: Db, userId: number): Promise<Rules> => {
  const taxRules = await listTaxRules(db);
  const usage = await listUsage(db, userId);
  const yearly = new Map(taxRules.map((rule) => [rule.regime, rule.yearly]));
  return {
    rulesSince: new Map(taxRules.map(({ regime, since }) => [regime, since])),
    rooms: new Map(
      usage.flatMap(({ clientId, regime, used, overLimit }) => {
        const limit = yearly.get(regime);
        return limit ? [[roomKey(clientId, regime), { left: limit - used, overLimit }]] : [];
      }),
    ),
  };
};
