/** The parts of a document on paper, as pdfmake wants them. */
import { type DocumentParty, formatAddress } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import type { Content } from 'pdfmake';
import type { Tell } from '../../kernel/texts.ts';

export type Fact = readonly [label: string, value: string | false | null | undefined];

/** What is known, by its name; what is not is left out. */
export const facts = (known: readonly Fact[]): Content => ({
  layout: 'noBorders',
  table: {
    body: known.flatMap(([label, value]): Content[][] =>
      value ? [[{ text: label, style: 'label' }, { text: value }]] : [],
    ),
  },
});
/** pdfmake has no table of no rows. */
export const hasAny = (known: readonly Fact[]): boolean =>
  known.some(([, value]) => Boolean(value));

/** A company with the numbers it is known by; one that issues documents also says whether it pays VAT. */
export const party = (t: Tell<'admin'>, as: 'seller' | 'buyer', whose: DocumentParty): Content => {
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

/** A rate kept in hundredths of a per cent. */
export const rateText = (rate: number): string => `${formatNumber(rate / 100)}\u00A0%`;
export const figure = (text: string, bold = false): Content => ({
  text,
  bold,
  alignment: 'right',
  noWrap: true,
});
/** Heads of columns: so many of words, and then figures. */
export const head = (labels: readonly string[], words: number): Content[] =>
  labels.map((text, nth) => ({ text, style: 'label', alignment: nth < words ? 'left' : 'right' }));
export const table = (widths: readonly (string | number)[], body: Content[][]): Content => ({
  layout: 'lines',
  margin: [0, 14, 0, 0],
  table: { headerRows: 1, dontBreakRows: true, widths: [...widths], body },
});
