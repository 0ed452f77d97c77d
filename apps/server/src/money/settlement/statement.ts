import type { SettlementItem, SettlementRecord } from '@cafeteria/contract';
import {
  type CsvCell,
  type FileColumn,
  fileTable,
  moneyCell,
} from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import type { PayrollText } from '../texts.ts';

/** Each payment and refund, and below them what is kept of them and what is paid. */
export const statementCells = (
  settlement: SettlementRecord,
  items: readonly SettlementItem[],
  text: PayrollText,
): CsvCell[][] => {
  const amounts: FileColumn<SettlementItem> = [
    text('settlement.field.amount'),
    ({ isRefund, amount }) => moneyCell(isRefund ? -amount : amount),
  ];
  const columns: readonly FileColumn<SettlementItem>[] = [
    [text('settlement.field.day'), ({ day }) => day],
    [text('settlement.field.movement'), ({ movementId }) => String(movementId)],
    [
      text('settlement.field.kind'),
      ({ isRefund }) => text(isRefund ? 'settlement.refund' : 'settlement.payment'),
    ],
    [text('settlement.field.branchOffice'), ({ branchOffice }) => branchOffice ?? ''],
    [text('settlement.field.reference'), ({ reference }) => reference ?? ''],
    amounts,
  ];
  /** Its label begins the line, its sum stands below those it is of. */
  const sumOf = (label: string, amount: number): CsvCell[] =>
    columns.map((column, at) => {
      if (column === amounts) return moneyCell(amount);
      return at === 0 ? label : '';
    });
  return [
    ...fileTable(columns, items),
    sumOf(text('settlement.field.captured'), settlement.captured),
    sumOf(text('settlement.field.refunded'), -settlement.refunded),
    sumOf(text('settlement.field.commission'), -settlement.commission),
    sumOf(text('settlement.field.transactionFees'), -settlement.transactionFees),
    sumOf(text('settlement.field.vat'), -settlement.vat),
    sumOf(text('settlement.field.carriedIn'), settlement.carriedIn),
    sumOf(text('settlement.field.carriedOut'), -settlement.carriedOut),
    sumOf(text('settlement.field.payout'), settlement.payout),
  ];
};
export const statementTable = (
  settlement: SettlementRecord,
  items: readonly SettlementItem[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> => writeTable(statementCells(settlement, items, text), written);
