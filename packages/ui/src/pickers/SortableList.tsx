import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { movedAt } from './at-index.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './SortableList.module.css';

export type SortableListTexts = {
  /** How to drag with the keyboard, spoken. */
  readonly instructions: string;
  readonly drag: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  /** Spoken when something was moved, from 1. */
  readonly moved: (name: string, position: number, count: number) => string;
};

export type SortableListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Its name in spoken texts. */
  readonly nameOf: (item: Item) => string;
  readonly children: (item: Item, index: number) => ReactNode;
  readonly onReorder: (items: Item[]) => void;
  /** Stands beside the handle; the rest of the row then begins on a line of its own. */
  readonly headOf?: (item: Item, index: number) => ReactNode;
  /** More buttons at the end of a row. */
  readonly actionsOf?: (item: Item, index: number) => ReactNode;
  readonly texts: SortableListTexts;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

type RowProps = {
  readonly head: ReactNode;
  readonly id: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  readonly texts: SortableListTexts;
  readonly actions: ReactNode;
  readonly onMove: (by: -1 | 1) => void;
  readonly children: ReactNode;
};

type MoveProps = Pick<RowProps, 'name' | 'isFirst' | 'isLast' | 'isDisabled' | 'texts' | 'onMove'>;
const MoveButtons = ({ name, isFirst, isLast, isDisabled, texts, onMove }: MoveProps) => (
  <>
    <IconButton
      icon="arrow-up"
      size="Small"
      label={texts.moveUp(name)}
      disabled={isFirst || isDisabled}
      onClick={() => onMove(-1)}
    />
    <IconButton
      icon="arrow-down"
      size="Small"
      label={texts.moveDown(name)}
      disabled={isLast || isDisabled}
      onClick={() => onMove(1)}
    />
  </>
);

const Row = ({ head, id, name, isDisabled, texts, actions, children, ...moving }: RowProps) => {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: isDisabled });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-stacked={head !== undefined || undefined}
      data-dragging={isDragging || undefined}
      style={{
        translate: transform ? `0 ${Math.round(transform.y)}px` : undefined,
        transition: transition?.replace('transform', 'translate'),
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={texts.drag(name)}
        disabled={isDisabled}
      >
        <Icon name="drag" />
      </button>
      {head === undefined ? (
        <div className={styles.content}>{children}</div>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      <div className={styles.actions}>
        <MoveButtons {...{ name, isDisabled, texts, ...moving }} />
        {actions}
      </div>
      {head !== undefined && <div className={styles.body}>{children}</div>}
    </li>
  );
};

type Spoken<Item> = Pick<SortableListProps<Item>, 'items' | 'nameOf' | 'texts'>;
type Drag = Pick<DragEndEvent, 'active' | 'over'>;
/** What is said while something is dragged: where it would come to lie. */
const announcementsOf = <Item,>(
  { items, nameOf, texts }: Spoken<Item>,
  keys: readonly string[],
) => {
  const announcement = ({ active, over }: Drag) => {
    const item = items[keys.indexOf(String(active.id))];
    return item === undefined || over === null
      ? undefined
      : texts.moved(nameOf(item), keys.indexOf(String(over.id)) + 1, items.length);
  };
  const nothing = () => undefined;
  return {
    onDragStart: nothing,
    onDragOver: announcement,
    onDragEnd: announcement,
    onDragCancel: nothing,
  };
};

const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/**
 * A list that is reordered by dragging or with buttons.
 * @example
 * <SortableList items={slides} keyOf={(slide) => slide.id} onReorder={save} …>
 *   {(slide) => slide.title}
 * </SortableList>
 */
export const SortableList = <Item,>({
  label,
  items,
  keyOf,
  nameOf,
  children,
  onReorder,
  headOf,
  actionsOf,
  texts,
  isDisabled = false,
  className,
}: SortableListProps<Item>) => {
  const sensors = useDragSensors();
  const keys = items.map(keyOf);
  const kept = useKeptFocus<HTMLOListElement>(keys);
  const move = (from: number, to: number) => {
    if (from !== to) onReorder(movedAt(items, from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over) return;
    const [from, to] = [active.id, over.id].map((id) => keys.indexOf(String(id)));
    // what was dragged, or what it was dropped on, may be gone by now
    if (from !== undefined && from >= 0 && to !== undefined && to >= 0) move(from, to);
  };
  const announcements = announcementsOf({ items, nameOf, texts }, keys);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ screenReaderInstructions: { draggable: texts.instructions }, announcements }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol {...kept} className={classNames(styles.list, className)} role="list" aria-label={label}>
          {items.map((item, index) => (
            <Row
              key={keyOf(item)}
              head={headOf?.(item, index)}
              id={keyOf(item)}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isDisabled={isDisabled}
              texts={texts}
              actions={actionsOf?.(item, index)}
              onMove={(by) => move(index, index + by)}
            >
              {children(item, index)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
