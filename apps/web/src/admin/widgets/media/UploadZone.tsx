import type { MediaRecord } from '@cafeteria/contract';
import { Button, FileDrop, ProgressBar } from '@cafeteria/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAdminText } from '../../frame/index.ts';
import styles from './Media.module.css';
import { useUpload } from './use-upload.ts';

type Props = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
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

const Problems = ({ lines }: { readonly lines: readonly string[] }) => (
  <span className={styles.problems}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);
/** Browsers that do not know HEIC give it no type: it must come in to be refused in words. */
const pictures = 'image/*,.heic,.heif';

const hintOf = (isMultiple: boolean, isDocument: boolean) => {
  if (isDocument) return 'media.documentHint';
  return isMultiple ? 'media.hintMany' : 'media.hint';
};

/** Takes pictures by click, drop and paste and sends them at once, with the progress in numbers. */
export const UploadZone = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  isMultiple = false,
  isDocument = false,
  isPasteAnywhere = false,
  onUploaded,
}: Props) => {
  const text = useAdminText();
  const { upload, cancel, refuse, progress, errors } = useUpload();
  const zone = useRef<HTMLDivElement>(null);
  const problems = [error, ...errors].filter((line) => line !== undefined);
  const take = async (files: File[]): Promise<void> => {
    const uploaded = await upload(files);
    if (uploaded.length > 0) onUploaded(uploaded);
  };
  usePaste(isPasteAnywhere && progress === undefined, (files) => void take(files));
  return (
    <div ref={zone} className={styles.zone}>
      <FileDrop
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        isRequired={isRequired}
        error={problems.length > 0 ? <Problems lines={problems} /> : undefined}
        accept={isDocument ? `${pictures},application/pdf` : pictures}
        isMultiple={isMultiple}
        isDisabled={progress !== undefined}
        prompt={text(isMultiple ? 'media.dropMany' : 'media.drop')}
        hint={text(hintOf(isMultiple, isDocument))}
        onFiles={(files) => void take(files)}
        onRejected={refuse}
      />
      {progress && (
        <div className={styles.sending}>
          <ProgressBar
            label={text('media.uploading')}
            value={progress.done}
            max={progress.total}
            valueText={text('media.progress', { done: progress.done + 1, total: progress.total })}
            size="small"
          />
          <Button
            kind="ghost"
            size="Small"
            onClick={() => {
              cancel();
              // the button goes
              zone.current?.querySelector('input')?.focus();
            }}
          >
            {text('action.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
};
