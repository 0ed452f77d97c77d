/** ISDOC 6.0.2, the Czech national standard of electronic invoices (https://isdoc.cz/6.0.2/doc/isdoc.html). */
import { isIban, plainIban } from '@cafeteria/contract';
import { decimalAmount } from '@cafeteria/contract';
import { type EInvoice, type EInvoiceLine, totalsOf, vatBreakdownOf } from './e-invoice.ts';
import { isdocParty } from './isdoc-party.ts';
import { group, known, type Node, root, sum, value } from './xml.ts';

const documentType = { INVOICE: 1, CREDIT_NOTE: 2 } as const;
const isTaxed = ({ category }: Pick<EInvoiceLine, 'category'>): boolean =>
  category === 'S' || category === 'Z';
/** Hundredths of a per cent as per cent. */
const percent = ({ rate }: Pick<EInvoiceLine, 'rate'>): string =>
  value('Percent', decimalAmount(rate));

/** The price of one with VAT, to ten-thousandths of the currency; the sums of the line are what counts. */
const priceWithVat = ({ net, vat, quantity }: EInvoiceLine): string =>
  decimalAmount(Math.round(((net + vat) * 100) / quantity), 4);
const line = (one: EInvoiceLine, at: number): string =>
  group(
    'InvoiceLine',
    value('ID', at + 1),
    value('InvoicedQuantity', one.quantity),
    sum('LineExtensionAmount', one.net),
    sum('LineExtensionAmountTaxInclusive', one.net + one.vat),
    sum('LineExtensionTaxAmount', one.vat),
    value('UnitPrice', decimalAmount(one.price * 100, 4)),
    value('UnitPriceTaxInclusive', priceWithVat(one)),
    group(
      'ClassifiedTaxCategory',
      percent(one),
      // from below: the tax is computed of the price without it
      value('VATCalculationMethod', 0),
      value('VATApplicable', isTaxed(one)),
    ),
    group('Item', value('Description', one.name)),
  );

/** Of a rate: what was claimed by an advance before is nothing, so the difference is all of it. */
const subTotal = (one: ReturnType<typeof vatBreakdownOf>[number]): string =>
  group(
    'TaxSubTotal',
    sum('TaxableAmount', one.net),
    sum('TaxAmount', one.vat),
    sum('TaxInclusiveAmount', one.net + one.vat),
    sum('AlreadyClaimedTaxableAmount', 0),
    sum('AlreadyClaimedTaxAmount', 0),
    sum('AlreadyClaimedTaxInclusiveAmount', 0),
    sum('DifferenceTaxableAmount', one.net),
    sum('DifferenceTaxAmount', one.vat),
    sum('DifferenceTaxInclusiveAmount', one.net + one.vat),
    group('TaxCategory', percent(one), value('VATApplicable', isTaxed(one))),
  );
/** What the buyer had paid beforehand is a deposit without a tax document. */
const totals = (invoice: EInvoice): string => {
  const { net, amount } = totalsOf(invoice);
  return group(
    'LegalMonetaryTotal',
    sum('TaxExclusiveAmount', net),
    sum('TaxInclusiveAmount', amount),
    sum('AlreadyClaimedTaxExclusiveAmount', 0),
    sum('AlreadyClaimedTaxInclusiveAmount', 0),
    sum('DifferenceTaxExclusiveAmount', net),
    sum('DifferenceTaxInclusiveAmount', amount),
    sum('PayableRoundingAmount', 0),
    sum('PaidDepositsAmount', invoice.prepaid),
    sum('PayableAmount', amount - invoice.prepaid),
  );
};

/** The account as it is written at home, and by its IBAN; its BIC is not known. */
const account = (iban: string, { dueOn, number }: EInvoice): string => {
  // an account elsewhere has no form of ours
  const isOurs = /^(?:CZ|SK)/.test(iban);
  const parts = [iban.slice(8, 14), iban.slice(14)].map((one) => one.replace(/^0+/, ''));
  return group(
    'Details',
    known('PaymentDueDate', dueOn),
    value('ID', isOurs ? parts.filter(Boolean).join('-') : iban),
    value('BankCode', isOurs ? iban.slice(4, 8) : ''),
    value('Name', ''),
    value('IBAN', iban),
    value('BIC', ''),
    value('VariableSymbol', number),
  );
};
/** 42 is a transfer, 97 what partners set off against each other. */
const payment = (invoice: EInvoice): Node => {
  const payable = totalsOf(invoice).amount - invoice.prepaid;
  const { payment: paid } = invoice;
  const of = (code: number, ...details: readonly Node[]): string =>
    group(
      'PaymentMeans',
      group('Payment', sum('PaidAmount', payable), value('PaymentMeansCode', code), ...details),
    );
  if (payable === 0 || paid.by === 'NOTHING') return false;
  if (paid.by === 'SET_OFF') return of(97);
  const iban = plainIban(paid.iban);
  return isIban(iban) && of(42, account(iban, invoice));
};

/** Who issued a document and its number, in a UUID of one's own making (RFC 9562, version 8): the same each time. */
const uuidOf = ({ seller }: EInvoice, number: string): string => {
  const issuer = seller.registrationNumber.padStart(8, '0').slice(-8);
  const digits = number.replaceAll(/\D/g, '').padStart(10, '0').slice(-10);
  return `${issuer}-${digits.slice(0, 4)}-8${digits.slice(4, 7)}-8${digits.slice(7)}-000000000000`;
};
const corrected = (invoice: EInvoice): Node =>
  invoice.kind === 'CREDIT_NOTE' &&
  invoice.corrects.length > 0 &&
  group(
    'OriginalDocumentReferences',
    ...invoice.corrects.map((number) =>
      group(
        'OriginalDocumentReference',
        value('ID', number),
        value('UUID', uuidOf(invoice, number)),
      ),
    ),
  );

/**
 * An invoice as ISDOC, that accounting systems read. A credit note is in amounts above nothing, for its kind says that
 * they are taken off, and bears no day of supply: both by the rules of the standard (pravidla-6.0.2, „Finanční
 * částky“ and „Vyplňování položek v souladu s legislativou“).
 */
export const isdocOf = (invoice: EInvoice): string => {
  const { kind, number, seller, buyer, lines } = invoice;
  return root(
    'Invoice',
    { xmlns: 'http://isdoc.cz/namespace/2013', version: '6.0.2' },
    value('DocumentType', documentType[kind]),
    value('ID', number),
    value('UUID', uuidOf(invoice, number)),
    value('IssueDate', invoice.issuedOn),
    kind === 'INVOICE' && known('TaxPointDate', invoice.suppliedOn),
    value('VATApplicable', seller.vatPayer),
    value('ElectronicPossibilityAgreementReference', ''),
    known('Note', invoice.note),
    value('LocalCurrencyCode', invoice.currency),
    value('CurrRate', 1),
    value('RefCurrRate', 1),
    isdocParty('AccountingSupplierParty', seller),
    isdocParty('AccountingCustomerParty', buyer),
    corrected(invoice),
    group('InvoiceLines', ...lines.map(line)),
    group(
      'TaxTotal',
      ...vatBreakdownOf(invoice).map(subTotal),
      sum('TaxAmount', totalsOf(invoice).vat),
    ),
    totals(invoice),
    payment(invoice),
  );
};
