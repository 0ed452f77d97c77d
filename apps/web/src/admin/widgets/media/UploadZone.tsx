import type { MediaRecord } from '@cafeteria/contract';
import { FileDrop, ProgressBar } from '@cafeteria/ui';
import { useEffect, useEffectEvent } from 'react';
import { useAdminText } from '../../frame/index.ts';
import styles from './Media.module.css';
import { useUpload } from './use-upload.ts';

type Props = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
  readonly isDocument?: boolean;
  /** Takes what is pasted anywhere on the page, outside of fields. */
  readonly isPasteAnywhere?: boolean;
  readonly onUploaded: (media: MediaRecord[]) => void;
};

/** Takes what is pasted anywhere on the page, outside of fields and dialogs. */
const usePaste = (isOn: boolean, take: (files: File[]) => void): void => {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || document.querySelector('dialog:modal'))
      return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn]);
};

/** Takes pictures by click, drop and paste and sends them at once, with the progress in numbers. */
export const UploadZone = ({
  label,
  isLabelHidden,
  description,
  error,
  isMultiple = false,
  isDocument = false,
  isPasteAnywhere = false,
  onUploaded,
}: Props) => {
  const text = useAdminText();
  const { upload, progress, errors } = useUpload();
  const problems = [...(error ? [error] : []), ...errors];
  const take = async (files: File[]): Promise<void> => {
    const uploaded = await upload(files);
    if (uploaded.length > 0) onUploaded(uploaded);
  };
  usePaste(isPasteAnywhere && progress === undefined, (files) => void take(files));
  return (
    <div className={styles.zone}>
      <FileDrop
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        error={
          problems.length > 0 ? (
            <span className={styles.problems}>
              {problems.map((problem) => (
                <span key={problem}>{problem}</span>
              ))}
            </span>
          ) : undefined
        }
        accept={isDocument ? 'image/*,application/pdf' : 'image/*'}
        isMultiple={isMultiple}
        isDisabled={progress !== undefined}
        prompt={text(isMultiple ? 'media.dropMany' : 'media.drop')}
        hint={text(
          isDocument ? 'media.documentHint' : isMultiple ? 'media.hintMany' : 'media.hint',
        )}
        onFiles={(files) => void take(files)}
      />
      {progress && (
        <ProgressBar
          label={text('media.uploading')}
          value={progress.done}
          max={progress.total}
          valueText={text('media.progress', { done: progress.done + 1, total: progress.total })}
          size="small"
        />
      )}
    </div>
  );
};
