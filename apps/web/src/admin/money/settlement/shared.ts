import { formatNumber } from '@cafeteria/i18n';
import { stringifySearch } from '../../../shared/url-state/index.ts';

export const settlementPath = '/admin/settlement';
export const runPath = '/admin/settlement/run';
export const batchPath = '/admin/settlement/batch';
/** The list, narrowed. */
export const settlementsOf = (asked: Readonly<Record<string, unknown>>): string =>
  settlementPath + stringifySearch(asked);

/** A rate kept in hundredths of a per cent: `3,5 %`. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
