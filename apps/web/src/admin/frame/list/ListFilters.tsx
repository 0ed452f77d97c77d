import { Button, SelectField, Toolbar } from '@cafeteria/ui';
import { type ReactNode, useId, useState } from 'react';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { KeywordField } from './KeywordField.tsx';
import styles from './List.module.css';
import type { Search } from '../search.ts';
import { SortField } from './SortField.tsx';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  readonly isStale: boolean;
  readonly end?: ReactNode;
  readonly hidden?: readonly string[];
};

/** Names of what a list is narrowed by. */
export const activeFilters = (resource: Resource, search: Search): string[] =>
  ['keyword', 'active', ...Object.keys(resource.filters)].filter(
    (name) => search[name] !== undefined,
  );
export const withoutFilters = (resource: Resource): Values =>
  Object.fromEntries(
    ['keyword', 'active', ...Object.keys(resource.filters)].map((name) => [name, undefined]),
  );

/** The activity and the entity's own filters. */
const OwnFilters = ({
  resource,
  search,
  change,
  hidden = [],
}: Pick<Props, 'resource' | 'search' | 'change' | 'hidden'>) => {
  const text = useAdminText();
  const { field: labelOf } = useResourceTexts(resource);
  const activities = [
    { value: 'ACTIVE', label: text('active.ACTIVE') },
    { value: 'INACTIVE', label: text('active.INACTIVE') },
  ];
  return (
    <>
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
      {Object.entries(resource.filters)
        .filter(([name]) => !hidden.includes(name))
        .map(([name, { Edit }]) => (
          <div key={name} className={styles.filter}>
            <Edit
              label={labelOf(name)}
              value={search[name]}
              onChange={(value) => change({ [name]: value })}
            />
          </div>
        ))}
    </>
  );
};

/** Keyword, filters and order above a list; on a phone the filters are folded behind a button that counts them. */
export const ListFilters = ({ isStale, end, hidden = [], ...list }: Props) => {
  const { resource, search, change } = list;
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const active = activeFilters(resource, search);
  const folded = active.filter((name) => name !== 'keyword' && !hidden.includes(name)).length;
  return (
    <Toolbar end={end} role="search">
      <KeywordField
        value={search.keyword ?? ''}
        isPending={isStale && search.keyword !== undefined}
        onChange={(keyword) => change({ keyword })}
      />
      <Button
        kind="ghost"
        size="Small"
        icon="filter"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        {folded > 0 ? text('list.filtersOn', { count: folded }) : text('list.filters')}
      </Button>
      <div id={filtersId} className={styles.filters} data-open={isOpen || undefined}>
        <OwnFilters {...list} hidden={hidden} />
      </div>
      <SortField {...list} />
      {active.length > 0 && (
        <Button
          kind="ghost"
          size="Small"
          icon="close"
          onClick={() => change(withoutFilters(resource))}
        >
          {text('list.clear')}
        </Button>
      )}
    </Toolbar>
  );
};
