/** The parts of a document on paper, as pdfmake wants them. */
import {
  type ClientDocumentLine,
  type ClientDocumentRecord,
  type DocumentParty,
  formatAddress,
  formatIban,
  payCodeOf,
  plainIban,
  prepaidOf,
  vatByRate,
} from '@cafeteria/contract';
import { formatAmount, formatDate, formatMoney, formatMonth, formatNumber } from '@cafeteria/i18n';
import type { Content } from 'pdfmake';
import type { Tell } from '../../../kernel/texts.ts';

export type Told = { readonly document: ClientDocumentRecord; readonly t: Tell<'admin'> };
type Fact = readonly [label: string, value: string | false | null | undefined];

/** What is known, by its name; what is not is left out. */
const facts = (known: readonly Fact[]): Content => ({
  layout: 'noBorders',
  table: {
    body: known.flatMap(([label, value]): Content[][] =>
      value ? [[{ text: label, style: 'label' }, { text: value }]] : [],
    ),
  },
});
/** pdfmake has no table of no rows. */
const hasAny = (known: readonly Fact[]): boolean => known.some(([, value]) => Boolean(value));

export const party = ({ t }: Told, as: 'seller' | 'buyer', whose: DocumentParty): Content => {
  const numbers: readonly Fact[] = [
    [t('company.field.registrationNumber'), whose.registrationNumber],
    [t('company.field.taxId'), whose.taxId],
    [t('company.field.vatId'), whose.vatId],
  ];
  return {
    width: '*',
    stack: [
      { text: t(`clientDocument.field.${as}`), style: 'label' },
      { text: whose.name, bold: true, fontSize: 11, margin: [0, 2, 0, 1] },
      formatAddress(whose.address),
      ...(hasAny(numbers) ? [facts(numbers)] : []),
      ...(as === 'seller' && whose.registerEntry
        ? [{ text: whose.registerEntry, style: 'small' }]
        : []),
      ...(as === 'seller' && !whose.vatPayer
        ? [{ text: t('clientDocument.notPayer'), style: 'small' }]
        : []),
    ],
  };
};

export const terms = ({ document, t }: Told, language: string): Content => {
  const { issuedOn, taxableOn, dueOn, month, seller, number, corrects, note } = document;
  const account = dueOn && seller.iban ? formatIban(plainIban(seller.iban)) : null;
  return facts([
    [t('clientDocument.field.issuedOn'), formatDate(issuedOn)],
    [t('clientDocument.field.taxableOn'), taxableOn && formatDate(taxableOn)],
    [t('clientDocument.field.dueOn'), dueOn && formatDate(dueOn)],
    [t('clientDocument.field.month'), month && formatMonth(month.slice(0, 7), language)],
    [t('clientDocument.field.symbol'), dueOn && number],
    [t('company.field.iban'), account],
    [t('clientDocument.field.corrects'), corrects?.number],
    [t('clientDocument.field.note'), note],
  ]);
};

const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
const rateOf = (t: Told['t'], rate: number | null): string =>
  rate === null ? t('clientDocument.outsideVat') : rateText(rate);
/** From what a line is computed: a rate of an amount, or so many at a price. */
const reckoning = (t: Told['t'], { quantity, base, rate }: ClientDocumentLine): string => {
  if (base === null) return '';
  return rate === null
    ? `${formatNumber(quantity)} × ${formatAmount(base)}`
    : t('clientDocument.rateOf', { rate: rateText(rate), amount: formatAmount(base) });
};

const figure = (text: string, bold = false): Content => ({
  text,
  bold,
  alignment: 'right',
  noWrap: true,
});
const head = (labels: readonly string[], words: number): Content[] =>
  labels.map((text, nth) => ({ text, style: 'label', alignment: nth < words ? 'left' : 'right' }));
type Taxed = Pick<ClientDocumentLine, 'net' | 'vat'>;
const taxed = ({ net, vat }: Taxed, bold = false): Content[] =>
  [net, vat, net + vat].map((amount) => figure(formatAmount(amount), bold));
const taxedHead = (t: Told['t']): readonly string[] => [
  t('clientDocument.field.net'),
  t('clientDocument.field.vat'),
  t('clientDocument.withVat'),
];
const table = (widths: readonly (string | number)[], body: Content[][]): Content => ({
  layout: 'lines',
  margin: [0, 14, 0, 0],
  table: { headerRows: 1, dontBreakRows: true, widths: [...widths], body },
});

/** The lines; a statement has figures only, and no VAT. */
export const lines = ({ document, t }: Told): Content => {
  const name = ({ what }: ClientDocumentLine): string => t(`clientDocument.what.${what}`);
  if (document.kind === 'STATEMENT')
    return table(
      ['*', 'auto'],
      [
        head([t('clientDocument.field.what'), t('clientDocument.field.amount')], 1),
        ...document.lines.map((line) => [name(line), figure(formatAmount(line.net))]),
      ],
    );
  const columns = [
    t('clientDocument.field.what'),
    t('clientDocument.field.reckoning'),
    t('clientDocument.field.vatRate'),
    ...taxedHead(t),
  ];
  return table(
    ['*', '*', 'auto', 'auto', 'auto', 'auto'],
    [
      head(columns, 2),
      ...document.lines.map((line) => [
        name(line),
        reckoning(t, line),
        figure(rateOf(t, line.vatRate)),
        ...taxed(line),
      ]),
    ],
  );
};

/** What is taxed by each rate, and the sum of all. */
export const vatSummary = ({ document, t }: Told): Content =>
  table(
    ['*', 'auto', 'auto', 'auto'],
    [
      head([t('clientDocument.vatSummary'), ...taxedHead(t)], 1),
      ...vatByRate(document.lines).map((sum) => [rateOf(t, sum.vatRate), ...taxed(sum)]),
      [{ text: t('clientDocument.sum'), bold: true }, ...taxed(document, true)],
    ],
  );

/** What is to be paid, with the code a banking app takes it from. */
export const totals = ({ document, t }: Told): Content => {
  const { amount, open, currency, issuedBy } = document;
  const code = payCodeOf(document);
  const prepaid = prepaidOf(document);
  const hasRest = code !== null || prepaid > 0;
  const known: readonly Fact[] = [
    [t('clientDocument.prepaid.from'), prepaid > 0 && formatMoney({ amount: prepaid, currency })],
    [t('clientDocument.field.open'), hasRest && formatMoney({ amount: open, currency })],
    [t('clientDocument.field.issued'), issuedBy],
  ];
  const sum: Content = {
    width: '*',
    stack: [
      { text: t('clientDocument.sum'), style: 'label' },
      { text: formatMoney({ amount, currency }), bold: true, fontSize: 18, margin: [0, 0, 0, 4] },
      ...(hasAny(known) ? [facts(known)] : []),
    ],
  };
  const qr: Content[] =
    code && code.kind !== 'NONE'
      ? [{ width: 'auto', stack: [{ qr: code.text, fit: 120, eccLevel: 'M' }] }]
      : [];
  return { columns: [sum, ...qr], margin: [0, 20, 0, 0], unbreakable: true };
};
