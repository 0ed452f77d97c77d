import { currencySubunitFactor, type MovementView, potOf, Pot } from '@cafeteria/contract';
import { formatDateTime } from '@cafeteria/i18n';
import { writeCsv } from '../../platform/office-file/index.ts';
import type { MoneyText } from '../texts.ts';

/** Minor units as a spreadsheet of these countries reads a number. */
const decimal = (amount: number): string =>
  (amount / currencySubunitFactor).toFixed(2).replace('.', ',');
const plain = (value: string): string => value.replaceAll('\u00A0', ' ');

const lineOf = (item: MovementView, text: MoneyText): (string | { number: string })[] => {
  const sign = Math.sign(item.amount);
  const ofPot = (pot: Pot): number =>
    sign *
    item.parts
      .filter(({ regime }) => potOf(regime) === pot)
      .reduce((sum, { amount }) => sum + amount, 0);
  const isMoved = item.status === 'BOOKED' || item.status === 'PENDING';
  return [
    plain(formatDateTime(item.date)),
    text(`reason.${item.reason}`),
    item.title,
    item.subtitle ?? '',
    item.detail.branchOffice ?? '',
    text(`status.${item.status}`),
    item.declineReason ? text(`decline.${item.declineReason}`) : (item.detail.note ?? ''),
    { number: decimal(item.amount) },
    item.currency,
    ...Pot.options.map((pot) => ({ number: decimal(isMoved ? ofPot(pot) : 0) })),
    item.detail.externalRef ?? '',
  ];
};

/** A user's movements as a table for a spreadsheet. */
export const historyCsv = (items: readonly MovementView[], text: MoneyText): Promise<string> =>
  writeCsv([
    [
      ...(
        [
          'date',
          'kind',
          'title',
          'category',
          'branchOffice',
          'status',
          'note',
          'amount',
          'currency',
        ] as const
      ).map((name) => text(`export.${name}`)),
      ...Pot.options.map((pot) => text(`pot.${pot}`)),
      text('export.reference'),
    ],
    ...items.map((item) => lineOf(item, text)),
  ]);
