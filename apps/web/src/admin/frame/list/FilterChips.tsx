import { Icon, Menu, MenuItem } from '@cafeteria/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Values } from '../widget.ts';
import { FilterControl } from './FilterControl.tsx';
import styles from './FilterChips.module.css';

/** What narrows a list: its filters by name; their state stands in the address. */
export type FieldsProps = {
  readonly search: Values & { readonly keyword?: string | undefined };
  readonly change: (next: Values) => void;
  readonly filters: Readonly<Record<string, FilterWidget<unknown>>>;
  readonly labelOf: (name: string) => string;
};
type ChipProps = {
  readonly filter: FilterWidget<unknown>;
  readonly label: string;
  readonly value: unknown;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
};
/** "Stav: Ukončeno ×": a press opens its control, the cross or Delete takes it away. */
const FilterChip = ({
  filter: { Name, isOnlyShown },
  label,
  value,
  onOpen,
  onRemove,
}: ChipProps) => {
  const text = useAdminText();
  const says = (
    <>
      {label}: <Name value={value} />
    </>
  );
  return (
    <span className={styles.chip}>
      {isOnlyShown ? (
        <span className={styles.says}>{says}</span>
      ) : (
        <button
          type="button"
          className={styles.says}
          aria-keyshortcuts="Delete"
          onClick={onOpen}
          onKeyDown={({ key }) => {
            if (key === 'Delete' || key === 'Backspace') onRemove();
          }}
        >
          {says}
        </button>
      )}
      <button
        type="button"
        className={styles.cross}
        aria-label={text('list.dropFilter', { name: label })}
        onClick={onRemove}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  );
};

/** Gives the focus to a chip, or to the menu where none is named: as soon as the address has brought it. */
const useNextFocus = (root: RefObject<HTMLElement | null>) => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const place = wanted.current === '' ? '[data-add]' : `[data-filter="${wanted.current}"]`;
    const button = root.current?.querySelector<HTMLElement>(`${place} button`);
    if (!button) return;
    wanted.current = undefined;
    button.focus();
  });
  return (name: string | undefined): void => {
    wanted.current = name;
  };
};

type AddProps = Pick<FieldsProps, 'labelOf'> & {
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
};
/** A menu of the filters that are not on, by their words. */
const AddFilter = ({ names, labelOf, onAdd }: AddProps) => {
  const text = useAdminText();
  return (
    <span data-add="" className={styles.item}>
      <Menu
        label={text('list.addFilter')}
        triggerClassName={styles.add ?? ''}
        trigger={
          <>
            <Icon name="plus" size="sm" /> {text('list.filter')}
          </>
        }
      >
        {names.map((name) => (
          <MenuItem key={name} onSelect={() => onAdd(name)}>
            {labelOf(name)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
};

/** The filters that are on as chips, and a menu of the others by their words. */
export const FilterChips = ({ filters, labelOf, search, change }: FieldsProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<string>();
  const focusNext = useNextFocus(root);
  const names = Object.keys(filters);
  const shown = names.filter((name) => search[name] !== undefined || name === edited);
  const others = names.filter((name) => !shown.includes(name) && !filters[name]?.isOnlyShown);
  const remove = (name: string): void => {
    focusNext(shown[shown.indexOf(name) + 1] ?? '');
    change({ [name]: undefined });
  };
  const set = (name: string, value: unknown): void => {
    focusNext(value === undefined ? '' : name);
    change({ [name]: value });
  };
  const done = (name: string, how: 'chosen' | 'dismissed' | 'left'): void => {
    setEdited((now) => (now === name ? undefined : now));
    if (how === 'dismissed') focusNext(search[name] === undefined ? '' : name);
    if (how === 'left') focusNext(undefined);
  };
  return (
    <div ref={root} className={styles.chips}>
      {shown.map((name) => {
        const filter = filters[name];
        if (!filter) return null;
        const common = { filter, label: labelOf(name), value: search[name] };
        return (
          <span key={name} data-filter={name} className={styles.item}>
            {name === edited ? (
              <FilterControl
                {...common}
                onChange={(value) => set(name, value)}
                onDone={(how) => done(name, how)}
              />
            ) : (
              <FilterChip
                {...common}
                onOpen={() => setEdited(name)}
                onRemove={() => remove(name)}
              />
            )}
          </span>
        );
      })}
      {others.length > 0 && <AddFilter names={others} labelOf={labelOf} onAdd={setEdited} />}
    </div>
  );
};
