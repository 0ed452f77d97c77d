import type { PayrollFormat } from '@cafeteria/contract';
import { type CsvCell, moneyCell, writeCsv, writeXlsx } from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';
import type { PayrollLine } from './payroll.rules.ts';

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
} as const satisfies Readonly<Record<Exclude<keyof PayrollLine, 'userId'>, Column>>;
const names = Object.keys(columns).filter((name): name is keyof typeof columns => name in columns);

/** The payroll of a month as a table: the same in both formats. */
export const payrollTable = async (
  lines: readonly PayrollLine[],
  format: PayrollFormat,
  { month, text }: { readonly month: string; readonly text: PayrollText },
): Promise<Buffer> => {
  const table: CsvCell[][] = [
    names.map((name) => text(`payroll.${name}`)),
    ...lines.map((line) => names.map((name) => columns[name](line, text))),
  ];
  return format === 'CSV' ? Buffer.from(await writeCsv(table)) : writeXlsx(month, table);
};
