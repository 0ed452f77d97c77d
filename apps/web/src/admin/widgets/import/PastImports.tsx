import type { ListedImport } from '@cafeteria/contract';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import { type Column, Heading, StatusChip, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminTable, LoadFailed, useAdminText } from '../../frame/index.ts';
import styles from './Import.module.css';
import type { ImportKind } from './kind.ts';

const tones = {
  READ: 'warning',
  CHECKING: 'info',
  IMPORTING: 'info',
  CHECKED: 'warning',
  REFUSED: 'negative',
  FAILED: 'negative',
  IMPORTED: 'positive',
} as const;

const useColumns = (): Column<ListedImport>[] => {
  const text = useAdminText();
  return [
    { key: 'file', label: text('import.file'), cell: ({ fileName }) => fileName },
    {
      key: 'status',
      label: text('import.status'),
      width: 'narrow',
      cell: ({ status }) => (
        <StatusChip tone={tones[status]}>{text(`enum.importStatus.${status}`)}</StatusChip>
      ),
    },
    {
      key: 'rows',
      label: text('import.rows'),
      align: 'end',
      width: 'narrow',
      cell: ({ total }) => formatNumber(total),
    },
    {
      key: 'wrong',
      label: text('import.wrong'),
      align: 'end',
      width: 'narrow',
      isSecondary: true,
      cell: ({ errorCount }) => formatNumber(errorCount),
    },
    {
      key: 'when',
      label: text('import.when'),
      width: 'narrow',
      cell: ({ dateCreated }) => formatDateTime(dateCreated),
    },
  ];
};

/** Past imports, newest first; each leads back to where it was left. */
export const PastImports = ({
  kind,
  current,
}: {
  readonly kind: ImportKind;
  readonly current: number | undefined;
}) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(kind.list);
  const rows: ListedImport[] = data?.content ?? [];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('import.past')}
      </Heading>
      {isError && !data ? (
        <LoadFailed onRetry={refetch} />
      ) : (
        <AdminTable
          caption={text('import.past')}
          rows={rows}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => `${kind.path}?importId=${id}`}
          skeletonRows={data ? 0 : 2}
          stateOf={({ id }) => (id === current ? 'selected' : 'normal')}
          empty={
            <Text tone="soft" className={styles.empty}>
              {text('import.none')}
            </Text>
          }
          columns={useColumns()}
        />
      )}
    </section>
  );
};
