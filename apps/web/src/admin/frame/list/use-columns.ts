import { kept } from '../kept.ts';
import type { Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import type { Values } from '../widget.ts';
import { described, type DescribedColumn } from './columns.tsx';

/** What every record has, whether its list shows it by itself or not. */
const ofEveryRecord = ['dateCreated', 'lastModified', 'id'] as const;

/** All columns a list can show, in their order; one that repeats what the list is narrowed by is not among them. */
export const columnsOf = (
  { columns }: Pick<Resource, 'columns'>,
  fixed: readonly string[] = [],
): readonly DescribedColumn[] => {
  const declared = columns.map(described);
  const others = ofEveryRecord.filter((name) => !declared.some(({ key }) => key === name));
  return [...declared, ...others.map((name) => ({ ...described(name), isOptional: true }))].filter(
    ({ saysFilter }) => saysFilter === undefined || !fixed.includes(saysFilter),
  );
};

/** Which are shown: what was chosen, as far as there still is; the first always, for it leads to the record. */
export const shownOf = (
  columns: readonly DescribedColumn[],
  chosen: string | undefined,
): readonly DescribedColumn[] => {
  const names = chosen?.split(',') ?? [];
  const isKnown = columns.some(({ key }) => names.includes(key));
  return columns.filter(({ key, isOptional }, index) =>
    isKnown ? index === 0 || names.includes(key) : !isOptional,
  );
};

type Change = (next: Values) => void;
/** The columns of a list: those of its address, else what this device last chose, else the list's own. */
export const useColumns = (
  resource: Resource,
  search: Search,
  fixed: readonly string[],
  change: Change,
) => {
  const all = columnsOf(resource, fixed);
  const own = kept.columns.get() ?? {};
  const chosen = search.columns ?? own[resource.name];
  const shown = shownOf(all, chosen);
  // another column is no other list: one stays on the page one is at
  const put = (columns: string | undefined): void => {
    const { [resource.name]: _, ...others } = own;
    kept.columns.set(columns === undefined ? others : { ...others, [resource.name]: columns });
    change({ columns, pageNumber: search.pageNumber });
  };
  return {
    all,
    shown,
    isChosen: chosen !== undefined,
    toggle: (key: string): void =>
      put(
        all
          .filter((column) => shown.includes(column) !== (column.key === key))
          .map((column) => column.key)
          .join(','),
      ),
    reset: (): void => put(undefined),
  };
};
export type Columns = ReturnType<typeof useColumns>;
