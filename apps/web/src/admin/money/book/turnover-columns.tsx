import { formatAmount } from '@cafeteria/i18n';
import type { Column } from '@cafeteria/ui';
import type { AdminText } from '../../frame/index.ts';

const names = ['opening', 'debit', 'credit', 'closing'] as const;
type Turnover = { readonly [K in (typeof names)[number]]: number };

/** What was there, what moved and what is left, with the sums below. */
export const turnoverColumns = <Row extends Turnover>(
  text: AdminText,
  total: Turnover | undefined,
): Column<Row>[] =>
  names.map((name) => ({
    key: name,
    label: text(`book.field.${name}`),
    align: 'end',
    isSecondary: name === 'opening',
    cell: (row) => formatAmount(row[name]),
    ...(total && { total: formatAmount(total[name]) }),
  }));
