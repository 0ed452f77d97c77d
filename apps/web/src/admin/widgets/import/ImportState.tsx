import type { CsvImport } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, Button, buttonClass, Card, ProgressBar } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiOf } from '../../../shared/api/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Import.module.css';
import { ImportErrors } from './ImportErrors.tsx';
import type { ImportKind } from './kind.ts';
import { useImport } from './use-import.ts';

type Props = { readonly kind: ImportKind; readonly id: number; readonly onAnother: () => void };

const Running = ({ status, processed, total, fileName }: CsvImport) => {
  const text = useAdminText();
  return (
    <Card className={styles.stack}>
      <ProgressBar
        label={`${text(status === 'CHECKING' ? 'import.checking' : 'import.importing')}: ${fileName}`}
        {...(total > 0 && {
          value: processed,
          max: total,
          valueText: text('import.progress', {
            done: formatNumber(processed),
            total: formatNumber(total),
          }),
        })}
      />
      <p className={styles.note}>{text('import.leave')}</p>
    </Card>
  );
};

/** What becomes of the lines, where they may do more than make something new. */
const Counts = ({
  kind,
  found: { create, update, deactivate, total },
}: {
  readonly kind: ImportKind;
  readonly found: CsvImport;
}) => {
  const text = useAdminText();
  if (kind.texts === 'import') return null;
  const counts = { create, update, unchanged: total - create - update, deactivate };
  return (
    <ul className={styles.counts}>
      {(['create', 'update', 'unchanged', 'deactivate'] as const).map((one) => (
        <li key={one} data-none={counts[one] === 0 || undefined}>
          <strong>{formatNumber(counts[one])}</strong> {text(`userImport.${one}`)}
        </li>
      ))}
    </ul>
  );
};

const useRun = ({ run, get, tags }: ImportKind, id: number) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(apiOf(queryClient).call, id),
    meta: { invalidates: tags },
    onSuccess: (started) => {
      queryClient.setQueryData(get(id).queryKey, started);
    },
  });
  return { start: () => mutate(), isPending };
};

/** One import from its check to its end, with what can be done next. */
export const ImportState = ({ kind, id, onAnother }: Props) => {
  const text = useAdminText();
  const found = useImport(kind, id);
  const { start, isPending } = useRun(kind, id);
  if (!found)
    return (
      <Card>
        <ProgressBar label={text('import.checking')} />
      </Card>
    );
  const { texts, doneHref } = kind;
  const count = texts === 'import' ? found.create : found.total;
  const another = (
    <Button kind="ghost" onClick={onAnother}>
      {text('import.another')}
    </Button>
  );
  const states: Readonly<Record<CsvImport['status'], () => ReactNode>> = {
    CHECKING: () => <Running {...found} />,
    IMPORTING: () => <Running {...found} />,
    CHECKED: () => (
      <Banner
        tone="success"
        isLive
        title={text(`${texts}.checkedTitle`, { count })}
        actions={
          <>
            <Button isPending={isPending} onClick={start}>
              {text(`${texts}.run`, { count })}
            </Button>
            {another}
          </>
        }
      >
        {found.fileName}. {text('import.checkedText')}
        <Counts kind={kind} found={found} />
      </Banner>
    ),
    REFUSED: () => (
      <>
        <Banner
          tone="negative"
          isLive
          title={text('import.refusedTitle', { count: found.errorCount })}
          actions={another}
        >
          {found.fileName}. {text('import.refusedText')}
        </Banner>
        <ImportErrors {...found} />
      </>
    ),
    IMPORTED: () => (
      <Banner
        tone="success"
        isLive
        title={text(`${texts}.importedTitle`, { count })}
        actions={
          <>
            <AppLink className={buttonClass({})} href={doneHref}>
              {text(`${texts}.toResult`)}
            </AppLink>
            {another}
          </>
        }
      >
        {found.fileName}
        <Counts kind={kind} found={found} />
      </Banner>
    ),
    FAILED: () => (
      <>
        <Banner tone="negative" isLive title={text('import.failedTitle')} actions={another}>
          {found.fileName}. {text('import.failedText')}
        </Banner>
        {found.errors.length > 0 && <ImportErrors {...found} />}
      </>
    ),
  };
  return <div className={styles.stack}>{states[found.status]()}</div>;
};
