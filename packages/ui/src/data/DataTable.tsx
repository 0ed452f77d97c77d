import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { renderPlainLink } from '../navigation/render-link.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'
import styles from './DataTable.module.css'

export type Column<Row> = {
  key: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Where the header leads; sorting stands in the address. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  width?: 'narrow' | 'normal' | 'wide'
  /** Left out on a phone. */
  isSecondary?: boolean
  isLabelHidden?: boolean
}

export type DataTableProps<Row> = {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Where a row leads; the link stands in the first column and its target covers the row. */
  hrefOf?: (row: Row) => string
  testIdOf?: (row: Row) => string
  stateOf?: (row: Row) => 'normal' | 'muted' | 'selected' | 'negative' | 'positive'
  /** Buttons at the end of a row, above its link. */
  actionsOf?: (row: Row) => ReactNode
  actionsLabel?: string
  /** Shows this many skeleton rows instead of rows. */
  skeletonRows?: number
  /** Rows of the previous answer stay while the next is on its way. */
  isStale?: boolean
  empty?: ReactNode
  renderLink?: RenderLink
  className?: string
}

/** Rows of the shape that is coming. */
const SkeletonRows = ({ count, keys }: { count: number; keys: readonly string[] }) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden="true">{keys.map((key, at) => <td key={key} data-first={at === 0 || undefined}><Skeleton width={at === 0 ? 'long' : 'half'} /></td>)}</tr>
  ))

const sortIcon = { ascending: 'arrow-up', descending: 'arrow-down' } as const

/** A dense table of records; on a phone every row becomes a card: `<DataTable caption="Nabídky" columns={columns} rows={rows} keyOf={(row) => row.id} hrefOf={…} />`. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf, hrefOf, testIdOf, stateOf, actionsOf, actionsLabel = '', skeletonRows = 0, isStale = false, empty, renderLink = renderPlainLink, className }: DataTableProps<Row>) => {
  const isLoading = skeletonRows > 0
  const span = columns.length + (actionsOf ? 1 : 0)
  const header = (column: Column<Row>) => {
    if (!column.sortHref) return <span data-hidden={column.isLabelHidden}>{column.label}</span>
    const icon = column.sorted ? sortIcon[column.sorted] : 'sort'
    return renderLink({ href: column.sortHref, className: styles.sort, children: <>{column.label}<Icon name={icon} size="sm" /></> })
  }
  const row = (record: Row) => (
    <tr key={keyOf(record)} data-state={stateOf?.(record) ?? 'normal'} data-linked={hrefOf ? '' : undefined} data-testid={testIdOf?.(record)}>
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align} data-width={column.width} data-secondary={column.isSecondary || undefined} data-first={index === 0 || undefined}>
          <span className={styles.label} aria-hidden="true">{column.label}</span>
          <span className={styles.value}>
            {index === 0 && hrefOf ? renderLink({ href: hrefOf(record), className: styles.link, children: column.cell(record) }) : column.cell(record)}
          </span>
        </td>
      ))}
      {actionsOf && <td className={styles.actions}><div>{actionsOf(record)}</div></td>}
    </tr>
  )
  return (
    <div className={classNames(styles.frame, className)} data-stale={isStale || undefined} aria-busy={isStale || isLoading || undefined}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => <th key={column.key} scope="col" aria-sort={column.sorted} data-align={column.align} data-width={column.width}>{header(column)}</th>)}
            {actionsOf && <th scope="col"><span data-hidden="true">{actionsLabel}</span></th>}
          </tr>
        </thead>
        <tbody>
          {isLoading ? <SkeletonRows count={skeletonRows} keys={columns.map(({ key }) => key)} /> : rows.map(row)}
          {!isLoading && rows.length === 0 && empty && <tr><td colSpan={span} className={styles.empty}>{empty}</td></tr>}
        </tbody>
      </table>
    </div>
  )
}
