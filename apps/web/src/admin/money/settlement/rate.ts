import { formatNumber } from '@cafeteria/i18n';

/** A rate kept in hundredths of a per cent: `3,5 %`. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
