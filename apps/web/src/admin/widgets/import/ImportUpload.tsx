import { importByteLimit, shortenFileName } from '@cafeteria/contract';
import { Button, FileDrop } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, apiOf } from '../../../shared/api/index.ts';
import { refusalText } from '../../../shared/refusal.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import type { ImportFile, ImportKind } from './kind.ts';
import styles from './Import.module.css';

type Props = {
  readonly kind: ImportKind;
  readonly onStarted: (id: number) => void;
  /** What else is asked before the upload. */
  readonly children?: ReactNode;
};

/** Takes a CSV or XLSX file and shows how it was understood. */
export const ImportUpload = ({ kind, onStarted, children }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (file: ImportFile) => kind.upload(apiOf(queryClient).call, file),
    meta: { invalidates: kind.tags.slice(0, 1), saysRefusals: true },
  });
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<File>();
  const take = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    if (file.size > importByteLimit) return setError(text('import.tooLarge'));
    if (file.size === 0) return setError(text('import.emptyFile'));
    const refusal = kind.refuses?.();
    setError(refusal);
    setWaiting(refusal ? file : undefined);
    if (refusal) return;
    const started = await mutateAsync({
      fileName: shortenFileName(file.name),
      file,
    }).catch((failure: unknown) => {
      if (failure instanceof ApiError) setError(refusalText(i18n, failure));
    });
    if (started) onStarted(started.id);
  };
  return (
    <div className={styles.stack}>
      {children}
      <FileDrop
        label={text(`${kind.texts}.label`)}
        prompt={isPending ? text('import.reading') : text('import.drop')}
        hint={text('import.hint')}
        accept=".csv,.txt,.xlsx,text/csv"
        error={error}
        isDisabled={isPending}
        onFiles={(files) => void take(files)}
        onRejected={() => setError(text('import.wrongType'))}
        testId="import-file"
      />
      {waiting && (
        <Button onClick={() => void take([waiting])} isPending={isPending}>
          {text('import.waiting', { name: shortenFileName(waiting.name) })}
        </Button>
      )}
    </div>
  );
};
