import type { PayrollFormat } from '@cafeteria/contract';
import { type CsvCell, moneyCell, writeCsv, writeXlsx } from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';
import type { PayrollLine } from './payroll.rules.ts';

const columns = [
  'personalNumber',
  'lastName',
  'firstName',
  'regime',
  'granted',
  'recalled',
  'expired',
  'used',
  'taxable',
] as const;

/** The payroll of a month as a table: the same in both formats. */
export const payrollTable = (
  lines: readonly PayrollLine[],
  format: PayrollFormat,
  { month, text }: { readonly month: string; readonly text: PayrollText },
): Buffer => {
  const table: CsvCell[][] = [
    columns.map((column) => text(`payroll.${column}`)),
    ...lines.map((line) => [
      line.personalNumber ?? '',
      line.lastName,
      line.firstName,
      text(`enum.regime.${line.regime}`),
      ...[line.granted, line.recalled, line.expired, line.used, line.taxable].map(moneyCell),
    ]),
  ];
  return format === 'CSV' ? Buffer.from(writeCsv(table)) : writeXlsx(month, table);
};
