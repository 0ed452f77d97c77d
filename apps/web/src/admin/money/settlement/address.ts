import { stringifySearch } from '../../../shared/url-state/index.ts';

export const settlementPath = '/admin/settlement';
export const runPath = '/admin/settlement-run';
export const batchPath = '/admin/payout-batch';
/** The list, narrowed. */
export const settlementsOf = (asked: Readonly<Record<string, unknown>>): string =>
  settlementPath + stringifySearch(asked);
