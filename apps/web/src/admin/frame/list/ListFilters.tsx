import { Button, SelectField, Toolbar } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { KeywordField } from './KeywordField.tsx';
import styles from './List.module.css';
import type { Search } from '../search.ts';

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

/** Keyword, activity and the entity's own filters above a list. */
export const ListFilters = ({ resource, search, change, isStale, end, hidden = [] }: Props) => {
  const text = useAdminText();
  const { field: labelOf } = useResourceTexts(resource);
  const activities = [
    { value: 'ACTIVE', label: text('active.ACTIVE') },
    { value: 'INACTIVE', label: text('active.INACTIVE') },
  ];
  return (
    <Toolbar end={end} role="search">
      <KeywordField
        value={search.keyword ?? ''}
        isPending={isStale && search.keyword !== undefined}
        onChange={(keyword) => change({ keyword })}
      />
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
      {activeFilters(resource, search).length > 0 && (
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
