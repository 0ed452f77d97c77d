import { SelectField } from '@cafeteria/ui';
import type { ReactNode, RefObject } from 'react';
import type { Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import type { Values } from '../widget.ts';
import { FilterBar, FilterFields } from './FilterBar.tsx';
import styles from './List.module.css';
import { SortField } from './SortField.tsx';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  readonly isStale: boolean;
  readonly end?: ReactNode;
  readonly list: RefObject<HTMLElement | null>;
  readonly hidden?: readonly string[];
};

const namesOf = ({ filters }: Resource): readonly string[] => [
  'keyword',
  'active',
  ...Object.keys(filters),
];
/** Names of what a list is narrowed by. */
export const activeFilters = (resource: Resource, search: Search): string[] =>
  namesOf(resource).filter((name) => search[name] !== undefined);
export const withoutFilters = (resource: Resource): Values =>
  Object.fromEntries(namesOf(resource).map((name) => [name, undefined]));

const ActivityField = ({ search, change }: Pick<Props, 'search' | 'change'>) => {
  const text = useAdminText();
  const activities = [
    { value: 'ACTIVE', label: text('active.ACTIVE') },
    { value: 'INACTIVE', label: text('active.INACTIVE') },
  ];
  return (
    <SelectField
      className={styles.filter}
      size="small"
      label={text('list.active')}
      isLabelHidden
      options={activities}
      emptyLabel={text('active.ALL')}
      value={search.active ?? ''}
      onChange={(event) => change({ active: event.target.value || undefined })}
    />
  );
};

/** Keyword, activity, the entity's own filters and the order above a list. */
export const ListFilters = ({ isStale, end, list, hidden = [], ...narrowing }: Props) => {
  const { resource, search, change } = narrowing;
  const { field: labelOf } = useResourceTexts(resource);
  const shown = Object.entries(resource.filters).filter(([name]) => !hidden.includes(name));
  const filters = Object.fromEntries(shown);
  return (
    <FilterBar
      search={search}
      change={change}
      names={namesOf(resource)}
      folded={['active', ...Object.keys(filters)]}
      hasKeyword
      isStale={isStale}
      beside={<SortField {...narrowing} />}
      end={end}
      list={list}
    >
      <ActivityField search={search} change={change} />
      <FilterFields filters={filters} labelOf={labelOf} search={search} change={change} />
    </FilterBar>
  );
};
