import { Button, Field, movedAt, removedAt, replacedAt } from '@cafeteria/ui';
import { type ReactNode, useRef } from 'react';
import type { WidgetProps } from '../../frame/index.ts';
import styles from './Rows.module.css';

/** One row of a list, and what can be done with it there. */
export type Row<T> = {
  readonly value: T;
  readonly index: number;
  readonly count: number;
  readonly onChange: (value: T) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};
type Props<T> = WidgetProps<T[]> & {
  /** Draws a row, as an item of a list. */
  readonly row: (row: Row<T>) => ReactNode;
  readonly addLabel: string;
  /** What is added as the next row; without it no more can be. */
  readonly next: T | undefined;
};

/** A field of several rows: each is changed and removed by itself, and a new one is ready to be filled in. */
export function RowsField<T>({ row, addLabel, next, value, onChange, error, ...about }: Props<T>) {
  const list = useRef<HTMLOListElement>(null);
  const add = (added: T): void => {
    onChange([...value, added]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus(),
    );
  };
  const { label, isLabelHidden, description } = about;
  return (
    <Field {...{ label, isLabelHidden, description }} error={error('root') ?? error()} isGroup>
      {() => (
        <div className={styles.rows}>
          {value.length > 0 && (
            <ol ref={list} className={styles.list}>
              {value.map((one, index) =>
                row({
                  value: one,
                  index,
                  count: value.length,
                  onChange: (changed) => onChange(replacedAt(value, index, changed)),
                  onMove: (by) => onChange(movedAt(value, index, index + by)),
                  onRemove: () => onChange(removedAt(value, index)),
                }),
              )}
            </ol>
          )}
          <Button
            kind="ghost"
            size="Small"
            icon="plus"
            disabled={next === undefined}
            onClick={() => next !== undefined && add(next)}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </Field>
  );
}
