/** How lines of UBL are taxed, and what they come to. */
import { decimalAmount } from '@cafeteria/contract';
import {
  type EInvoice,
  type EInvoiceLine,
  totalsOf,
  type VatBreakdown,
  vatBreakdownOf,
} from './e-invoice.ts';
import { type Attributes, group, type Node, sum, value } from './xml.ts';

const scheme = group('cac:TaxScheme', value('cbc:ID', 'VAT'));
/** Rates stand where something is taxed; what is outside VAT has none (BR-O-05). */
const category = (
  name: string,
  { category: code, rate }: Pick<EInvoiceLine, 'category' | 'rate'>,
  ...reason: readonly Node[]
): string =>
  group(
    name,
    value('cbc:ID', code),
    code !== 'O' && value('cbc:Percent', decimalAmount(rate)),
    ...reason,
    scheme,
  );
/** Why nothing is added, by the code list VATEX; what is exempt says it in words. */
const reasonOf = ({ category: code }: VatBreakdown, { exemption }: EInvoice): Node => {
  if (code === 'O' || code === 'AE') return value('cbc:TaxExemptionReasonCode', `VATEX-EU-${code}`);
  return code === 'E' && value('cbc:TaxExemptionReason', exemption);
};

/** VAT of a document and its recapitulation (BG-23). */
export const ublTaxTotal = (invoice: EInvoice, currency: Attributes): string =>
  group(
    'cac:TaxTotal',
    sum('cbc:TaxAmount', totalsOf(invoice).vat, currency),
    ...vatBreakdownOf(invoice).map((one) =>
      group(
        'cac:TaxSubtotal',
        sum('cbc:TaxableAmount', one.net, currency),
        sum('cbc:TaxAmount', one.vat, currency),
        category('cac:TaxCategory', one, reasonOf(one, invoice)),
      ),
    ),
  );

type Word = { readonly line: string; readonly quantity: string };
/** Lines (BG-25), in pieces (C62) at the price of one. */
export const ublLines = (invoice: EInvoice, { line, quantity }: Word, currency: Attributes) =>
  invoice.lines.map((one, at) =>
    group(
      `cac:${line}`,
      value('cbc:ID', at + 1),
      value(`cbc:${quantity}`, one.quantity, { unitCode: 'C62' }),
      sum('cbc:LineExtensionAmount', one.net, currency),
      group('cac:Item', value('cbc:Name', one.name), category('cac:ClassifiedTaxCategory', one)),
      group('cac:Price', sum('cbc:PriceAmount', one.price, currency)),
    ),
  );
