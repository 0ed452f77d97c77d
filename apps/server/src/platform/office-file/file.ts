import type { ImportDelimiter, ImportEncoding } from '@cafeteria/contract';

/** A line of a sheet as people see it: numbered as in the file, every cell a text. */
export type SheetLine = {
  readonly line: number;
  readonly cells: readonly string[];
  /** What formulas of a workbook gave when it was saved, by the index of their cell, which holds the formula. */
  readonly results?: Readonly<Record<number, string>>;
};
/** What was found in a file, and how it was recognised. */
export type OfficeFile = {
  readonly format: 'CSV' | 'XLSX';
  readonly encoding: ImportEncoding | null;
  readonly delimiter: ImportDelimiter | null;
  /** The name of the sheet that was read, and how many more there are. */
  readonly sheet: string | null;
  readonly otherSheets: number;
  /** With the header, without empty lines. */
  readonly lines: readonly SheetLine[];
  /** The line from which on a file cannot be read. */
  readonly brokenFrom: number | null;
};

/** What a file may unfold to: a few kilobytes can hold gigabytes. */
export const fileLimits = {
  lines: 50_000,
  columns: 200,
  characters: 20_000_000,
  unzippedBytes: 60_000_000,
} as const;

/** What the columns of a table are called, column by column, and how many of them make a header. */
export type Headings = {
  readonly columns: readonly (readonly string[])[];
  readonly enough: number;
};

/** Titles may stand above the header, which is one of the first lines. */
export const headerLines = 10;
