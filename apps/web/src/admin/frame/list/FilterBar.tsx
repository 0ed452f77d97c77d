import { formatNumber } from '@cafeteria/i18n';
import { Button, Toolbar } from '@cafeteria/ui';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useAdminText } from '../texts.ts';
import { type FieldsProps, FilterChips } from './FilterChips.tsx';
import { KeywordField } from './KeywordField.tsx';
import { ListKeys } from './ListKeys.tsx';
import styles from './List.module.css';
import { useIsPhone } from './use-is-phone.ts';

/** On a phone the order and all filters are folded behind a button that counts those that are on. */
const FoldedFilters = ({
  filters,
  labelOf,
  search,
  change,
  children,
}: FieldsProps & { readonly children: ReactNode }) => {
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = Object.keys(filters).filter((name) => search[name] !== undefined).length;
  return (
    <>
      <Button
        kind="ghost"
        size="Small"
        icon="filter"
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? text('list.filtersOn', { count }) : text('list.filters')}
      </Button>
      <div id={id} className={styles.filters} hidden={!isOpen}>
        {Object.entries(filters).map(([name, { Edit }]) => (
          <div key={name} className={styles.filter}>
            <Edit
              label={labelOf(name)}
              value={search[name]}
              onChange={(value) => change({ [name]: value })}
            />
          </div>
        ))}
        {children}
      </div>
    </>
  );
};

type BarProps = FieldsProps & {
  /** Filters that are given, and so not offered. */
  readonly hidden?: readonly string[];
  readonly hasKeyword: boolean;
  readonly isStale: boolean;
  /** How many rows there are; not known until the first answer. */
  readonly total: number | undefined;
  /** The order, folded with the filters on a phone. */
  readonly leading?: ReactNode;
  readonly end?: ReactNode;
  /** The whole list, for its keys. */
  readonly list: RefObject<HTMLElement | null>;
};

/** One line above a list: keyword, the filters that are on, one more, and how many rows that leaves. */
export const FilterBar = (bar: BarProps) => {
  const { search, change, hasKeyword, isStale, total, leading, end, list } = bar;
  const text = useAdminText();
  const isPhone = useIsPhone();
  const names = [...(hasKeyword ? ['keyword'] : []), ...Object.keys(bar.filters)];
  const hidden = bar.hidden ?? [];
  const fields = {
    ...bar,
    filters: Object.fromEntries(
      Object.entries(bar.filters).filter(([name]) => !hidden.includes(name)),
    ),
  };
  const clear = (): void => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <Toolbar
      role="search"
      className={styles.line}
      end={
        <>
          <span className={styles.total} role="status">
            {total !== undefined && text('list.total', { count: total, n: formatNumber(total) })}
          </span>
          {!isPhone && leading}
          {end}
          <ListKeys list={list} />
        </>
      }
    >
      {hasKeyword && (
        <KeywordField
          value={search.keyword ?? ''}
          isPending={isStale && search.keyword !== undefined}
          onChange={(keyword) => change({ keyword })}
        />
      )}
      {isPhone ? <FoldedFilters {...fields}>{leading}</FoldedFilters> : <FilterChips {...fields} />}
      {names.filter((name) => search[name] !== undefined).length > 1 && (
        <Button kind="ghost" size="Small" icon="close" onClick={clear}>
          {text('list.clear')}
        </Button>
      )}
    </Toolbar>
  );
};
