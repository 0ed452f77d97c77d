import type { NamedPerson } from '@cafeteria/contract';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import type { AdminText } from '../../frame/index.ts';
import { byText } from '../credit/index.ts';

export const settlementPath = '/admin/settlement';
export const runPath = '/admin/settlement/run';
export const batchPath = '/admin/settlement/batch';
/** The list, narrowed. */
export const settlementsOf = (search: Readonly<Record<string, unknown>>): string =>
  settlementPath + stringifySearch(search);

type Made = {
  readonly madeBy: NamedPerson | null;
  readonly madeAt: string;
  readonly bySchedule: boolean;
};
/** Who began it and when: a person, or the schedule. */
export const madeText = (text: AdminText, { madeBy, madeAt, bySchedule }: Made): string =>
  bySchedule
    ? text('settlement.bySchedule', { time: formatMoment(madeAt) })
    : byText(text, madeBy, madeAt);

/** A rate kept in hundredths of a per cent: `3,5 %`. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
