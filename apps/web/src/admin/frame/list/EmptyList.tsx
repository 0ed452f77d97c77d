import { AppLink } from '../../../shared/navigation/index.ts';
import { Button, buttonClass, EmptyState } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { activeFilters, withoutFilters } from './ListFilters.tsx';
import styles from './List.module.css';
import type { Search } from '../search.ts';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  readonly createHref: string;
  readonly isBeyond: boolean;
};

/**
 * Why a list is empty: there is nothing yet, the page lies beyond the end, or filters hide
 * everything; each filter can be dropped alone.
 */
export const EmptyList = ({ resource, search, change, createHref, isBeyond }: Props) => {
  const text = useAdminText();
  const texts = useResourceTexts(resource);
  const filters = activeFilters(resource, search);
  if (isBeyond)
    return (
      <EmptyState
        title={text('list.beyond')}
        icon="list"
        actions={<Button onClick={() => change({})}>{text('list.firstPage')}</Button>}
      />
    );
  if (filters.length === 0)
    return (
      <EmptyState
        title={texts.text('empty')}
        icon="plus"
        actions={
          <AppLink href={createHref} className={buttonClass({})}>
            {texts.text('create')}
          </AppLink>
        }
      />
    );
  const nameOf = (filter: string) => {
    if (filter === 'keyword') return `„${search.keyword ?? ''}“`;
    if (filter === 'active') return text(`active.${search.active ?? 'ALL'}`);
    const Name = resource.filters[filter]?.Name;
    return Name ? (
      <>
        {texts.field(filter)}: <Name value={search[filter]} />
      </>
    ) : (
      texts.field(filter)
    );
  };
  return (
    <EmptyState
      title={text('list.nothing')}
      icon="filter"
      actions={
        <Button kind="ghost" onClick={() => change(withoutFilters(resource))}>
          {text('list.clear')}
        </Button>
      }
    >
      {text('list.hiddenBy')}
      <ul className={styles.hiding}>
        {filters.map((filter) => (
          <li key={filter}>
            <Button
              kind="ghost"
              size="Small"
              iconEnd="close"
              aria-label={undefined}
              onClick={() => change({ [filter]: undefined })}
            >
              {nameOf(filter)}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
};
