import type { MonthRecord, MonthTask } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Card, type Column, Heading } from '@cafeteria/ui';
import { AdminTable, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { placeOf } from './address.ts';

const State = ({ task: { left, isNeeded } }: { readonly task: MonthTask }) => {
  const text = useAdminText();
  if (left === 0)
    return (
      <Badge tone="positive" icon="check">
        {text('month.done')}
      </Badge>
    );
  return (
    <Badge tone={isNeeded ? 'negative' : 'warning'}>
      {text('month.left', { n: formatNumber(left) })}
    </Badge>
  );
};

const useColumns = (): Column<MonthTask>[] => {
  const text = useAdminText();
  return [
    {
      key: 'task',
      label: text('month.field.task'),
      width: 'wide',
      cell: ({ kind }) => text(`month.task.${kind}`),
    },
    {
      key: 'left',
      label: text('month.field.left'),
      cell: (task) => <State task={task} />,
    },
  ];
};

/** What is to be done before a month is closed, each thing with the way to where it is done. */
export const MonthTasks = ({ record: { month, tasks } }: { readonly record: MonthRecord }) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('month.tasks')}
      </Heading>
      <AdminTable
        caption={text('month.tasks')}
        isDense
        columns={columns}
        rows={tasks}
        keyOf={({ kind }) => kind}
        hrefOf={({ kind }) => placeOf(kind, month)}
      />
    </Card>
  );
};
