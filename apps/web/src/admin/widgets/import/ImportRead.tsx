import type { FileImport } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Button, Card, Heading, KeyValueList } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiOf } from '../../../shared/api/index.ts';
import { AdminTable, useAdminText, useWords } from '../../frame/index.ts';
import type { ImportKind } from './kind.ts';
import styles from './Import.module.css';

type Props = {
  readonly kind: ImportKind;
  readonly found: FileImport;
  readonly another: ReactNode;
};

/** What the file was recognised as, as far as it applies to its format. */
const useFacts = ({ recognised, total, fileName }: FileImport) => {
  const text = useAdminText();
  const encodingOf = useWords('enum.importEncoding');
  const delimiterOf = useWords('enum.importDelimiter');
  if (!recognised) return [];
  const { format, encoding, delimiter, sheet, otherSheets } = recognised;
  const others = otherSheets > 0 ? ` (${text('import.otherSheets', { count: otherSheets })})` : '';
  return [
    { key: 'file', label: text('import.file'), value: fileName },
    { key: 'format', label: text('import.format'), value: format },
    encoding && { key: 'encoding', label: text('import.encoding'), value: encodingOf(encoding) },
    delimiter && {
      key: 'delimiter',
      label: text('import.delimiter'),
      value: delimiterOf(delimiter),
    },
    sheet !== null && { key: 'sheet', label: text('import.sheet'), value: `${sheet}${others}` },
    { key: 'lines', label: text('import.lines'), value: formatNumber(total) },
  ].filter((fact) => fact !== null && fact !== false);
};

const Preview = ({ preview: [header = [], ...lines] }: FileImport) => {
  const text = useAdminText();
  const rows = lines.map((cells, index) => ({ key: String(index), cells }));
  return (
    <AdminTable
      caption={text('import.preview')}
      rows={rows}
      keyOf={({ key }) => key}
      columns={header.map((name, index) => ({
        key: `${index}`,
        label: name,
        cell: ({ cells }: { readonly cells: readonly string[] }) => cells[index] ?? '',
      }))}
    />
  );
};

/** A file as it was understood, before anything is checked. */
export const ImportRead = ({ kind, found, another }: Props) => {
  const text = useAdminText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => kind.check(apiOf(queryClient).call, found.id),
    meta: { invalidates: kind.tags.slice(0, 1) },
    onSuccess: (started) => {
      queryClient.setQueryData(kind.get(found.id).queryKey, started);
    },
  });
  return (
    <Card className={styles.stack}>
      <Heading level={2} size="md">
        {text('import.readTitle')}
      </Heading>
      <p>{text('import.readText')}</p>
      <KeyValueList look="stacked" items={useFacts(found)} />
      <Preview {...found} />
      {found.recognised?.encoding === 'WINDOWS_1250' && (
        <p className={styles.note}>{text('import.wrongLetters')}</p>
      )}
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => mutate()}>
          {text('import.check')}
        </Button>
        {another}
      </div>
    </Card>
  );
};
