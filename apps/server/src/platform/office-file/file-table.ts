import type { CsvCell } from '@cafeteria/contract';

/** A column of a file: what stands over it, and what a row says in it. */
export type FileColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvCell];

/**
 * The heading and the rows out of one list of columns: one that stands in the heading alone would move all that follow.
 * Programs read by position, so a new one goes to the end.
 */
export const fileTable = <Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): CsvCell[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
];
