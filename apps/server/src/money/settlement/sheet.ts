/** A settlement on paper: what was paid to a partner, what is kept of it with its VAT, and what is paid out. */
import {
  type Config,
  formatIban,
  plainIban,
  type SettlementItem,
  type SettlementRecord,
} from '@cafeteria/contract';
import { formatAmount, formatDate, formatMoney } from '@cafeteria/i18n';
import type { Content } from 'pdfmake';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { facts, figure, head, party, rateText, type Sheet, table } from '../paper/index.ts';
import { payrollTexts } from '../texts.ts';
import { findIssued } from './document.queries.ts';
import {
  type FeeLine,
  feeLines,
  isReverse,
  kept,
  languageOf,
  type Named,
  readNames,
  type Paper,
} from './fee-lines.ts';
import { listItems } from './settlement.queries.ts';

/** More payments than this are read in the table, which nobody prints. */
const maxPrinted = 300;

/** Commission is invoiced, or given back where more was refunded than paid. */
export const titleOf = ({ settlement, t }: Paper): string => {
  const { number } = settlement;
  const sum = kept(settlement);
  if (sum === 0) return t('settlement.one', { number: number ?? '' });
  return t(sum > 0 ? 'settlement.invoice' : 'settlement.creditNote', { number: number ?? '' });
};

const terms = ({ settlement, issued, t }: Paper): Content => {
  const { firstDay, cutOff, approvedBy, payout } = settlement;
  const last = formatDate(cutOff);
  return facts([
    [
      t('settlement.field.periodOf'),
      firstDay ? t('settlement.period', { from: formatDate(firstDay), to: last }) : last,
    ],
    [t('clientDocument.field.issuedOn'), formatDate(issued.issuedOn)],
    [t('clientDocument.field.taxableOn'), issued.seller.vatPayer ? last : null],
    [t('clientDocument.field.corrects'), issued.corrects.join(', ')],
    [t('clientDocument.field.note'), kept(settlement) < 0 && t('settlement.correctsWhy')],
    [
      t('settlement.field.account'),
      payout > 0 && issued.iban ? formatIban(plainIban(issued.iban)) : null,
    ],
    [t('clientDocument.field.issued'), approvedBy?.name],
  ]);
};

/** What is kept, line by line; where the one who issues it pays VAT, also by rate. */
const fees = (paper: Paper, nameOf: Named): Content[] => {
  const { settlement, issued, t } = paper;
  const lines = feeLines(paper, nameOf);
  if (lines.length === 0) return [];
  const { vatPayer } = issued.seller;
  const rateOf = (hasVat: boolean): string =>
    hasVat ? rateText(settlement.vatRate) : t('settlement.noVat');
  const labels = [
    t('clientDocument.field.what'),
    t('clientDocument.field.reckoning'),
    ...(vatPayer ? [t('clientDocument.field.vatRate')] : []),
    t('clientDocument.field.net'),
  ];
  const rows = lines.map(({ name, reckoning, net, hasVat }) => [
    name,
    reckoning,
    ...(vatPayer ? [figure(rateOf(hasVat))] : []),
    figure(formatAmount(net)),
  ]);
  const own = table(
    ['*', 'auto', ...labels.slice(2).map(() => 'auto')],
    [head(labels, 2), ...rows],
  );
  return vatPayer ? [own, vatSummary(paper, lines, rateOf)] : [own];
};
const vatSummary = (
  { settlement, t }: Paper,
  lines: readonly FeeLine[],
  rateOf: (hasVat: boolean) => string,
): Content => {
  const row = (name: Content, net: number, vat: number, bold = false): Content[] => [
    name,
    ...[net, vat, net + vat].map((amount) => figure(formatAmount(amount), bold)),
  ];
  const rates = [true, false].flatMap((hasVat) => {
    const of = lines.filter((line) => line.hasVat === hasVat);
    const net = of.reduce((sum, line) => sum + line.net, 0);
    return of.length === 0 ? [] : [row(rateOf(hasVat), net, hasVat ? settlement.vat : 0)];
  });
  const labels = [
    t('clientDocument.vatSummary'),
    t('clientDocument.field.net'),
    t('clientDocument.field.vat'),
    t('clientDocument.withVat'),
  ];
  return table(
    ['*', 'auto', 'auto', 'auto'],
    [
      head(labels, 1),
      ...rates,
      row({ text: t('clientDocument.sum'), bold: true }, kept(settlement), settlement.vat, true),
    ],
  );
};

/** From what was paid to what is paid out, as it is computed. */
const sums = (paper: Paper): Content => {
  const { settlement, t } = paper;
  const { currency, payout, carriedOut } = settlement;
  const steps: readonly (readonly [string, number])[] = [
    [t('settlement.field.carriedIn'), settlement.carriedIn],
    [t('settlement.field.captured'), settlement.captured],
    [t('settlement.field.refunded'), -settlement.refunded],
    [t('settlement.field.commission'), -settlement.commission],
    [t('settlement.field.transactionFees'), -settlement.transactionFees],
    [t('settlement.field.vat'), -settlement.vat],
  ];
  const known = steps
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => [
      { text: label, style: 'label' },
      figure(formatMoney({ amount, currency })),
    ]);
  const isPaid = payout > 0;
  const notes = [
    ...(kept(settlement) > 0 ? [t('settlement.setOff')] : []),
    ...(isReverse(paper) ? [t('clientDocument.reverseCharge')] : []),
    ...(carriedOut < 0 ? [t('settlement.owed')] : []),
  ];
  return {
    stack: [
      ...(known.length > 0 ? [{ layout: 'noBorders', table: { body: known } }] : []),
      {
        text: t(`settlement.field.${isPaid ? 'payout' : 'carriedOut'}`),
        style: 'label',
        margin: [0, 8, 0, 0],
      },
      {
        text: formatMoney({ amount: isPaid ? payout : carriedOut, currency }),
        bold: true,
        fontSize: 18,
        margin: [0, 0, 0, 4],
      },
      ...notes.map((text): Content => ({ text, style: 'small' })),
    ],
    margin: [0, 20, 0, 0],
    unbreakable: true,
  };
};

const movements = ({ t }: Paper, items: readonly SettlementItem[]): Content => {
  if (items.length > maxPrinted)
    return { text: t('settlement.inTable'), style: 'small', margin: [0, 20, 0, 0] };
  const names = ['day', 'kind', 'branchOffice', 'reference', 'amount'] as const;
  return table(
    ['auto', 'auto', '*', '*', 'auto'],
    [
      head(
        names.map((name) => t(`settlement.field.${name}`)),
        4,
      ),
      ...items.map(({ day, isRefund, branchOffice, reference, amount }) => [
        formatDate(day),
        t(isRefund ? 'settlement.refund' : 'settlement.payment'),
        branchOffice ?? '',
        reference ?? '',
        figure(formatAmount(isRefund ? -amount : amount)),
      ]),
    ],
  );
};

/** All of it, from what is known; a test asks it for every field. */
export const contentOf = (
  paper: Paper,
  nameOf: Named,
  items: readonly SettlementItem[],
): readonly Content[] => {
  const { issued, t } = paper;
  return [
    {
      columns: [party(t, 'seller', issued.seller), party(t, 'buyer', issued.buyer)],
      columnGap: 24,
    },
    { stack: [terms(paper)], margin: [0, 14, 0, 0] },
    ...fees(paper, nameOf),
    sums(paper),
    ...(items.length > 0 ? [movements(paper, items)] : []),
  ];
};

export const sheetOf = async (
  db: Db,
  settlement: SettlementRecord,
  country: Config['country'],
): Promise<Sheet> => {
  const { id, number } = settlement;
  const issued = await findIssued(db, id);
  if (!issued) throw new AppError('settlement.error.noDocument');
  const { seller } = issued;
  const language = languageOf(issued);
  const t = await payrollTexts(language);
  const paper: Paper = { settlement, issued, t };
  const nameOf = await readNames(db, paper, country);
  const items = await listItems(db, id, { limit: maxPrinted + 1, offset: 0 });
  return {
    number: number ?? '',
    fileName: `${t('settlement.fileName')}-${number ?? ''}`,
    title: titleOf(paper),
    author: seller.name,
    language,
    lost: t('paper.lost'),
    content: contentOf(paper, nameOf, items),
  };
};
