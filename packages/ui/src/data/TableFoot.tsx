import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

/** What of a column stands below it, too. */
export type Summed = {
  readonly key: string;
  readonly label: ReactNode;
  readonly align?: 'start' | 'end';
  /** Left out on a phone. */
  readonly isSecondary?: boolean;
  /** What stands below it in the line of sums, which stays in view. */
  readonly total?: ReactNode;
};

/** The line of sums of a table, where any column has one. */
export const TableFoot = ({
  columns,
  hasBox,
  hasActions,
}: {
  readonly columns: readonly Summed[];
  readonly hasBox: boolean;
  readonly hasActions: boolean;
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
