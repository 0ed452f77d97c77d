import type { Column } from '@cafeteria/ui';
import type { AdminText } from '../../frame/index.ts';
import { amountColumn } from '../credit/index.ts';

const names = ['opening', 'debit', 'credit', 'closing'] as const;
type Turnover = { readonly [K in (typeof names)[number]]: number };

/** What was there, what moved and what is left, with the sums below. */
export const turnoverColumns = <Row extends Turnover>(
  text: AdminText,
  total: Turnover | undefined,
): Column<Row>[] =>
  names.map((name) =>
    amountColumn({
      key: name,
      label: text(`book.field.${name}`),
      isSecondary: name === 'opening',
      isResult: name === 'closing',
      of: (row) => row[name],
      total: total?.[name],
    }),
  );
