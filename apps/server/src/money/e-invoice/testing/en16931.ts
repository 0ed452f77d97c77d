/**
 * Rules of EN 16931 and of Peppol BIS Billing 3.0 that documents here lean on, asked of a UBL file: which of them it
 * breaks, by their names. The whole of them is tried by hand against the published schematron.
 */
import { type Element, find, findAll, readXml, texts } from './read-xml.ts';

/** Minor units of a decimal with at most two places (BR-DEC); anything else is a fault of its own. */
const minor = (text: string): number => {
  const [, sign = '', units = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  return units === '' ? Number.NaN : Number(`${sign}${units}${cents}`);
};
const amounts = (of: Element, path: string): number[] => texts(of, path).map(minor);
const amount = (of: Element, path: string): number => amounts(of, path)[0] ?? 0;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const categories = (of: Element, name: string): string[] =>
  findAll(of, name).flatMap((one) => texts(one, 'ID'));

type Rule = (document: Element, lines: readonly Element[]) => boolean;
const monetary = (document: Element, name: string): number =>
  amount(document, `LegalMonetaryTotal/${name}`);
const taxed = (document: Element): number => amount(document, 'TaxTotal/TaxAmount');
const ofLine = (line: Element, name: string): string =>
  texts(line, `Item/ClassifiedTaxCategory/${name}`)[0] ?? '';

const totals: Readonly<Record<string, Rule>> = {
  'BR-CO-10': (document, lines) =>
    monetary(document, 'LineExtensionAmount') ===
    sum(lines.map((line) => amount(line, 'LineExtensionAmount'))),
  'BR-CO-13': (document) =>
    monetary(document, 'TaxExclusiveAmount') === monetary(document, 'LineExtensionAmount'),
  'BR-CO-14': (document) =>
    taxed(document) === sum(amounts(document, 'TaxTotal/TaxSubtotal/TaxAmount')),
  'BR-CO-15': (document) =>
    monetary(document, 'TaxInclusiveAmount') ===
    monetary(document, 'TaxExclusiveAmount') + taxed(document),
  'BR-CO-16': (document) =>
    monetary(document, 'PayableAmount') ===
    monetary(document, 'TaxInclusiveAmount') - monetary(document, 'PrepaidAmount'),
  'BR-CO-17': (document) =>
    find(document, 'TaxTotal/TaxSubtotal').every((one) => {
      const [rate = '0'] = texts(one, 'TaxCategory/Percent');
      const due = (amount(one, 'TaxableAmount') * Number(rate)) / 100;
      // to the unit of the currency, as the published rule has it
      return Math.abs(amount(one, 'TaxAmount') - due) < 100;
    }),
  'BR-CO-25': (document) =>
    document.name !== 'Invoice' ||
    monetary(document, 'PayableAmount') <= 0 ||
    texts(document, 'DueDate').length === 1,
};

const breakdown = (document: Element): Element[] => find(document, 'TaxTotal/TaxSubtotal');
const reasons = (one: Element): number =>
  texts(one, 'TaxCategory/TaxExemptionReasonCode').length +
  texts(one, 'TaxCategory/TaxExemptionReason').length;
const numbersForVat = (document: Element): Element[] =>
  findAll(document, 'PartyTaxScheme').filter((one) => texts(one, 'TaxScheme/ID')[0] === 'VAT');
const isOutside = (document: Element): boolean =>
  categories(document, 'ClassifiedTaxCategory').includes('O');
const vat: Readonly<Record<string, Rule>> = {
  'BR-S-05': (_, lines) =>
    lines.every((line) => ofLine(line, 'ID') !== 'S' || Number(ofLine(line, 'Percent')) > 0),
  'BR-S-08': (document, lines) =>
    breakdown(document).every((one) => {
      const [id, rate = ''] = [
        texts(one, 'TaxCategory/ID')[0],
        texts(one, 'TaxCategory/Percent')[0],
      ];
      const alike = lines.filter(
        (line) => ofLine(line, 'ID') === id && ofLine(line, 'Percent') === rate,
      );
      return (
        amount(one, 'TaxableAmount') ===
        sum(alike.map((line) => amount(line, 'LineExtensionAmount')))
      );
    }),
  'BR-S-02': (document) =>
    !categories(document, 'ClassifiedTaxCategory').includes('S') ||
    find(document, 'AccountingSupplierParty/Party/PartyTaxScheme').length > 0,
  'BR-O-02': (document) => !isOutside(document) || numbersForVat(document).length === 0,
  'BR-O-05': (_, lines) =>
    lines.every((line) => ofLine(line, 'ID') !== 'O' || ofLine(line, 'Percent') === ''),
  'BR-O-11': (document) => !isOutside(document) || breakdown(document).length === 1,
  'BR-O-12': (document) =>
    !isOutside(document) || new Set(categories(document, 'ClassifiedTaxCategory')).size === 1,
  // BR-O-10, BR-E-10, BR-AE-10: a document without VAT says why; BR-S-10: no other does
  'BR-x-10': (document) =>
    breakdown(document).every(
      (one) =>
        reasons(one) === (['S', 'Z'].includes(texts(one, 'TaxCategory/ID')[0] ?? '') ? 0 : 1),
    ),
};

const everything = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(everything),
];
/** What of the code list of electronic addresses is used here. */
const schemes = ['0154', '0158', '0245', '9929'];
const peppol: Readonly<Record<string, Rule>> = {
  'BR-27': (_, lines) => lines.every((line) => amount(line, 'Price/PriceAmount') >= 0),
  'BR-CL-25': (document) =>
    findAll(document, 'EndpointID').every(({ attributes }) =>
      schemes.includes(attributes['schemeID'] ?? ''),
    ),
  'PEPPOL-EN16931-R003': (document) => texts(document, 'BuyerReference').length === 1,
  'PEPPOL-EN16931-R002': (document) => texts(document, 'Note').length <= 1,
  'PEPPOL-EN16931-R008': (document) =>
    everything(document).every(({ text, children }) => text.trim() !== '' || children.length > 0),
  'PEPPOL-EN16931-R010': (document) =>
    texts(document, 'AccountingCustomerParty/Party/EndpointID').length === 1,
  'PEPPOL-EN16931-R020': (document) =>
    texts(document, 'AccountingSupplierParty/Party/EndpointID').length === 1,
  'PEPPOL-EN16931-R051': (document) =>
    everything(document).every(
      ({ attributes: { currencyID } }) =>
        currencyID === undefined || currencyID === texts(document, 'DocumentCurrencyCode')[0],
    ),
  'PEPPOL-EN16931-R120': (_, lines) =>
    lines.every((line) => {
      const [counted] = [...texts(line, 'InvoicedQuantity'), ...texts(line, 'CreditedQuantity')];
      return (
        amount(line, 'LineExtensionAmount') === Number(counted) * amount(line, 'Price/PriceAmount')
      );
    }),
};

/** Names of rules that a document breaks. */
export const brokenRules = (xml: string): string[] => {
  const document = readXml(xml);
  const lines = find(document, `${document.name}Line`);
  return Object.entries({ ...totals, ...vat, ...peppol }).flatMap(([name, keeps]) =>
    keeps(document, lines) ? [] : [name],
  );
};
