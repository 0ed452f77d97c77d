import { type PayCode, payCode } from '../rules/pay-code.ts';
import type { ClientDocumentLine, ClientDocumentRecord } from './client-document.ts';

/** Whether a document is there to be paid. */
export const asksForMoney = ({ kind }: Pick<ClientDocumentRecord, 'kind'>): boolean =>
  kind === 'INVOICE' || kind === 'PROFORMA';

/** What of a document its client had paid beforehand, in minor units: it is asked for no more. */
export const prepaidOf = ({ payments }: Pick<ClientDocumentRecord, 'payments'>): number =>
  payments
    .filter(({ isPrepaid, isUndone }) => isPrepaid && !isUndone)
    .reduce((sum, { applied }) => sum + applied, 0);

/** The code that pays what is still open, to the account the seller had when it was issued; null of nothing open. */
export const payCodeOf = (document: ClientDocumentRecord): PayCode | null => {
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
/** What lines come to by each rate of VAT, the highest first and what is outside VAT last; minor units. */
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
