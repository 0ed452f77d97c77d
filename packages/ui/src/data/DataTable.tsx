import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type RenderLink, renderPlainLink } from '../navigation/render-link.tsx';
import styles from './DataTable.module.css';
import { SelectAll, type Selection, SelectRow, useChoice } from './selection.tsx';
import { type Summed, TableFoot } from './TableFoot.tsx';

export type Column<Row> = Summed & {
  readonly cell: (row: Row) => ReactNode;
  /** Where the header leads; sorting stands in the address. */
  readonly sortHref?: string;
  readonly sorted?: 'ascending' | 'descending';
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly isLabelHidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Spoken name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads; the link stands in the first column and its target covers the row. */
  readonly hrefOf?: (row: Row) => string;
  readonly testIdOf?: (row: Row) => string;
  readonly stateOf?: (row: Row) => 'normal' | 'muted' | 'selected' | 'negative' | 'positive';
  /** Buttons at the end of a row, above its link. */
  readonly actionsOf?: (row: Row) => ReactNode;
  readonly actionsLabel?: string;
  /** A box before each row, and one for all of them. */
  readonly selection?: Selection<Row> | undefined;
  /** Shows this many skeleton rows instead of rows. */
  readonly skeletonRows?: number;
  /** Rows of the previous answer stay while the next is on its way. */
  readonly isStale?: boolean;
  readonly empty?: ReactNode;
  readonly renderLink?: RenderLink;
  /** Every row is one line of 40 px; what is cut is told under the pointer. */
  readonly isDense?: boolean;
  /** The buttons of a row wait until it is pointed at or the focus is in it; under a finger they are always there. */
  readonly hasQuietActions?: boolean;
  readonly className?: string;
};

/** Rows of the shape that is coming. */
const SkeletonRows = ({
  count,
  keys,
}: {
  readonly count: number;
  readonly keys: readonly string[];
}) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden="true">
      {keys.map((key, at) => (
        <td key={key} data-first={at === 0 || undefined}>
          <Skeleton width={at === 0 ? 'long' : 'half'} />
        </td>
      ))}
    </tr>
  ));

const sortIcon = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

type HeaderProps<Row> = { readonly column: Column<Row>; readonly renderLink: RenderLink };

/** A column's name; where it sorts, the link to the other order. */
const Header = <Row,>({ column, renderLink }: HeaderProps<Row>) => {
  if (!column.sortHref) return <span data-hidden={column.isLabelHidden}>{column.label}</span>;
  const icon = column.sorted ? sortIcon[column.sorted] : 'sort';
  return renderLink({
    href: column.sortHref,
    className: styles.sort,
    children: (
      <>
        {column.label}
        <Icon name={icon} size="sm" />
      </>
    ),
  });
};

type HeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'actionsLabel' | 'selection'> & {
  readonly keys: readonly string[];
  readonly hasActions: boolean;
  readonly renderLink: RenderLink;
};
const Head = <Row,>({
  columns,
  hasActions,
  actionsLabel = '',
  selection,
  keys,
  renderLink,
}: HeadProps<Row>) => (
  <thead>
    <tr>
      {selection && <SelectAll keys={keys} selection={selection} />}
      {columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          aria-sort={column.sorted}
          data-align={column.align}
          data-width={column.width}
          data-column=""
        >
          <Header column={column} renderLink={renderLink} />
        </th>
      ))}
      {hasActions && (
        <th scope="col">
          <span data-hidden="true">{actionsLabel}</span>
        </th>
      )}
    </tr>
  </thead>
);

type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'hrefOf' | 'testIdOf' | 'stateOf' | 'actionsOf'
> & {
  readonly record: Row;
  readonly renderLink: RenderLink;
  /** The box of the row, as a cell. */
  readonly box: ReactNode;
  readonly isChosen: boolean;
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
          data-secondary={column.isSecondary || undefined}
          data-first={index === 0 || undefined}
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
> & { readonly skeletonRows: number; readonly renderLink: RenderLink };

const Body = <Row,>({ rows, keyOf, empty, skeletonRows, selection, ...row }: BodyProps<Row>) => {
  const choose = useChoice(rows.map(keyOf), selection);
  const before = selection ? ['select'] : [];
  if (skeletonRows > 0)
    return (
      <SkeletonRows count={skeletonRows} keys={[...before, ...row.columns.map(({ key }) => key)]} />
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
        colSpan={before.length + row.columns.length + (row.actionsOf ? 1 : 0)}
        className={styles.empty}
      >
        {empty}
      </td>
    </tr>
  ) : null;
};

/** The link of a row lies over all of its cells, so that its row tells what is cut in any of them. */
const tellWhatIsCut = ({ target }: { readonly target: EventTarget }): void => {
  const row = target instanceof Element ? target.closest('tbody tr') : null;
  if (!row) return;
  const cut = [...row.querySelectorAll('[data-value], [data-value] *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
  if (cut.length > 0) row.setAttribute('title', cut.join(' · '));
  else row.removeAttribute('title');
};

/**
 * A dense table of records; on a phone every row becomes a card.
 * @example
 * <DataTable
 *   caption="Nabídky"
 *   columns={columns}
 *   rows={rows}
 *   keyOf={(row) => row.id}
 *   hrefOf={…}
 * />
 */
export const DataTable = <Row,>({
  caption,
  columns,
  actionsOf,
  actionsLabel,
  skeletonRows = 0,
  isStale = false,
  renderLink = renderPlainLink,
  isDense = false,
  hasQuietActions = false,
  className,
  selection,
  ...body
}: DataTableProps<Row>) => (
  <div
    className={classNames(styles.frame, className)}
    data-dense={isDense || undefined}
    data-quiet={hasQuietActions || undefined}
    {...(isDense && { onPointerOver: tellWhatIsCut })}
    data-stale={isStale || undefined}
    aria-busy={isStale || skeletonRows > 0 || undefined}
  >
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <Head
        {...{ columns, actionsLabel, renderLink, selection }}
        keys={body.rows.map(body.keyOf)}
        hasActions={actionsOf !== undefined}
      />
      <tbody>
        <Body {...body} {...{ columns, actionsOf, skeletonRows, renderLink, selection }} />
      </tbody>
      <TableFoot
        columns={columns}
        hasBox={selection !== undefined}
        hasActions={actionsOf !== undefined}
      />
    </table>
  </div>
);
