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
  const box = useRef<HTMLDivElement>(null);
  const { keyed, change, insert, replace, replaceBy } = useKeys(items, onChange);
  const put = (index: number, next: readonly T[], focused: number): void => {
    if (keyed.length - 1 + next.length > limit) return;
    replaceBy(index, next);
    focusLine(box.current, index + focused);
  };
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
    </div>
  );
};
