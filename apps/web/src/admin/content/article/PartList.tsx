import { Button, IconButton, SortableList } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useAdminText, useSortTexts } from '../../frame/index.ts';
import styles from './Blocks.module.css';
import { type Keyed, useKeys } from './use-keys.ts';

type Props<T> = {
  readonly label: string;
  readonly items: readonly T[];
  readonly onChange: (items: T[]) => void;
  readonly nameOf: (item: T, index: number) => string;
  readonly headOf: (item: T, index: number) => string;
  readonly addLabel: string;
  readonly limit: number;
  readonly make: () => T;
  readonly children: (item: T, index: number, onChange: (item: T) => void) => ReactNode;
};

/** The parts of a block: put in order, removed except for the last one, and added up to a limit. */
export const PartList = <T,>({
  label,
  items,
  onChange,
  nameOf,
  headOf,
  addLabel,
  limit,
  make,
  children,
}: Props<T>) => {
  const text = useAdminText();
  const sortTexts = useSortTexts();
  const { keyed, change, insert, replace } = useKeys(items, onChange);
  const nameOfKeyed = ({ key, item }: Keyed<T>): string =>
    nameOf(
      item,
      keyed.findIndex((one) => one.key === key),
    );
  return (
    <>
      <SortableList
        label={label}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={nameOfKeyed}
        onReorder={change}
        texts={sortTexts}
        headOf={({ item }, index) => (
          <strong className={styles.rowName}>{headOf(item, index)}</strong>
        )}
        actionsOf={(part) => (
          <IconButton
            icon="trash"
            size="Small"
            kind="negative"
            label={text('value.remove', { name: nameOfKeyed(part) })}
            disabled={keyed.length === 1}
            onClick={() => change(keyed.filter(({ key }) => key !== part.key))}
          />
        )}
      >
        {({ item }, index) => children(item, index, (next) => replace(index, next))}
      </SortableList>
      <Button
        kind="ghost"
        size="Small"
        icon="plus"
        className={styles.add}
        disabled={keyed.length >= limit}
        onClick={() => void insert(make(), keyed.length)}
      >
        {addLabel}
      </Button>
    </>
  );
};
