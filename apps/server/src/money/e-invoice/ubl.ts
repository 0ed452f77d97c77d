/**
 * UBL 2.1 by Peppol BIS Billing 3.0 (https://docs.peppol.eu/poacc/billing/3.0/), as Slovak payers of VAT send invoices
 * to each other from 2027. Names of rules are those of EN 16931 and of Peppol.
 */
import { currencyRules, isIban, plainIban } from '@cafeteria/contract';
import { type EInvoice, totalsOf } from './e-invoice.ts';
import { ublParty } from './ubl-party.ts';
import { ublLines, ublTaxTotal } from './ubl-vat.ts';
import { type Attributes, group, known, type Node, root, sum, value } from './xml.ts';

const schema = 'urn:oasis:names:specification:ubl:schema:xsd';
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** What tells the two kinds apart (UNTDID 1001): their root, their lines, and what a line counts. */
const words = {
  INVOICE: { root: 'Invoice', code: 380, line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  CREDIT_NOTE: {
    root: 'CreditNote',
    code: 381,
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const;

const period = ({ period: of }: EInvoice): Node =>
  of !== null &&
  group('cac:InvoicePeriod', value('cbc:StartDate', of.from), value('cbc:EndDate', of.to));
const corrected = ({ corrects }: EInvoice): readonly Node[] =>
  corrects.map((number) =>
    group('cac:BillingReference', group('cac:InvoiceDocumentReference', value('cbc:ID', number))),
  );
const delivered = ({ suppliedOn }: EInvoice): Node =>
  suppliedOn !== null && group('cac:Delivery', value('cbc:ActualDeliveryDate', suppliedOn));

/** What of a document is paid already: what is set off counts, so that nothing asks for it. */
const paidOf = (invoice: EInvoice): number =>
  invoice.payment.by === 'SET_OFF' ? totalsOf(invoice).amount : invoice.prepaid;
/** 58 is a transfer within SEPA, 30 another; 97 what partners set off against each other (UNTDID 4461). */
const payment = (invoice: EInvoice): Node => {
  const { payment: paid, currency, number } = invoice;
  if (paid.by === 'SET_OFF') return group('cac:PaymentMeans', value('cbc:PaymentMeansCode', 97));
  if (paid.by === 'NOTHING' || totalsOf(invoice).amount === invoice.prepaid) return false;
  const iban = plainIban(paid.iban);
  return (
    isIban(iban) &&
    group(
      'cac:PaymentMeans',
      value('cbc:PaymentMeansCode', currencyRules[currency].isSepa ? 58 : 30),
      value('cbc:PaymentID', number),
      group('cac:PayeeFinancialAccount', value('cbc:ID', iban)),
    )
  );
};
/** Sums of the document (BR-CO-10 to BR-CO-16). */
const totals = (invoice: EInvoice, currency: Attributes): string => {
  const { net, amount } = totalsOf(invoice);
  const paid = paidOf(invoice);
  return group(
    'cac:LegalMonetaryTotal',
    sum('cbc:LineExtensionAmount', net, currency),
    sum('cbc:TaxExclusiveAmount', net, currency),
    sum('cbc:TaxInclusiveAmount', amount, currency),
    paid !== 0 && sum('cbc:PrepaidAmount', paid, currency),
    sum('cbc:PayableAmount', amount - paid, currency),
  );
};

/** What it is, of when and for what; the rules ask for a reference of the buyer, and nobody has told another (R003). */
const head = (invoice: EInvoice): readonly Node[] => {
  const word = words[invoice.kind];
  return [
    value('cbc:CustomizationID', customization),
    value('cbc:ProfileID', profile),
    value('cbc:ID', invoice.number),
    value('cbc:IssueDate', invoice.issuedOn),
    invoice.kind === 'INVOICE' && known('cbc:DueDate', invoice.dueOn),
    value(`cbc:${word.root}TypeCode`, word.code),
    known('cbc:Note', invoice.note),
    value('cbc:DocumentCurrencyCode', invoice.currency),
    value('cbc:BuyerReference', invoice.buyer.registrationNumber),
    period(invoice),
    ...corrected(invoice),
  ];
};

/**
 * An invoice (380) or a credit note (381), the latter in amounts above nothing as well. A document that mixes what is
 * outside VAT with what is taxed has no such document (BR-O-11, BR-O-12).
 */
export const ublOf = (invoice: EInvoice): string => {
  const word = words[invoice.kind];
  const currency = { currencyID: invoice.currency };
  const isOutsideVat = invoice.lines.some(({ category }) => category === 'O');
  return root(
    word.root,
    {
      xmlns: `${schema}:${word.root}-2`,
      'xmlns:cac': `${schema}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${schema}:CommonBasicComponents-2`,
    },
    ...head(invoice),
    ublParty(invoice.seller, { role: 'Supplier', isOutsideVat }),
    ublParty(invoice.buyer, { role: 'Customer', isOutsideVat }),
    delivered(invoice),
    payment(invoice),
    ublTaxTotal(invoice, currency),
    totals(invoice, currency),
    ...ublLines(invoice, word, currency),
  );
};
