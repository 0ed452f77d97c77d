import type { ReactNode, RefObject } from 'react';
import type { Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import type { FilterWidget, Values } from '../widget.ts';
import { wordFilter } from '../widgets/choices.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { SortField } from './SortField.tsx';
import type { Columns } from './use-columns.ts';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  readonly isStale: boolean;
  readonly total: number | undefined;
  readonly end?: ReactNode;
  readonly list: RefObject<HTMLElement | null>;
  readonly hidden?: readonly string[];
  readonly columns: Columns;
};

/** Every list is narrowed to what is switched on or off. */
const active = wordFilter(['ACTIVE', 'INACTIVE'], (word) =>
  word === 'ACTIVE' ? 'active.on' : 'active.off',
);
export const filtersOf = ({
  filters,
}: Resource): Readonly<Record<string, FilterWidget<unknown>>> => ({
  active: active as FilterWidget<unknown>,
  ...filters,
});
const namesOf = (resource: Resource): readonly string[] => [
  'keyword',
  ...Object.keys(filtersOf(resource)),
];
/** Names of what a list is narrowed by. */
export const activeFilters = (resource: Resource, search: Search): string[] =>
  namesOf(resource).filter((name) => search[name] !== undefined);
export const withoutFilters = (resource: Resource): Values =>
  Object.fromEntries(namesOf(resource).map((name) => [name, undefined]));

/** What a filter is called. */
export const useFilterLabel = (resource: Resource): ((name: string) => string) => {
  const text = useAdminText();
  const { field } = useResourceTexts(resource);
  return (name) => (name === 'active' ? text('list.active') : field(name));
};

/** Keyword, activity, the entity's own filters and the order above a list. */
export const ListFilters = ({ resource, search, change, columns, ...bar }: Props) => (
  <FilterBar
    {...bar}
    search={search}
    change={change}
    filters={filtersOf(resource)}
    labelOf={useFilterLabel(resource)}
    hasKeyword
    leading={
      <>
        <SortField resource={resource} search={search} change={change} shown={columns.shown} />
        <ColumnMenu columns={columns} labelOf={useResourceTexts(resource).field} />
      </>
    }
  />
);
