import { Button, Icon, StickyBar } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useAdminText } from '../texts.ts';
import { useIsUnderWay } from './under-way.ts';
import type { SaveMode, SaveState } from './use-record-form.ts';
import styles from './Form.module.css';

type Props = {
  readonly state: SaveState;
  /** What is being saved, while it is. */
  readonly sent: SaveMode;
  readonly isNew: boolean;
  /** Which button is the main one; undefined where nothing can be copied. */
  readonly mode: SaveMode | undefined;
  readonly onSave: (mode: SaveMode) => void;
  readonly children?: ReactNode;
};

const Status = ({ state, isDirty }: { readonly state: SaveState; readonly isDirty: boolean }) => {
  const text = useAdminText();
  const isWaiting = useIsUnderWay() && state === 'waiting';
  if (isWaiting) return <strong>{text('form.waiting')}</strong>;
  if (state === 'saving') return text('form.saving');
  if (isDirty) return <span className={styles.unsaved}>{text('form.unsaved')}</span>;
  if (state === 'same') return <strong>{text('form.nothingToSave')}</strong>;
  return state === 'saved' ? (
    <span className={styles.saved}>
      <Icon name="success" size="em" /> {text('form.saved')}
    </span>
  ) : (
    text('form.unchanged')
  );
};

/** Keeps the save buttons in view, and says whether everything is saved. */
export const SaveBar = ({ state, sent, isNew, mode, onSave, children }: Props) => {
  const text = useAdminText();
  const { isDirty } = useFormState();
  const store = isNew ? text('action.create') : text('action.save');
  const main = mode ?? 'STORE';
  const isSaving = state === 'saving';
  /** The button that was pressed turns; the others only wait. */
  const busy = (chosen: SaveMode) =>
    ({
      isPending: isSaving && sent === chosen,
      'aria-disabled': isSaving || undefined,
    }) as const;
  return (
    <StickyBar
      status={
        isNew && !isDirty && state === 'idle' ? (
          text('form.new')
        ) : (
          <Status state={state} isDirty={isDirty} />
        )
      }
    >
      {children}
      {mode === 'STORE' && (
        <Button kind="ghost" icon="copy" {...busy('COPY')} onClick={() => onSave('COPY')}>
          {text('action.saveAsCopy')}
        </Button>
      )}
      {mode === 'COPY' && (
        <Button kind="ghost" {...busy('STORE')} onClick={() => onSave('STORE')}>
          {text('action.saveOriginal')}
        </Button>
      )}
      <Button type="submit" {...busy(main)} aria-keyshortcuts="Control+S Meta+S">
        {main === 'COPY' ? text('action.saveAsCopy') : store}
      </Button>
    </StickyBar>
  );
};
