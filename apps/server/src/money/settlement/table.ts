import type { SettlementRow } from '@cafeteria/contract';
import { type FileColumn, fileTable, moneyCell } from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import type { PayrollText } from '../texts.ts';

const amounts = [
  'carriedIn',
  'captured',
  'refunded',
  'fees',
  'payout',
  'carriedOut',
  'open',
] as const;
const columnsOf = (text: PayrollText): readonly FileColumn<SettlementRow>[] => [
  [text('settlement.field.partner'), ({ partner }) => partner.name],
  [text('settlement.field.number'), ({ number }) => number ?? ''],
  [text('settlement.field.cutOff'), ({ cutOff }) => cutOff],
  [text('settlement.field.status'), ({ status }) => text(`settlement.status.${status}`)],
  ...amounts.map((name): FileColumn<SettlementRow> => [
    text(`settlement.field.${name}`),
    (row) => moneyCell(row[name]),
  ]),
];
/** Settlements as a file, a line each. */
export const settlementsTable = (
  rows: readonly SettlementRow[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> => writeTable(fileTable(columnsOf(text), rows), written);
