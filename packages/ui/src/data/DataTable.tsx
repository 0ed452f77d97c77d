import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { type RenderLink, renderPlainLink } from '../navigation/render-link.tsx';
import styles from './DataTable.module.css';
import { Narrow } from './Narrow.tsx';
import { SelectAll } from './selection.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import type { Column, DataTableProps } from './table-props.ts';
import { useLeaving } from './use-leaving.ts';

export type { Column, DataTableProps } from './table-props.ts';

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
  readonly out: ReadonlySet<string>;
};
const Head = <Row,>({
  columns,
  hasActions,
  actionsLabel = '',
  selection,
  keys,
  renderLink,
  out,
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
          data-out={out.has(column.key) || undefined}
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

type Looks = Pick<DataTableProps<unknown>, 'isDense' | 'isListed' | 'hasQuietActions' | 'isStale'>;
const looksOf = ({ isDense, isListed, hasQuietActions, isStale }: Looks) => ({
  'data-dense': isDense || undefined,
  'data-listed': isListed || undefined,
  'data-quiet': hasQuietActions || undefined,
  'data-stale': isStale || undefined,
  ...(isDense && { onPointerOver: tellWhatIsCut }),
});

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
  isStale,
  renderLink = renderPlainLink,
  isDense,
  isListed,
  hasQuietActions,
  narrow,
  className,
  selection,
  ...body
}: DataTableProps<Row>) => {
  const { frame, out, isClose, isTight, isScrolled, isWhole, setWhole } = useLeaving(
    columns,
    narrow !== undefined,
  );
  const shared = { columns, renderLink, selection, out };
  const hasActions = actionsOf !== undefined;
  return (
    <div
      className={classNames(styles.frame, className)}
      {...looksOf({ isDense, isListed, hasQuietActions, isStale })}
      data-close={isClose || undefined}
      data-tight={isTight || undefined}
      aria-busy={isStale || skeletonRows > 0 || undefined}
    >
      <div ref={frame} className={styles.scroller} data-scrolled={isScrolled || undefined}>
        <table className={styles.table}>
          <caption data-hidden="true">{caption}</caption>
          <Head {...shared} {...{ actionsLabel, hasActions }} keys={body.rows.map(body.keyOf)} />
          <tbody>
            <TableBody {...body} {...shared} {...{ actionsOf, skeletonRows }} />
          </tbody>
          {skeletonRows === 0 && (
            <TableFoot {...{ columns, out, hasActions }} hasBox={selection !== undefined} />
          )}
        </table>
      </div>
      <Narrow
        texts={narrow}
        left={columns.filter(({ key }) => out.has(key))}
        onWhole={setWhole}
        {...{ isTight, isWhole }}
      />
    </div>
  );
};
