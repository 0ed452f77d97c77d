import { api, type BranchOfficeImport } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, Button, buttonClass, Card, ProgressBar } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read, write } from '../../platform/api/index.ts';
import { AppLink } from '../../platform/navigation/index.ts';
import { useAdminText } from '../../platform/resource/index.ts';
import styles from './Import.module.css';
import { ImportErrors } from './ImportErrors.tsx';
import { useImport } from './use-import.ts';

type Props = { readonly partnerId: number; readonly id: number; readonly onAnother: () => void };

const Running = ({ status, processed, total, fileName }: BranchOfficeImport) => {
  const text = useAdminText();
  return (
    <Card className={styles.stack}>
      <ProgressBar label={`${text(status === 'CHECKING' ? 'import.checking' : 'import.importing')}: ${fileName}`} {...(total > 0 && { value: processed, max: total, valueText: text('import.progress', { done: formatNumber(processed), total: formatNumber(total) }) })} />
      <p className={styles.note}>{text('import.leave')}</p>
    </Card>
  );
};

/** One import from its check to its end, with what can be done next. */
export const ImportState = ({ partnerId, id, onAnother }: Props) => {
  const text = useAdminText();
  const queryClient = useQueryClient();
  const found = useImport(partnerId, id);
  const { mutateAsync, isPending } = useMutation(write(api.branchOfficeImport.run));
  if (!found) return <Card><ProgressBar label={text('import.checking')} /></Card>;
  const run = async (): Promise<void> => {
    const started = await mutateAsync({ partnerId, id }).catch(() => undefined);
    if (started) queryClient.setQueryData(read(api.branchOfficeImport.get, { partnerId, id }).queryKey, started);
  };
  const another = <Button kind="ghost" onClick={onAnother}>{text('import.another')}</Button>;
  const states: Readonly<Record<BranchOfficeImport['status'], () => ReactNode>> = {
    CHECKING: () => <Running {...found} />,
    IMPORTING: () => <Running {...found} />,
    CHECKED: () => <Banner tone="success" isLive title={text('import.checkedTitle', { count: found.create })} actions={<><Button isPending={isPending} onClick={() => void run()}>{text('import.run', { count: found.create })}</Button>{another}</>}>{found.fileName}. {text('import.checkedText')}</Banner>,
    REFUSED: () => <><Banner tone="negative" isLive title={text('import.refusedTitle', { count: found.errorCount })} actions={another}>{found.fileName}. {text('import.refusedText')}</Banner><ImportErrors {...found} /></>,
    IMPORTED: () => <Banner tone="success" isLive title={text('import.importedTitle', { count: found.create })} actions={<><AppLink className={buttonClass({})} href={`/admin/partner/${partnerId}?tab=branches`}>{text('import.toBranches')}</AppLink>{another}</>}>{found.fileName}</Banner>,
    FAILED: () => <><Banner tone="negative" isLive title={text('import.failedTitle')} actions={another}>{found.fileName}. {text('import.failedText')}</Banner>{found.errors.length > 0 && <ImportErrors {...found} />}</>,
  };
  return <div className={styles.stack}>{states[found.status]()}</div>;
};
