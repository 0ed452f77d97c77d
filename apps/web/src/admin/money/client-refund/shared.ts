import { stringifySearch } from '../../../shared/url-state/index.ts';

export const refundPath = '/admin/client-refund';
/** One of them. */
export const refundOf = (id: number): string => `${refundPath}/${id}`;
/** The list, narrowed. */
export const refundsOf = (search: Readonly<Record<string, unknown>>): string =>
  refundPath + stringifySearch(search);
/** Where an employer is sent back what it has beforehand. */
export const newRefundOf = (clientId: number): string =>
  `${refundPath}/create${stringifySearch({ clientId })}`;
