import { formatAmount } from '@cafeteria/i18n';
import type { Column } from '@cafeteria/ui';
import styles from './Credit.module.css';

/** An amount in a table; one that is nothing recedes, so that an eye finds those that are something. */
export const Amount = ({ of }: { readonly of: number }) =>
  of === 0 ? <span className={styles.nothing}>{formatAmount(of)}</span> : formatAmount(of);

type AmountColumn<Row> = Omit<Column<Row>, 'align' | 'cell' | 'total'> & {
  readonly of: (row: Row) => number;
  /** What all rows come to, known or not yet; without it nothing stands below. */
  readonly total?: number | undefined;
};
/** A column of amounts; what the others come to is its `isResult`. */
export const amountColumn = <Row,>({ of, total, ...column }: AmountColumn<Row>): Column<Row> => ({
  ...column,
  align: 'end',
  cell: (row) => <Amount of={of(row)} />,
  ...(total !== undefined && { total: formatAmount(total) }),
});
