import {
  type ClientDocumentLine,
  type ClientDocumentRecord,
  decimalAmount,
  type DocumentParty,
  isIban,
  plainIban,
  prepaidOf,
  vatByRate,
} from '@cafeteria/contract';

type Node = string | false;
const escaped = (text: string): string =>
  text
    // signs no XML may hold
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
/** An element with others in it, in the order the schema wants; what is false is left out. */
const group = (name: string, ...inside: readonly Node[]): string =>
  `<${name}>${inside.filter(Boolean).join('')}</${name}>`;
const value = (name: string, text: string | number | boolean): string =>
  `<${name}>${escaped(String(text))}</${name}>`;
const sum = (name: string, minor: number): string => value(name, decimalAmount(minor));

/** By their names in the language of the standard. */
const countries = new Intl.DisplayNames(['cs'], { type: 'region' });
const party = (as: string, { address, ...company }: DocumentParty): string => {
  const { name, registrationNumber, taxId, vatId, registerEntry, email } = company;
  const scheme = (id: string | null, of: string): Node =>
    id !== null && group('PartyTaxScheme', value('CompanyID', id), value('TaxScheme', of));
  // a Czech tax number is the one for VAT as well
  const forVat = vatId ?? (company.vatPayer && company.country === 'CZ' ? taxId : null);
  return group(
    as,
    group(
      'Party',
      group('PartyIdentification', value('ID', registrationNumber)),
      group('PartyName', value('Name', name)),
      group(
        'PostalAddress',
        value('StreetName', address.street ?? address.village ?? address.city),
        value(
          'BuildingNumber',
          [address.houseNumber, address.streetNumber].filter(Boolean).join('/'),
        ),
        value('CityName', address.city),
        value('PostalZone', address.postalCode),
        group(
          'Country',
          value('IdentificationCode', address.country),
          value('Name', countries.of(address.country) ?? address.country),
        ),
      ),
      scheme(forVat, 'VAT'),
      scheme(taxId === forVat ? null : taxId, 'TIN'),
      registerEntry !== null &&
        group('RegisterIdentification', value('Preformatted', registerEntry)),
      email !== null && group('Contact', value('ElectronicMail', email)),
    ),
  );
};

/** Hundredths of a per cent as per cent. */
const percent = (rate: number | null): string => decimalAmount(rate ?? 0);
/** The price of one, to ten-thousandths of the currency; the sums of the line are what counts. */
const priceOfOne = (whole: number, quantity: number): string =>
  decimalAmount(Math.round((whole * 100) / quantity), 4);
const line = (
  { what, quantity, base, rate, net, vatRate, vat }: ClientDocumentLine,
  at: number,
  nameOf: (what: ClientDocumentLine['what']) => string,
): string => {
  const pieces = rate === null && base !== null && quantity > 0 ? quantity : 1;
  return group(
    'InvoiceLine',
    value('ID', at + 1),
    value('InvoicedQuantity', pieces),
    sum('LineExtensionAmount', net),
    sum('LineExtensionAmountTaxInclusive', net + vat),
    sum('LineExtensionTaxAmount', vat),
    value('UnitPrice', priceOfOne(net, pieces)),
    value('UnitPriceTaxInclusive', priceOfOne(net + vat, pieces)),
    group(
      'ClassifiedTaxCategory',
      value('Percent', percent(vatRate)),
      // from below: the tax is computed of the price without it
      value('VATCalculationMethod', 0),
      value('VATApplicable', vatRate !== null),
    ),
    group('Item', value('Description', nameOf(what))),
  );
};

/** Of a rate, or of all: what was claimed by an advance before is nothing, so the difference is all of it. */
const subTotal = ({ vatRate, net, vat }: ReturnType<typeof vatByRate>[number]): string =>
  group(
    'TaxSubTotal',
    sum('TaxableAmount', net),
    sum('TaxAmount', vat),
    sum('TaxInclusiveAmount', net + vat),
    sum('AlreadyClaimedTaxableAmount', 0),
    sum('AlreadyClaimedTaxAmount', 0),
    sum('AlreadyClaimedTaxInclusiveAmount', 0),
    sum('DifferenceTaxableAmount', net),
    sum('DifferenceTaxAmount', vat),
    sum('DifferenceTaxInclusiveAmount', net + vat),
    group(
      'TaxCategory',
      value('Percent', percent(vatRate)),
      value('VATApplicable', vatRate !== null),
    ),
  );
/** What the buyer had paid beforehand is a deposit without a tax document. */
const totals = (document: ClientDocumentRecord): string => {
  const { net, amount } = document;
  const deposit = prepaidOf(document);
  return group(
    'LegalMonetaryTotal',
    sum('TaxExclusiveAmount', net),
    sum('TaxInclusiveAmount', amount),
    sum('AlreadyClaimedTaxExclusiveAmount', 0),
    sum('AlreadyClaimedTaxInclusiveAmount', 0),
    sum('DifferenceTaxExclusiveAmount', net),
    sum('DifferenceTaxInclusiveAmount', amount),
    sum('PayableRoundingAmount', 0),
    sum('PaidDepositsAmount', deposit),
    sum('PayableAmount', amount - deposit),
  );
};
/** A transfer to the account as it is written at home, and by its IBAN; its BIC is not known. */
const payment = (document: ClientDocumentRecord): Node => {
  const { seller, dueOn, number } = document;
  const payable = document.amount - prepaidOf(document);
  const iban = plainIban(seller.iban ?? '');
  if (dueOn === null || payable === 0 || !isIban(iban)) return false;
  // an account elsewhere has no form of ours
  const isOurs = /^(?:CZ|SK)/.test(iban);
  const parts = [iban.slice(8, 14), iban.slice(14)].map((one) => one.replace(/^0+/, ''));
  return group(
    'PaymentMeans',
    group(
      'Payment',
      sum('PaidAmount', payable),
      value('PaymentMeansCode', 42),
      group(
        'Details',
        value('PaymentDueDate', dueOn),
        value('ID', isOurs ? parts.filter(Boolean).join('-') : iban),
        value('BankCode', isOurs ? iban.slice(4, 8) : ''),
        value('Name', ''),
        value('IBAN', iban),
        value('BIC', ''),
        value('VariableSymbol', number),
      ),
    ),
  );
};

/** Who issued a document and its number, in a UUID of one's own making (RFC 9562, version 8): the same each time. */
const uuidOf = ({ seller, number }: ClientDocumentRecord): string => {
  const issuer = seller.registrationNumber.padStart(8, '0').slice(-8);
  const digits = number.padStart(10, '0').slice(-10);
  return `${issuer}-${digits.slice(0, 4)}-8${digits.slice(4, 7)}-8${digits.slice(7)}-000000000000`;
};

/** Whether a document is one of the Czech standard: an invoice of a Czech seller. */
export const isOfIsdoc = ({ kind, seller }: ClientDocumentRecord): boolean =>
  kind === 'INVOICE' && seller.country === 'CZ';

/**
 * An invoice as ISDOC 6.0.2, the Czech national standard of electronic invoices, that accounting systems read: made of
 * the document as it was issued, and no other of it. `nameOf` names what a line is of.
 */
export const isdocOf = (
  document: ClientDocumentRecord,
  nameOf: (what: ClientDocumentLine['what']) => string,
): string => {
  const { number, issuedOn, taxableOn, seller, buyer, note, currency, lines, vat } = document;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">',
    value('DocumentType', 1),
    value('ID', number),
    value('UUID', uuidOf(document)),
    value('IssueDate', issuedOn),
    taxableOn === null ? '' : value('TaxPointDate', taxableOn),
    value('VATApplicable', seller.vatPayer),
    value('ElectronicPossibilityAgreementReference', ''),
    note === null ? '' : value('Note', note),
    value('LocalCurrencyCode', currency),
    value('CurrRate', 1),
    value('RefCurrRate', 1),
    party('AccountingSupplierParty', seller),
    party('AccountingCustomerParty', buyer),
    group('InvoiceLines', ...lines.map((one, at) => line(one, at, nameOf))),
    group('TaxTotal', ...vatByRate(lines).map(subTotal), sum('TaxAmount', vat)),
    totals(document),
    payment(document) || '',
    '</Invoice>\n',
  ].join('');
};
