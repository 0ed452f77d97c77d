import { formatDateTime } from '@cafeteria/i18n';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import type { AdminText } from '../../frame/index.ts';

export const refundPath = '/admin/client-refund';
/** The list, narrowed. */
export const refundsOf = (asked: Readonly<Record<string, unknown>>): string =>
  refundPath + stringifySearch(asked);
/** Where an employer is sent back what it has beforehand. */
export const newRefundOf = (clientId: number): string =>
  `${refundPath}/create${stringifySearch({ clientId })}`;

/** Who did it and when. */
export const byText = (text: AdminText, name: string | null, at: string): string =>
  text('settlement.by', { name: name ?? '', time: formatDateTime(at) });
