import { typeset } from '@cafeteria/contract';
import { formatDate, formatNumber } from '@cafeteria/i18n';
import type { Column } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import type { AnyColumn, Resource, StandardColumn } from '../resource.ts';
import type { Values } from '../widget.ts';
import { RecordMark } from '../RecordMark.tsx';

type Source = Resource['columns'][number];
const standard: Readonly<Record<StandardColumn, Omit<AnyColumn, 'key'>>> = {
  id: {
    sort: 'ID',
    width: 'narrow',
    align: 'end',
    isSecondary: true,
    cell: (row) => String(row.id),
  },
  active: { sort: 'ACTIVE', width: 'narrow', cell: (row) => <RecordMark item={row} /> },
  publication: { sort: 'ACTIVE', width: 'narrow', cell: (row) => <RecordMark item={row} /> },
  lastModified: {
    sort: 'LAST_MODIFIED',
    width: 'narrow',
    isSecondary: true,
    cell: (row) => formatDate(String(row.lastModified)),
  },
  dateCreated: {
    sort: 'DATE_CREATED',
    width: 'narrow',
    isSecondary: true,
    cell: (row) => formatDate(String(row.dateCreated)),
  },
};

const plainCell = (value: unknown): ReactNode =>
  typeof value === 'number'
    ? formatNumber(value)
    : typeof value === 'string'
      ? typeset(value)
      : null;
/** A field of the form that a list shows only to who chooses it looks as it does in the detail. */
const cellOf = ({ widgets }: Resource, { key, cell, isOptional }: DescribedColumn, row: Values) => {
  if (cell) return cell(row);
  const Show = isOptional ? widgets[key]?.Show : undefined;
  return Show ? <Show value={row[key]} item={row} /> : plainCell(row[key]);
};
export type DescribedColumn = AnyColumn;
/** A column with what is the same in every list filled in. */
export const described = (column: Source): DescribedColumn =>
  typeof column === 'string' ? { key: column, ...standard[column] } : column;

/** Orders that the heading of a column gives. */
export const headedSorts = (columns: readonly DescribedColumn[]): readonly string[] =>
  columns.flatMap(({ sort }) => (sort ? [sort] : []));

export type Sorting = {
  readonly sortBy: string | undefined;
  readonly sortDirection: 'ASC' | 'DESC' | undefined;
  readonly hrefOf: (sortBy: string, direction: 'ASC' | 'DESC') => string;
};

type Direction = 'ASC' | 'DESC';
/** The first click on a header sorts upwards, numbers and dates downwards; the next one turns it round. */
export const firstDirection = (sort: string): Direction =>
  ['NAME', 'RATING', 'POSITION'].includes(sort) ? 'ASC' : 'DESC';
/** The direction a list is sorted in when its address does not say. */
export const impliedDirection = (sort: string): Direction => (sort === 'ID' ? 'DESC' : 'ASC');
export const turned = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');

/** Columns of a declared list as the table takes them. */
export const tableColumns = (
  resource: Resource,
  shown: readonly DescribedColumn[],
  labelOf: (key: string) => string,
  { sortBy = 'ID', sortDirection, hrefOf }: Sorting,
): Column<Values>[] =>
  shown.map((column) => {
    const { key, sort, align, width, isSecondary } = column;
    const direction = sort === sortBy ? (sortDirection ?? impliedDirection(sort)) : undefined;
    const next = direction ? turned(direction) : firstDirection(sort ?? '');
    return {
      key,
      label: labelOf(key),
      cell: (row) => cellOf(resource, column, row),
      align,
      width,
      isSecondary,
      ...(sort && { sortHref: hrefOf(sort, next) }),
      ...(direction && {
        sorted: direction === 'ASC' ? ('ascending' as const) : ('descending' as const),
      }),
    };
  });
