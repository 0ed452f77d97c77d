import { currencySubunitFactor, type PayrollFormat } from '@cafeteria/contract';
import { type CsvCell, writeCsv, writeXlsx } from '../../platform/office-file/index.ts';
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

/** `-12,50` as Czech and Slovak spreadsheets read numbers. */
const numberCell = (amount: number): CsvCell => {
  const units = Math.trunc(Math.abs(amount) / currencySubunitFactor);
  const subunits = String(Math.abs(amount) % currencySubunitFactor).padStart(2, '0');
  return { number: `${amount < 0 ? '-' : ''}${units},${subunits}` };
};

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
      ...[line.granted, line.recalled, line.expired, line.used, line.taxable].map(numberCell),
    ]),
  ];
  return format === 'CSV' ? Buffer.from(writeCsv(table)) : writeXlsx(month, table);
};
