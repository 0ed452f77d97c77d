import type { SettlementItem, SettlementRecord } from '@cafeteria/contract';
import { type CsvCell, moneyCell } from '../../platform/office-file/index.ts';
import { type Written, writeTable } from '../book/index.ts';
import type { PayrollText } from '../texts.ts';

/** Each payment and refund, and below them what is kept of them and what is paid. */
export const statementTable = (
  settlement: SettlementRecord,
  items: readonly SettlementItem[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> => {
  const rowOf = ({ movementId, day, isRefund, amount, ...item }: SettlementItem): CsvCell[] => [
    day,
    String(movementId),
    text(isRefund ? 'settlement.refund' : 'settlement.payment'),
    item.branchOffice ?? '',
    item.reference ?? '',
    moneyCell(isRefund ? -amount : amount),
  ];
  const sumOf = (label: string, amount: number): CsvCell[] => [
    label,
    '',
    '',
    '',
    '',
    moneyCell(amount),
  ];
  const names = ['day', 'movement', 'kind', 'branchOffice', 'reference', 'amount'] as const;
  return writeTable(
    [
      names.map((name) => text(`settlement.field.${name}`)),
      ...items.map(rowOf),
      sumOf(text('settlement.field.captured'), settlement.captured),
      sumOf(text('settlement.field.refunded'), -settlement.refunded),
      sumOf(text('settlement.field.commission'), -settlement.commission),
      sumOf(text('settlement.field.transactionFees'), -settlement.transactionFees),
      sumOf(text('settlement.field.vat'), -settlement.vat),
      sumOf(text('settlement.field.carriedIn'), settlement.carriedIn),
      sumOf(text('settlement.field.carriedOut'), -settlement.carriedOut),
      sumOf(text('settlement.field.payout'), settlement.payout),
    ],
    written,
  );
};
