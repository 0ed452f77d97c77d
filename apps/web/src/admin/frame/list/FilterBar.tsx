import { Button, Toolbar } from '@cafeteria/ui';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Values } from '../widget.ts';
import { KeywordField } from './KeywordField.tsx';
import { ListKeys } from './ListKeys.tsx';
import styles from './List.module.css';

/** What narrows a list: its state stands in the address. */
export type Narrowing = {
  readonly search: Values & { readonly keyword?: string | undefined };
  readonly change: (next: Values) => void;
};
type FieldsProps = Narrowing & {
  readonly filters: Readonly<Record<string, FilterWidget<unknown>>>;
  readonly labelOf: (name: string) => string;
};
/** The controls of a list's filters. */
export const FilterFields = ({ filters, labelOf, search, change }: FieldsProps) =>
  Object.entries(filters).map(([name, { Edit }]) => (
    <div key={name} className={styles.filter}>
      <Edit
        label={labelOf(name)}
        value={search[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  ));

type BarProps = Narrowing & {
  /** Every parameter that narrows the list. */
  readonly names: readonly string[];
  /** Those of them that a phone folds away. */
  readonly folded: readonly string[];
  readonly hasKeyword: boolean;
  readonly isStale: boolean;
  /** Some controls have their label above them. */
  readonly hasLabels?: boolean;
  readonly children: ReactNode;
  /** Beside the filters, never folded. */
  readonly beside?: ReactNode;
  readonly end?: ReactNode;
  /** The whole list, for its keys. */
  readonly list: RefObject<HTMLElement | null>;
};

/** Keyword and filters above a list; on a phone the filters are folded behind a button that counts them. */
export const FilterBar = ({
  search,
  change,
  names,
  folded,
  hasKeyword,
  isStale,
  hasLabels = false,
  children,
  beside,
  end,
  list,
}: BarProps) => {
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const isSet = (name: string): boolean => search[name] !== undefined;
  const count = folded.filter(isSet).length;
  const clear = (): void => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <Toolbar
      end={
        <>
          {end}
          <ListKeys list={list} />
        </>
      }
      role="search"
      {...(hasLabels && { className: styles.labelled })}
    >
      {hasKeyword && (
        <KeywordField
          value={search.keyword ?? ''}
          isPending={isStale && search.keyword !== undefined}
          onChange={(keyword) => change({ keyword })}
        />
      )}
      <Button
        kind="ghost"
        size="Small"
        icon="filter"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? text('list.filtersOn', { count }) : text('list.filters')}
      </Button>
      <div id={filtersId} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
      {beside}
      {names.some(isSet) && (
        <Button kind="ghost" size="Small" icon="close" onClick={clear}>
          {text('list.clear')}
        </Button>
      )}
    </Toolbar>
  );
};
