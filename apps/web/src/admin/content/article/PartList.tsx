import { Button, IconButton, SortableList } from '@cafeteria/ui';
import { type ReactNode, useRef } from 'react';
import { useAdminText, useSortTexts } from '../../frame/index.ts';
import styles from './Blocks.module.css';
import { focusLine, lineKeys, type Lines } from './line-keys.ts';
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
  /** The parts are lines of a text. */
  readonly lines?: Lines<T>;
  readonly children: (item: T, index: number, onChange: (item: T) => void) => ReactNode;
};

const Add = ({
  label,
  isFull,
  onAdd,
}: {
  readonly label: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
}) => (
  <Button
    kind="ghost"
    size="Small"
    icon="plus"
    className={styles.add}
    disabled={isFull}
    onClick={onAdd}
  >
    {label}
  </Button>
);

/** The parts with their keys, and how several come into the place of one. */
const useParts = <T,>(items: readonly T[], onChange: (items: T[]) => void, limit: number) => {
  const box = useRef<HTMLDivElement>(null);
  const { replaceBy, ...keys } = useKeys(items, onChange);
  const put = (index: number, next: readonly T[], focused: number): void => {
    if (items.length - 1 + next.length > limit) return;
    replaceBy(index, next);
    focusLine(box.current, index + focused);
  };
  return { ...keys, box, put };
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
  lines,
  children,
}: Props<T>) => {
  const text = useAdminText();
  const sortTexts = useSortTexts();
  const { box, keyed, change, insert, replace, put } = useParts(items, onChange, limit);
  const nameOfKeyed = ({ key, item }: Keyed<T>): string =>
    nameOf(
      item,
      keyed.findIndex((one) => one.key === key),
    );
  return (
    <div ref={box} className={styles.parts}>
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
        {({ item }, index) => (
          <div
            data-line={index}
            {...(lines && lineKeys(item, lines, (next, focused) => put(index, next, focused)))}
          >
            {children(item, index, (next) => replace(index, next))}
          </div>
        )}
      </SortableList>
      <Add
        label={addLabel}
        isFull={keyed.length >= limit}
        onAdd={() => void insert(make(), keyed.length)}
      />
    </div>
  );
};
