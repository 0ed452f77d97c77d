import type { Db } from '../../platform/db/index.ts';
import { pragueDay } from './day.ts';
import { listAppliedRules, listRegimesWithoutLimit } from './limit.queries.ts';
import { roomKey, type Rules } from './plan.rules.ts';

/** What becomes of a year nobody has written a limit for (`LIMIT_MISSING`): without another word it goes on. */
export type LimitPolicy = { readonly limitMissing?: 'warn' | 'block' | undefined };
/** The limits and their room as they stand for a user today. */
export const readRules = async (
  db: Db,
  userId: number,
  { limitMissing = 'warn' }: LimitPolicy,
): Promise<Rules> => {
  const rules = await listAppliedRules(db, userId);
  const missing =
    limitMissing === 'block' ? await listRegimesWithoutLimit(db, null, pragueDay()) : [];
  return {
    refused: new Set(missing.map(({ regime }) => regime)),
    rulesSince: new Map(rules.map(({ regime, since }) => [regime, since])),
    rooms: new Map(
      rules.flatMap(({ clientId, companyId, regime, yearly, used, overLimit }) =>
        clientId === null || yearly === null || overLimit === null
          ? []
          : [
              [
                roomKey({ clientId, companyId }, regime),
                { left: yearly - used, overLimit },
              ] as const,
            ],
      ),
    ),
  };
};
