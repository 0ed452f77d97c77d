import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Field, type FieldTexts } from '../form/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './FileDrop.module.css';

export type FileDropProps = FieldTexts & {
  /** What stands in the middle, e.g. `Přetáhněte obrázek, vložte ho ze schránky, nebo vyberte soubor`. */
  readonly prompt: ReactNode;
  /** Limits in words, e.g. `JPEG, PNG nebo WebP do 1 MB`. */
  readonly hint?: ReactNode;
  /** As in the input's attribute, e.g. `image/*,.pdf`. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: File[]) => void;
  /** Files that `accept` does not allow. */
  readonly onRejected?: (files: File[]) => void;
  readonly testId?: string;
  readonly className?: string;
  /** A picture that is already there, shown instead of the prompt's icon. */
  readonly children?: ReactNode;
};

const isAccepted = (file: File, accept: string): boolean =>
  accept === '' ||
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part);
      return part.endsWith('/*') ? file.type.startsWith(part.slice(0, -1)) : file.type === part;
    });

/**
 * Takes files by click, drop and paste.
 * @example <FileDrop label="Logo" prompt="Přetáhněte obrázek…" accept="image/*" onFiles={upload} />
 */
export const FileDrop = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  labelEnd,
  prompt,
  hint,
  accept = '',
  isMultiple = false,
  isDisabled = false,
  onFiles,
  onRejected,
  testId,
  className,
  children,
}: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (isDisabled || !list || list.length === 0) return;
    const files = [...list];
    const good = files.filter((file) => isAccepted(file, accept));
    const bad = files.filter((file) => !good.includes(file));
    if (bad.length > 0) onRejected?.(bad);
    if (good.length > 0) onFiles(isMultiple ? good : good.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      take(event.clipboardData.files);
    }
  };
  return (
    <Field
      {...{
        label,
        isLabelHidden,
        description,
        error,
        isRequired,
        optionalLabel,
        labelEnd,
        className,
      }}
    >
      {(control) => (
        <div
          className={styles.zone}
          data-over={isOver || undefined}
          data-disabled={isDisabled || undefined}
          aria-disabled={isDisabled || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          onPaste={onPaste}
        >
          <input
            {...control}
            aria-required={undefined}
            type="file"
            className={styles.input}
            accept={accept || undefined}
            multiple={isMultiple}
            disabled={isDisabled}
            data-testid={testId}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          {children ?? <Icon name="upload" size="lg" className={styles.icon} />}
          <span className={styles.prompt}>{prompt}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </div>
      )}
    </Field>
  );
};
