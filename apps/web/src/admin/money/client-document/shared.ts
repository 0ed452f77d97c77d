import { formatNumber } from '@cafeteria/i18n';
import { stringifySearch } from '../../../shared/url-state/index.ts';

export const documentPath = '/admin/client-document';
/** The list, narrowed. */
export const documentsOf = (search: Readonly<Record<string, unknown>>): string =>
  documentPath + stringifySearch(search);

/** A rate kept in hundredths of a per cent: `21 %`. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
