/** The file an employer's payroll system takes, as its profile says. */
import {
  type CsvCell,
  currencySubunitFactor,
  harmlessCell,
  type PayrollColumn,
  type PayrollFigure,
  type PayrollProfile,
  type PayrollWhat,
} from '@cafeteria/contract';
import { encodeText } from '../../platform/office-file/index.ts';
import type { PayrollLine } from './payroll.rules.ts';

const separators: Readonly<Record<PayrollProfile['separator'], string>> = {
  SEMICOLON: ';',
  COMMA: ',',
  TAB: '\t',
};
const figures: Readonly<Record<PayrollFigure, (line: PayrollLine) => number>> = {
  GRANTED: ({ granted }) => granted,
  RECALLED: ({ recalled }) => recalled,
  EXPIRED: ({ expired }) => expired,
  USED: ({ used }) => used,
  EXEMPT: ({ exempt }) => exempt ?? 0,
  TAXABLE: ({ taxable }) => taxable ?? 0,
  UNDECIDED: ({ undecided }) => undecided ?? 0,
};
const isFigure = (what: PayrollWhat): what is PayrollFigure => what in figures;

/** A line of the file: some lines of the payroll of one person, and of one wage component its code and amount. */
type Row = {
  readonly lines: readonly [PayrollLine, ...PayrollLine[]];
  readonly code: string;
  readonly amount: number;
};
const rowOf = (line: PayrollLine): Row => ({ lines: [line], code: '', amount: 0 });
/** Corrections of other years stay by themselves: payroll books them into those. */
const personOf = ({ userId, company, correctionOf }: PayrollLine): string =>
  JSON.stringify([userId, company.id, correctionOf]);

const rowsOf: Readonly<
  Record<
    PayrollProfile['rowOf'],
    (lines: readonly PayrollLine[], codes: PayrollProfile['codes']) => readonly Row[]
  >
> = {
  REGIME: (lines) => lines.map(rowOf),
  PERSON: (lines) =>
    [...Map.groupBy(lines, personOf).values()].flatMap(([first, ...others]) =>
      first ? [{ lines: [first, ...others], code: '', amount: 0 }] : [],
    ),
  CODE: (lines, codes) =>
    lines.flatMap((line) =>
      codes
        .filter(({ regime }) => regime === line.regime)
        .map(({ code, figure }) => ({ ...rowOf(line), code, amount: figures[figure](line) }))
        .filter(({ amount }) => amount !== 0),
    ),
};

type FileWords = {
  readonly month: string;
  readonly regimeName: (line: PayrollLine) => string;
};
const decimalOf = (amount: number, mark: string): string => {
  const whole = Math.trunc(Math.abs(amount) / currencySubunitFactor);
  const part = String(Math.abs(amount) % currencySubunitFactor).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${whole}${mark}${part}`;
};
const wordsOf = (
  what: Exclude<PayrollWhat, PayrollFigure>,
  row: Row,
  format: FileWords,
): string => {
  const [line] = row.lines;
  const words: Readonly<Record<Exclude<PayrollWhat, PayrollFigure | 'AMOUNT'>, string>> = {
    PERSONAL_NUMBER: line.personalNumber ?? '',
    LAST_NAME: line.lastName,
    FIRST_NAME: line.firstName,
    COMPANY: line.company.name,
    REGISTRATION_NUMBER: line.company.registrationNumber,
    MONTH: format.month,
    REGIME: format.regimeName(line),
    CORRECTION_OF: line.correctionOf ?? '',
    CODE: row.code,
    EMPTY: '',
  };
  return what === 'AMOUNT' ? '' : words[what];
};
const cellOf = (
  { what, regime }: PayrollColumn,
  row: Row,
  format: FileWords & { mark: string },
): CsvCell => {
  if (what === 'AMOUNT') return { number: decimalOf(row.amount, format.mark) };
  if (!isFigure(what)) return wordsOf(what, row, format);
  const amount = row.lines
    .filter((line) => regime === null || line.regime === regime)
    .reduce((sum, line) => sum + figures[what](line), 0);
  return { number: decimalOf(amount, format.mark) };
};

/** Nothing of a cell makes another column or line, whatever the system does with quotes. */
const cellText = (cell: CsvCell, separator: string): string => {
  const words = harmlessCell(
    // as the alphabet takes it: some signs are semicolons then
    typeof cell === 'string' ? cell.normalize().replaceAll(/\s+/g, ' ') : cell,
  );
  return words.includes('"') || words.includes(separator)
    ? `"${words.replaceAll('"', '""')}"`
    : words;
};
const encodings: Readonly<Record<PayrollProfile['encoding'], (text: string) => Buffer>> = {
  UTF_8: (text) => Buffer.from(text),
  UTF_8_MARKED: (text) => Buffer.from(`\uFEFF${text}`),
  WINDOWS_1250: (text) => encodeText(text, 'windows-1250'),
  ISO_8859_2: (text) => encodeText(text, 'iso-8859-2'),
};

type Code = PayrollProfile['codes'][number];
/** All that was used or granted holds what of it is taxed or is to be judged, where it is as much. */
const takes = (line: PayrollLine, wanted: PayrollFigure, { regime, figure }: Code): boolean =>
  regime === line.regime &&
  (figure === wanted ||
    ((figure === 'USED' || figure === 'GRANTED') &&
      Math.abs(figures[figure](line)) >= Math.abs(figures[wanted](line))));
/** Somebody's amounts that no wage component of the profile takes: the file would leave them out without a word. */
export const withoutCode = (
  lines: readonly PayrollLine[],
  { rowOf: kind, codes }: PayrollProfile,
): readonly PayrollLine[] => {
  if (kind !== 'CODE') return [];
  const isLeftOut = (line: PayrollLine) => (wanted: PayrollFigure) =>
    figures[wanted](line) !== 0 && !codes.some((code) => takes(line, wanted, code));
  return lines.filter((line) => (['TAXABLE', 'UNDECIDED'] as const).some(isLeftOut(line)));
};

/** A month's payroll as a system takes it. */
export const profileFile = (
  lines: readonly PayrollLine[],
  profile: PayrollProfile,
  format: FileWords,
): Buffer => {
  const separator = separators[profile.separator];
  const mark = profile.decimal === 'COMMA' ? ',' : '.';
  const table: CsvCell[][] = [
    ...(profile.hasHeading ? [profile.columns.map(({ heading }) => heading)] : []),
    ...rowsOf[profile.rowOf](lines, profile.codes).map((row) =>
      profile.columns.map((column) => cellOf(column, row, { ...format, mark })),
    ),
  ];
  const text = table
    .map((cells) => `${cells.map((cell) => cellText(cell, separator)).join(separator)}\r\n`)
    .join('');
  return encodings[profile.encoding](text);
};
