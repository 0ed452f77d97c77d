import { api, importByteLimit, shortenFileName } from '@cafeteria/contract';
import { FileDrop } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../platform/api/index.ts';
import { useAdminText } from '../../platform/resource/index.ts';

type Props = { readonly partnerId: number; readonly onStarted: (id: number) => void };

/** Takes a CSV file and starts its check. */
export const ImportUpload = ({ partnerId, onStarted }: Props) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useMutation(write(api.branchOfficeImport.check));
  const [error, setError] = useState<string>();
  const take = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    if (file.size > importByteLimit) return setError(text('import.tooLarge'));
    setError(undefined);
    const started = await mutateAsync({ partnerId, body: { fileName: shortenFileName(file.name), content: await file.text() } }).catch(() => undefined);
    if (started) onStarted(started.id);
  };
  return <FileDrop label={text('import.label')} prompt={isPending ? text('import.checking') : text('import.drop')} hint={text('import.hint')} accept=".csv,.txt,text/csv" error={error} isDisabled={isPending} onFiles={(files) => void take(files)} onRejected={() => setError(text('import.wrongType'))} testId="import-file" />;
};
