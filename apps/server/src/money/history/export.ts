import { currencySubunitFactor, isMoved, type MovementView, potOf, Pot } from '@cafeteria/contract';
import { formatDateTime } from '@cafeteria/i18n';
import {
  type CsvCell,
  type FileColumn,
  fileTable,
  writeCsv,
} from '../../platform/office-file/index.ts';
import type { MoneyText } from '../texts.ts';

/** Minor units as a spreadsheet of these countries reads a number. */
const decimal = (amount: number): string =>
  (amount / currencySubunitFactor).toFixed(2).replace('.', ',');
const plain = (value: string): string => value.replaceAll('\u00A0', ' ');

/** What of a movement lay in a pot; nothing of one that did not move. */
const ofPot =
  (pot: Pot) =>
  ({ status, amount, parts }: MovementView): CsvCell => {
    const own = isMoved(status) ? parts.filter(({ regime }) => potOf(regime) === pot) : [];
    const sum = own.reduce((total, part) => total + part.amount, 0);
    return { number: decimal(Math.sign(amount) * sum) };
  };
const columnsIn = (text: MoneyText): readonly FileColumn<MovementView>[] => [
  [text('export.date'), ({ date }) => plain(formatDateTime(date))],
  [text('export.kind'), ({ reason }) => text(`reason.${reason}`)],
  [text('export.title'), ({ title }) => title],
  [text('export.category'), ({ subtitle }) => subtitle ?? ''],
  [text('export.branchOffice'), ({ detail }) => detail.branchOffice ?? ''],
  [text('export.status'), ({ status }) => text(`status.${status}`)],
  [
    text('export.note'),
    ({ declineReason, detail }) =>
      declineReason ? text(`decline.${declineReason}`) : (detail.note ?? ''),
  ],
  [text('export.amount'), ({ amount }) => ({ number: decimal(amount) })],
  [text('export.currency'), ({ currency }) => currency],
  ...Pot.options.map((pot): FileColumn<MovementView> => [text(`pot.${pot}`), ofPot(pot)]),
  [text('export.reference'), ({ detail }) => detail.externalRef ?? ''],
];

/** A user's movements as a table for a spreadsheet. */
export const historyCsv = (items: readonly MovementView[], text: MoneyText): Promise<string> =>
  writeCsv(fileTable(columnsIn(text), items));
