import { type PayCode, payCode, type PayOrder } from '../rules/pay-code.ts';
import type {
  ClientDocumentLine,
  ClientDocumentRecord,
  EInvoiceFormat,
} from './client-document.ts';

/** Whether a document is there to be paid. */
export const asksForMoney = ({ kind }: Pick<ClientDocumentRecord, 'kind'>): boolean =>
  kind === 'INVOICE' || kind === 'PROFORMA';

/** What of a document its client had paid beforehand, in minor units: it is asked for no more. */
export const prepaidOf = ({ payments }: Pick<ClientDocumentRecord, 'payments'>): number =>
  payments
    .filter(({ isPrepaid, isUndone }) => isPrepaid && !isUndone)
    .reduce((sum, { applied }) => sum + applied, 0);

type Paid = Omit<ClientDocumentRecord, 'payBySquare'>;
/** What a code says of what is still open, to the account the seller had when it was issued; null of nothing open. */
export const payOrderOf = (document: Paid): PayOrder | null => {
  const { seller, open, currency, number, dueOn } = document;
  if (!asksForMoney(document) || open === 0) return null;
  return { iban: seller.iban, name: seller.name, amount: open, currency, symbol: number, dueOn };
};
/** The code that pays what is still open: PAY by square where the server has made one. */
export const payCodeOf = (document: ClientDocumentRecord): PayCode | null => {
  const order = payOrderOf(document);
  if (!order) return null;
  return document.payBySquare === null
    ? payCode(order)
    : { kind: 'SQUARE', text: document.payBySquare };
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

/** What the law of VAT asks of a party to a document. */
export type VatParty = Pick<ClientDocumentRecord['seller'], 'country' | 'vatPayer'>;
type Parties = Readonly<Record<'seller' | 'buyer', VatParty>>;
/** Between payers of VAT of two countries a service is taxed where the buyer is at home, and by the buyer. */
export const isReverseCharge = ({ seller, buyer }: Parties): boolean =>
  seller.vatPayer && buyer.vatPayer && seller.country !== buyer.country;

type OfLine = Pick<ClientDocumentLine, 'what' | 'vatRate'>;
/** Whether a line is of a service whose VAT the buyer pays. */
export const isTaxedByBuyer = (parties: Parties, { what, vatRate }: OfLine): boolean =>
  vatRate === null && what !== 'CREDITS' && isReverseCharge(parties);

type OnPaper = Parties & {
  readonly kind: ClientDocumentRecord['kind'];
  readonly corrects: Pick<NonNullable<ClientDocumentRecord['corrects']>, 'kind'> | null;
  readonly lines: readonly OfLine[];
};
/** What the law has a document say besides its figures: that it is none of VAT, or whose that is to pay. */
export const paperNotes = ({
  kind,
  corrects,
  lines,
  ...parties
}: OnPaper): ('notTaxDocument' | 'reverseCharge')[] => {
  if (kind === 'PROFORMA' || corrects?.kind === 'PROFORMA') return ['notTaxDocument'];
  const isInvoice = kind === 'INVOICE' || kind === 'CREDIT_NOTE';
  return isInvoice && lines.some((line) => isTaxedByBuyer(parties, line)) ? ['reverseCharge'] : [];
};
/** On paper a credit note says by how much an invoice is less. */
export const paperSign = (kind: ClientDocumentRecord['kind']): 1 | -1 =>
  kind === 'CREDIT_NOTE' ? -1 : 1;

type Invoiced = Pick<ClientDocumentRecord, 'kind' | 'corrects'> & {
  readonly seller: Pick<ClientDocumentRecord['seller'], 'country'>;
  readonly lines: readonly Pick<ClientDocumentRecord['lines'][number], 'vatRate'>[];
};
/**
 * In what a document of an employer can be taken for accounting systems: invoices and what takes them back, in the
 * standard of the seller's country. Null of what is no invoice, and of a Slovak document that is taxed in part: what
 * is outside VAT stands alone there (EN 16931, BR-O-11 and BR-O-12).
 */
export const eInvoiceFormatOf = ({
  kind,
  corrects,
  seller,
  lines,
}: Invoiced): EInvoiceFormat | null => {
  const isInvoice = kind === 'INVOICE' || (kind === 'CREDIT_NOTE' && corrects?.kind === 'INVOICE');
  if (!isInvoice) return null;
  if (seller.country === 'CZ') return 'ISDOC';
  const outside = lines.filter(({ vatRate }) => vatRate === null).length;
  return outside === 0 || outside === lines.length ? 'UBL' : null;
};
