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

type Taking = Pick<
  FileDropProps,
  'accept' | 'isMultiple' | 'isDisabled' | 'onFiles' | 'onRejected'
>;
/** Passes on the files that are wanted, and apart from them those that are not. */
const takeFiles = (
  list: FileList | null,
  { accept = '', isMultiple, isDisabled, onFiles, onRejected }: Taking,
) => {
  if (isDisabled || !list || list.length === 0) return;
  const files = [...list];
  const good = files.filter((file) => isAccepted(file, accept));
  const bad = files.filter((file) => !good.includes(file));
  if (bad.length > 0) onRejected?.(bad);
  if (good.length > 0) onFiles(isMultiple ? good : good.slice(0, 1));
};

/** What makes an element a place to drop and paste files. */
const useDropZone = (taking: Taking) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      takeFiles(event.dataTransfer.files, taking);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      takeFiles(event.clipboardData.files, taking);
    },
  };
};

/**
 * Takes files by click, drop and paste.
 * @example <FileDrop label="Logo" prompt="Přetáhněte obrázek…" accept="image/*" onFiles={upload} />
 */
export const FileDrop = ({
  prompt,
  hint,
  accept = '',
  isMultiple = false,
  isDisabled = false,
  onFiles,
  onRejected,
  testId,
  children,
  ...texts
}: FileDropProps) => {
  const taking: Taking = { accept, isMultiple, isDisabled, onFiles, onRejected };
  const zone = useDropZone(taking);
  return (
    <Field {...texts}>
      {(control) => (
        <div
          {...zone}
          className={styles.zone}
          data-disabled={isDisabled || undefined}
          aria-disabled={isDisabled || undefined}
        >
          <input
            {...control}
            aria-required={undefined}
            type="file"
            className={styles.input}
            accept={accept || undefined}
            multiple={isMultiple}
            // not disabled by the browser, which would take the focus from who has just chosen a file
            aria-disabled={isDisabled || undefined}
            onClick={(event) => {
              if (isDisabled) event.preventDefault();
            }}
            data-testid={testId}
            onChange={(event) => {
              takeFiles(event.target.files, taking);
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
