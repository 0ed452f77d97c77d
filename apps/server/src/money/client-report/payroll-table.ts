import type { BookFormat } from '@cafeteria/contract';
import { type CsvCell, moneyCell, writeCsv, writeXlsx } from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';
import { type PayrollLine, sumsOf } from './payroll.rules.ts';

type Column = (line: PayrollLine, text: PayrollText) => CsvCell;
/** Nothing is said where nothing is known: zero would be a statement. */
const knownCell = (amount: number | null): CsvCell => (amount === null ? '' : moneyCell(amount));
/** What stands in each column, in their order; its heading is the text of its name. */
const columns = {
  personalNumber: ({ personalNumber }) => personalNumber ?? '',
  lastName: ({ lastName }) => lastName,
  firstName: ({ firstName }) => firstName,
  regime: ({ regime }, text) => text(`enum.regime.${regime}`),
  granted: ({ granted }) => moneyCell(granted),
  recalled: ({ recalled }) => moneyCell(recalled),
  expired: ({ expired }) => moneyCell(expired),
  used: ({ used }) => moneyCell(used),
  taxable: ({ taxable }) => knownCell(taxable),
  undecided: ({ undecided }) => knownCell(undecided),
  correctionOf: ({ correctionOf }) => correctionOf ?? '',
  elsewhere: ({ elsewhere }) => moneyCell(elsewhere),
  exempt: ({ exempt }) => knownCell(exempt),
  grounds: ({ grounds }, text) =>
    grounds.map((ground) => text(`enum.grantGround.${ground}`)).join(', '),
  company: ({ company }) => company.name,
  registrationNumber: ({ company }) => company.registrationNumber,
} as const satisfies Readonly<
  Record<Exclude<keyof PayrollLine, 'userId'> | 'registrationNumber', Column>
>;
const names = Object.keys(columns).filter((name): name is keyof typeof columns => name in columns);

/** The sums under the lines; what a sum would say nothing of is left empty. */
const totals = (lines: readonly PayrollLine[], text: PayrollText): CsvCell[] => {
  const sums: Readonly<Partial<Record<keyof typeof columns, number>>> = sumsOf(lines);
  return names.map((name) =>
    name === 'personalNumber' ? text('payroll.total') : knownCell(sums[name] ?? null),
  );
};

/** The payroll of a month as a table: the same in both formats, its sums in the last line. */
export const payrollTable = async (
  lines: readonly PayrollLine[],
  format: BookFormat,
  { month, text }: { readonly month: string; readonly text: PayrollText },
): Promise<Buffer> => {
  const table: CsvCell[][] = [
    names.map((name) => text(`payroll.${name}`)),
    ...lines.map((line) => names.map((name) => columns[name](line, text))),
    ...(lines.length > 0 ? [totals(lines, text)] : []),
  ];
  return format === 'CSV' ? Buffer.from(await writeCsv(table)) : writeXlsx(month, table);
};
