/** An invoice or a credit note by the words of EN 16931, of which ISDOC and UBL are written; minor units. */
import type { Currency, DocumentParty } from '@cafeteria/contract';

/**
 * How a line is taxed (UNTDID 5305): by a rate, at nothing, exempt, by the buyer (reverse charge), or outside VAT, as
 * vouchers for more purposes and everything of who pays none are.
 */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'O';

export type EInvoiceLine = {
  readonly name: string;
  /** Below nothing where a line gives back; a price never is (BR-27). */
  readonly quantity: number;
  /** Of one; `quantity` times it is `net` to the last unit. */
  readonly price: number;
  readonly net: number;
  readonly category: VatCategory;
  /** Hundredths of a per cent. */
  readonly rate: number;
  readonly vat: number;
};

/** How it is paid: to an account, by what is owed the other way (a commission is kept), or not at all. */
export type EInvoicePayment =
  | { readonly by: 'TRANSFER'; readonly iban: string }
  | { readonly by: 'SET_OFF' }
  | { readonly by: 'NOTHING' };

export type EInvoice = {
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly number: string;
  readonly issuedOn: string;
  /** The day of supply. */
  readonly suppliedOn: string | null;
  readonly dueOn: string | null;
  /** What it is of. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Numbers of what it takes back. */
  readonly corrects: readonly string[];
  readonly note: string | null;
  readonly currency: Currency;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly lines: readonly EInvoiceLine[];
  /** What of it the buyer had paid beforehand. */
  readonly prepaid: number;
  readonly payment: EInvoicePayment;
  /** Why lines that are exempt bear no VAT, in the language of the buyer. */
  readonly exemption: string;
};

/** What lines come to that are taxed alike (BG-23). */
export type VatBreakdown = Pick<EInvoiceLine, 'category' | 'rate' | 'net' | 'vat'>;

const sum = (lines: readonly EInvoiceLine[], of: 'net' | 'vat'): number =>
  lines.reduce((total, line) => total + line[of], 0);
const isAlike = (a: VatBreakdown, b: VatBreakdown): boolean =>
  a.category === b.category && a.rate === b.rate;

/** The recapitulation of VAT, the highest rate first. */
export const vatBreakdownOf = ({ lines }: Pick<EInvoice, 'lines'>): VatBreakdown[] =>
  lines
    .filter((line, at) => lines.findIndex((one) => isAlike(one, line)) === at)
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ category, rate }) => {
      const alike = lines.filter((line) => line.category === category && line.rate === rate);
      return { category, rate, net: sum(alike, 'net'), vat: sum(alike, 'vat') };
    });

/** What all lines come to: without VAT, of VAT, and with it. */
export const totalsOf = ({ lines }: Pick<EInvoice, 'lines'>) => {
  const net = sum(lines, 'net');
  const vat = sum(lines, 'vat');
  return { net, vat, amount: net + vat };
};
