import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { RenderLink } from '../navigation/render-link.tsx';
import styles from './DataTable.module.css';
import { SelectRow, useChoice } from './selection.tsx';
import type { DataTableProps } from './table-props.ts';

/** Rows of the shape that is coming. */
const SkeletonRows = ({
  count,
  hasBox,
  keys,
  out,
}: {
  readonly count: number;
  readonly hasBox: boolean;
  readonly keys: readonly string[];
  readonly out: ReadonlySet<string>;
}) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden="true">
      {/* as narrow as the boxes that come: what is beside them does not move */}
      {hasBox && (
        <td className={styles.select}>
          <Skeleton />
        </td>
      )}
      {keys.map((key, at) => (
        <td key={key} data-first={at === 0 || undefined} data-out={out.has(key) || undefined}>
          <Skeleton width={at === 0 ? 'long' : 'half'} />
        </td>
      ))}
    </tr>
  ));

type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'hrefOf' | 'testIdOf' | 'stateOf' | 'actionsOf'
> & {
  readonly record: Row;
  readonly renderLink: RenderLink;
  /** The box of the row, as a cell. */
  readonly box: ReactNode;
  readonly isChosen: boolean;
  /** The columns that have left. */
  readonly out: ReadonlySet<string>;
};

const BodyRow = <Row,>({
  record,
  columns,
  hrefOf,
  testIdOf,
  stateOf,
  actionsOf,
  renderLink,
  box,
  isChosen,
  out,
}: RowProps<Row>) => {
  const href = hrefOf?.(record);
  return (
    <tr
      data-state={isChosen ? 'selected' : (stateOf?.(record) ?? 'normal')}
      data-linked={href === undefined ? undefined : ''}
      data-testid={testIdOf?.(record)}
    >
      {box}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-width={column.width}
          data-result={column.isResult || undefined}
          data-secondary={column.isSecondary || undefined}
          data-first={index === 0 || undefined}
          data-out={out.has(column.key) || undefined}
        >
          <span className={styles.label} aria-hidden="true">
            {column.label}
          </span>
          <span className={styles.value} data-value="">
            {index === 0 && href !== undefined
              ? renderLink({ href, className: styles.link, children: column.cell(record) })
              : column.cell(record)}
          </span>
        </td>
      ))}
      {actionsOf && (
        <td className={styles.actions}>
          <div>{actionsOf(record)}</div>
        </td>
      )}
    </tr>
  );
};

type BodyProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rows'
  | 'keyOf'
  | 'hrefOf'
  | 'testIdOf'
  | 'stateOf'
  | 'actionsOf'
  | 'empty'
  | 'selection'
> & {
  readonly skeletonRows: number;
  readonly renderLink: RenderLink;
  readonly out: ReadonlySet<string>;
};

/** The rows of a table, those that are coming, or what is said where there are none. */
export const TableBody = <Row,>({
  rows,
  keyOf,
  empty,
  skeletonRows,
  selection,
  ...row
}: BodyProps<Row>) => {
  const choose = useChoice(rows.map(keyOf), selection);
  if (skeletonRows > 0)
    return (
      <SkeletonRows
        count={skeletonRows}
        hasBox={selection !== undefined}
        keys={row.columns.map(({ key }) => key)}
        out={row.out}
      />
    );
  if (rows.length > 0)
    return rows.map((record) => {
      const key = keyOf(record);
      const isChosen = selection?.keys.has(key) ?? false;
      const box = selection && (
        <SelectRow
          label={selection.labelOf(record)}
          isChosen={isChosen}
          onChoose={(isRange) => choose(key, isRange)}
        />
      );
      return <BodyRow key={key} record={record} box={box} isChosen={isChosen} {...row} />;
    });
  return empty ? (
    <tr>
      <td
        colSpan={row.columns.length + (selection ? 1 : 0) + (row.actionsOf ? 1 : 0)}
        className={styles.empty}
      >
        {empty}
      </td>
    </tr>
  ) : null;
};
