import { Badge, Button, Dialog, SegmentedControl } from '@cafeteria/ui';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import type { FieldChange, Side } from './merge.ts';
import styles from './Conflict.module.css';

type Props = {
  readonly resource: Resource;
  /** The record the changes are of. */
  readonly item?: Values | undefined;
  readonly isOpen: boolean;
  readonly changes: readonly FieldChange[];
  readonly onApply: (choice: Readonly<Record<string, Side>>) => void;
  readonly onClose: () => void;
};

/** What somebody else changed meanwhile, field by field; where both did, one version is chosen. */
export const ConflictDialog = ({ resource, item, isOpen, changes, onApply, onClose }: Props) => {
  const text = useAdminText();
  const { field: labelOf } = useResourceTexts(resource);
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const segments = [
    { value: 'mine', label: text('conflict.mine') },
    { value: 'theirs', label: text('conflict.theirs') },
  ] as const;
  const row = ({ field, mine, theirs, isConflict }: FieldChange) => {
    const Show = resource.widgets[field]?.Show;
    if (!Show) return null;
    const side = isConflict ? (choice[field] ?? 'mine') : 'theirs';
    return (
      <li key={field} className={styles.row}>
        <div className={styles.head}>
          <strong>{labelOf(field)}</strong>
          {isConflict ? (
            <SegmentedControl
              size="small"
              label={text('conflict.choose', { field: labelOf(field) })}
              segments={segments}
              value={side}
              onChange={(value) => setChoice({ ...choice, [field]: value })}
            />
          ) : (
            <Badge tone="info">{text('conflict.onlyTheirs')}</Badge>
          )}
        </div>
        <div className={styles.pair}>
          <div className={styles.side} data-chosen={side === 'mine' || undefined}>
            <span className={styles.who}>{text('conflict.mine')}</span>
            <Show value={mine} item={item} />
          </div>
          <div className={styles.side} data-chosen={side === 'theirs' || undefined}>
            <span className={styles.who}>{text('conflict.theirs')}</span>
            <Show value={theirs} item={item} />
          </div>
        </div>
      </li>
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={text('conflict.title')}
      closeLabel={text('action.close')}
      description={changes.length > 0 ? text('conflict.text') : text('conflict.nothing')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button onClick={() => onApply(choice)}>{text('conflict.apply')}</Button>
        </>
      }
    >
      <ul className={styles.list}>{changes.map(row)}</ul>
    </Dialog>
  );
};
