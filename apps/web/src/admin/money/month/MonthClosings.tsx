import type { MonthClosing, MonthFile, MonthRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { Badge, Card, type Column, Heading, Text } from '@cafeteria/ui';
import { AdminTable, FileLink, personText, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { Reopening } from './Reopening.tsx';

const kilobyte = 1024;
/** What tells the same figures for two programs apart: CSV or XML. */
const formatOf = (fileName: string): string => fileName.split('.').at(-1)?.toUpperCase() ?? '';
const useColumns = (): Column<MonthFile>[] => {
  const text = useAdminText();
  return [
    {
      key: 'name',
      label: text('month.field.file'),
      width: 'wide',
      cell: ({ kind, client, name, sha256 }) => (
        <>
          {text(`month.file.${kind}`)}
          {client && `, ${client.name}`} ({formatOf(name)})
          <span className={styles.below}>
            {text('month.field.sha256')} <code className={styles.hash}>{sha256}</code>
          </span>
        </>
      ),
    },
    {
      key: 'bytes',
      label: text('month.field.bytes'),
      align: 'end',
      isSecondary: true,
      cell: ({ bytes }) =>
        text('month.kilobytes', { n: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) }),
    },
  ];
};

type Props = { readonly record: MonthRecord; readonly closing: MonthClosing };
const Closing = ({ record, closing }: Props) => {
  const text = useAdminText();
  const columns = useColumns();
  const { number, closedBy, closedAt, lines, sha256, files, reopening } = closing;
  const isReopened = typeof reopening?.reopenedAt === 'string';
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {number ? text('month.closingNumber', { number }) : text('month.frozen')}
        </Heading>
        {isReopened && <Badge tone="neutral">{text('month.replaced')}</Badge>}
      </div>
      <Text tone="soft" size="small">
        {text('month.closedBy', {
          name: personText(text, closedBy),
          time: closedAt ? formatMoment(closedAt) : '–',
        })}
        {' · '}
        {text('month.lines', { count: lines })}
      </Text>
      {sha256 && (
        <Text size="small">
          {text('month.hash')} <code className={styles.hash}>{sha256}</code>
        </Text>
      )}
      <Reopening record={record} closing={closing} />
      <AdminTable
        caption={number ? text('month.closingNumber', { number }) : text('month.frozen')}
        isDense={false}
        columns={columns}
        rows={files}
        keyOf={({ id }) => String(id)}
        actionsLabel={text('month.field.take')}
        actionsOf={({ id, name }) => (
          <FileLink
            of={api.month.file}
            params={{ month: record.month, id }}
            title={name}
            size="Small"
          >
            {text('month.download')}
          </FileLink>
        )}
      />
    </Card>
  );
};

/** What was frozen when the month was closed; also what was told before it was opened again. */
export const MonthClosings = ({ record }: { readonly record: MonthRecord }) =>
  record.closings
    .filter(({ closedAt }) => closedAt !== null)
    .map((closing) => <Closing key={closing.id} record={record} closing={closing} />);
