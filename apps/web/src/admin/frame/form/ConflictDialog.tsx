import { Badge, Button, Dialog, SegmentedControl } from '@cafeteria/ui';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { differingLanguages, ShownLanguages } from '../widgets/ShownLanguages.tsx';
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

/** A field that somebody else changed; where both did, one version is chosen. */
const Row = ({
  resource,
  item,
  change: { field, mine, theirs, isConflict },
  chosen,
  onChoose,
}: Pick<Props, 'resource' | 'item'> & {
  readonly change: FieldChange;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}) => {
  const text = useAdminText();
  const { field: labelOf } = useResourceTexts(resource);
  const Show = resource.widgets[field]?.Show;
  if (!Show) return null;
  const sides = [
    { value: 'mine', label: text('conflict.mine'), shown: mine },
    { value: 'theirs', label: text('conflict.theirs'), shown: theirs },
  ] as const;
  const side = isConflict ? chosen : 'theirs';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{labelOf(field)}</strong>
        {isConflict ? (
          <SegmentedControl
            size="small"
            label={text('conflict.choose', { field: labelOf(field) })}
            segments={sides}
            value={side}
            onChange={onChoose}
          />
        ) : (
          <Badge tone="info">{text('conflict.onlyTheirs')}</Badge>
        )}
      </div>
      <div className={styles.pair}>
        {sides.map(({ value, label, shown }) => (
          <div key={value} className={styles.side} data-chosen={side === value || undefined}>
            <span className={styles.who}>{label}</span>
            <ShownLanguages value={differingLanguages(mine, theirs)}>
              <Show value={shown} item={item} />
            </ShownLanguages>
          </div>
        ))}
      </div>
    </li>
  );
};

/** What somebody else changed meanwhile, field by field; where both did, one version is chosen. */
export const ConflictDialog = ({ resource, item, isOpen, changes, onApply, onClose }: Props) => {
  const text = useAdminText();
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
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
      <ul className={styles.list}>
        {changes.map((change) => (
          <Row
            key={change.field}
            resource={resource}
            item={item}
            change={change}
            chosen={choice[change.field] ?? 'mine'}
            onChoose={(side) => setChoice({ ...choice, [change.field]: side })}
          />
        ))}
      </ul>
    </Dialog>
  );
};
