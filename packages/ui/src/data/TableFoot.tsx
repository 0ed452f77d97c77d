import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

/** What of a column stands below it, too. */
export type Summed = {
  readonly key: string;
  readonly label: ReactNode;
  readonly align?: 'start' | 'end';
  /** What the others come to: it stands out among the amounts of a row. */
  readonly isResult?: boolean;
  /** Left out on a phone, and where the table is too narrow for all. */
  readonly isSecondary?: boolean;
  /** What stands below it in the line of sums, which stays in view. */
  readonly total?: ReactNode;
};

/** The line of sums of a table, where any column has one. */
export const TableFoot = ({
  columns,
  hasBox,
  hasActions,
  out,
}: {
  readonly columns: readonly Summed[];
  readonly hasBox: boolean;
  readonly hasActions: boolean;
  /** The columns that have left. */
  readonly out: ReadonlySet<string>;
}) => {
  if (columns.every(({ total }) => total === undefined)) return null;
  const actions = hasActions ? [{ key: ' actions', label: '' } satisfies Summed] : [];
  const cells: readonly Summed[] = [...columns, ...actions];
  return (
    <tfoot>
      <tr>
        {cells.map(({ key, label, total, align, isSecondary }, index) => (
          <td
            key={key}
            data-align={align}
            data-secondary={isSecondary || undefined}
            data-out={out.has(key) || undefined}
            {...(hasBox && index === 0 && { colSpan: 2 })}
          >
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            <span className={styles.value}>{total}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
};
