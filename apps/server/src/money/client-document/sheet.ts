/** A document of an employer on paper. */
import {
  accountOfIban,
  type ClientDocumentLine,
  type ClientDocumentRecord,
  formatIban,
  paperNotes,
  paperSign,
  payCodeName,
  payCodeOf,
  plainIban,
  prepaidOf,
  vatByRate,
} from '@cafeteria/contract';
import { formatAmount, formatDate, formatMoney, formatMonth, formatNumber } from '@cafeteria/i18n';
import type { Content } from 'pdfmake';
import type { Tell } from '../../kernel/texts.ts';
import {
  type Fact,
  facts,
  figure,
  hasAny,
  head,
  party,
  rateText,
  type Sheet,
  table,
} from '../paper/index.ts';
import { payrollTexts } from '../texts.ts';
import { languageOfDocument } from './client-document.rules.ts';

type Paper = { readonly document: ClientDocumentRecord; readonly t: Tell<'admin'> };

const terms = ({ document, t }: Paper, language: string): Content => {
  const { issuedOn, taxableOn, dueOn, month, seller, number, corrects, note } = document;
  const iban = dueOn ? seller.iban : null;
  return facts([
    [t('clientDocument.field.issuedOn'), formatDate(issuedOn)],
    [
      t(`clientDocument.field.${corrects ? 'suppliedOn' : 'taxableOn'}`),
      taxableOn && formatDate(taxableOn),
    ],
    [t('clientDocument.field.dueOn'), dueOn && formatDate(dueOn)],
    [t('clientDocument.field.month'), month && formatMonth(month.slice(0, 7), language)],
    [t('clientDocument.field.symbol'), dueOn && number],
    [t('company.field.bankAccount'), iban && accountOfIban(iban)],
    [t('company.field.iban'), iban && formatIban(plainIban(iban))],
    [t('clientDocument.field.corrects'), corrects?.number],
    [t('clientDocument.field.note'), note],
  ]);
};

const rateOf = (t: Paper['t'], rate: number | null): string =>
  rate === null ? t('clientDocument.outsideVat') : rateText(rate);
/** From what a line is computed: a rate of an amount, or so many at a price. */
const reckoning = (t: Paper['t'], { quantity, base, rate }: ClientDocumentLine): string => {
  if (base === null) return '';
  return rate === null
    ? `${formatNumber(quantity)} × ${formatAmount(base)}`
    : t('clientDocument.rateOf', { rate: rateText(rate), amount: formatAmount(base) });
};

type Taxed = Pick<ClientDocumentLine, 'net' | 'vat'>;
/** Amounts of a document as they stand on paper: what a credit note takes back is below nothing. */
const amountOf =
  ({ document: { kind } }: Paper) =>
  (amount: number): string =>
    formatAmount(amount === 0 ? 0 : paperSign(kind) * amount);
const taxed = (paper: Paper, { net, vat }: Taxed, bold = false): Content[] =>
  [net, vat, net + vat].map((amount) => figure(amountOf(paper)(amount), bold));
const taxedHead = (t: Paper['t']): readonly string[] => [
  t('clientDocument.field.net'),
  t('clientDocument.field.vat'),
  t('clientDocument.withVat'),
];
const nameOf = (t: Paper['t'], { what }: ClientDocumentLine): string =>
  t(`clientDocument.what.${what}`);
/** The lines of a statement: figures only. */
const figures = ({ document: { lines: rows, currency }, t }: Paper): Content =>
  table(
    ['*', 'auto'],
    [
      head([t('clientDocument.field.what'), t('clientDocument.field.amount')], 1),
      ...rows.map((line) => [nameOf(t, line), figure(formatMoney({ amount: line.net, currency }))]),
    ],
  );
/** The lines of who pays no VAT, where nothing is said of any. */
const untaxedLines = (paper: Paper): Content => {
  const { document, t } = paper;
  const columns = ['what', 'reckoning', 'amount'] as const;
  return table(
    ['*', '*', 'auto'],
    [
      head(
        columns.map((column) => t(`clientDocument.field.${column}`)),
        2,
      ),
      ...document.lines.map((line) => [
        nameOf(t, line),
        reckoning(t, line),
        figure(amountOf(paper)(line.net)),
      ]),
    ],
  );
};
const lines = (paper: Paper): Content => {
  const { document, t } = paper;
  if (document.kind === 'STATEMENT') return figures(paper);
  if (!document.seller.vatPayer) return untaxedLines(paper);
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
        nameOf(t, line),
        reckoning(t, line),
        figure(rateOf(t, line.vatRate)),
        ...taxed(paper, line),
      ]),
    ],
  );
};

/** What is taxed by each rate, and the sum of all. */
const vatSummary = (paper: Paper): Content => {
  const { document, t } = paper;
  return table(
    ['*', 'auto', 'auto', 'auto'],
    [
      head([t('clientDocument.vatSummary'), ...taxedHead(t)], 1),
      ...vatByRate(document.lines).map((sum) => [rateOf(t, sum.vatRate), ...taxed(paper, sum)]),
      [{ text: t('clientDocument.sum'), bold: true }, ...taxed(paper, document, true)],
    ],
  );
};

/** What is to be paid, with the code a banking app takes it from. */
const totals = ({ document, t }: Paper): Content => {
  const { kind, open, currency, issuedBy } = document;
  const amount = document.amount === 0 ? 0 : paperSign(kind) * document.amount;
  const code = payCodeOf(document);
  const prepaid = prepaidOf(document);
  const hasRest = code !== null || prepaid > 0;
  const known: readonly Fact[] = [
    [t('clientDocument.prepaid.from'), prepaid > 0 && formatMoney({ amount: prepaid, currency })],
    [t('clientDocument.field.open'), hasRest && formatMoney({ amount: open, currency })],
    [t('clientDocument.field.issued'), issuedBy?.name],
  ];
  const sum: Content = {
    width: '*',
    stack: [
      { text: t('clientDocument.sum'), style: 'label' },
      { text: formatMoney({ amount, currency }), bold: true, fontSize: 18, margin: [0, 0, 0, 4] },
      ...(hasAny(known) ? [facts(known)] : []),
      ...paperNotes(document).map((note): Content => ({
        text: t(`clientDocument.${note}`),
        style: 'small',
        margin: [0, 4, 0, 0],
      })),
    ],
  };
  const qr: Content[] =
    code && code.kind !== 'NONE'
      ? [
          {
            width: 'auto',
            stack: [
              { qr: code.text, fit: 120, eccLevel: 'M' },
              { text: payCodeName[code.kind], style: 'label', margin: [0, 4, 0, 0] },
            ],
          },
        ]
      : [];
  return { columns: [sum, ...qr], margin: [0, 20, 0, 0], unbreakable: true };
};

/** All of it, in the language of whom it is for. */
export const sheetOf = async (document: ClientDocumentRecord): Promise<Sheet> => {
  const { number, kind, seller, buyer } = document;
  const language = languageOfDocument(document);
  const t = await payrollTexts(language);
  const paper = { document, t };
  return {
    number,
    fileName: number,
    title: `${t(`clientDocument.kind.${kind}`)} ${number}`,
    author: seller.name,
    language,
    lost: t('paper.lost'),
    content: [
      { columns: [party(t, 'seller', seller), party(t, 'buyer', buyer)], columnGap: 24 },
      { stack: [terms(paper, language)], margin: [0, 14, 0, 0] },
      lines(paper),
      ...(kind === 'STATEMENT'
        ? []
        : [...(seller.vatPayer ? [vatSummary(paper)] : []), totals(paper)]),
    ],
  };
};
