import { limitRegime, type Regime } from '@cafeteria/contract';
import type { Movement } from './movement.ts';

/** What of a yearly limit is used, or given back where it is below zero. */
export type Usage = {
  readonly userId: number;
  readonly clientId: number;
  readonly regime: Regime;
  readonly year: number;
  readonly amount: number;
};

/**
 * What movements use of yearly limits: an employer's money counts when it leaves its lot, and back when it returns,
 * into a lot or to the employer.
 */
export const usageOf = (movements: readonly Movement[]): Usage[] => {
  const used = new Map<string, Usage>();
  for (const { userId, limit, postings } of movements)
    for (const { lot, from, to, amount } of limit ? postings : []) {
      if (
        !limit ||
        lot.clientId === null ||
        !(from === 'LOT' || to === 'LOT' || from === 'PARTNER')
      )
        continue;
      const { clientId } = lot;
      const regime = limitRegime(lot.regime, limit.purchase);
      const key = [userId, clientId, regime, limit.year].join(' ');
      const sum = (used.get(key)?.amount ?? 0) + (from === 'LOT' ? amount : -amount);
      used.set(key, { userId, clientId, regime, year: limit.year, amount: sum });
    }
  return [...used.values()].filter(({ amount }) => amount !== 0);
};
