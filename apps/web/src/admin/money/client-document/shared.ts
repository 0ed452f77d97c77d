import { type ClientDocumentLine, type ClientDocumentRecord, payCode } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { stringifySearch } from '../../../shared/url-state/index.ts';

export const documentPath = '/admin/client-document';
/** The list, narrowed. */
export const documentsOf = (asked: Readonly<Record<string, unknown>>): string =>
  documentPath + stringifySearch(asked);

/** A rate kept in hundredths of a per cent: `21 %`. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;

export const asksForMoney = ({ kind }: ClientDocumentRecord): boolean =>
  kind === 'INVOICE' || kind === 'PROFORMA';

/** The code that pays what is still open, to the account the seller had when it was issued; null of nothing open. */
export const codeOf = (document: ClientDocumentRecord) => {
  const { seller, open, currency, number, dueOn } = document;
  if (!asksForMoney(document) || open === 0) return null;
  return payCode({
    iban: seller.iban,
    name: seller.name,
    amount: open,
    currency,
    symbol: number,
    dueOn,
  });
};

type OfRate = Pick<ClientDocumentLine, 'vatRate' | 'net' | 'vat'>;
/** What the lines come to by each rate of VAT, the highest first and what is outside VAT last; minor units. */
export const vatByRate = (lines: readonly OfRate[]): OfRate[] =>
  [...new Set(lines.map(({ vatRate }) => vatRate))]
    .toSorted((a, b) => (b ?? -1) - (a ?? -1))
    .map((vatRate) => {
      const those = lines.filter((line) => line.vatRate === vatRate);
      return {
        vatRate,
        net: those.reduce((sum, { net }) => sum + net, 0),
        vat: those.reduce((sum, { vat }) => sum + vat, 0),
      };
    });
