import { PageLink } from '../PageLink.tsx';
import { useTexts } from '../../../shared/texts/index.ts';
import { Button, buttonClass, EmptyState } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { activeFilters, filtersOf, useFilterLabel, withoutFilters } from './ListFilters.tsx';
import styles from './List.module.css';
import type { Search } from '../search.ts';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  readonly createHref: string;
  readonly isBeyond: boolean;
};

/** What a list is narrowed by, in words; each can be dropped alone. */
const HidingFilter = ({
  resource,
  search,
  name,
  onDrop,
}: Pick<Props, 'resource' | 'search'> & {
  readonly name: string;
  readonly onDrop: () => void;
}) => {
  const { t: common } = useTexts();
  const labelOf = useFilterLabel(resource);
  const words = () => {
    if (name === 'keyword') return common('quoted', { text: search.keyword ?? '' });
    const Name = filtersOf(resource)[name]?.Name;
    return Name ? (
      <>
        {labelOf(name)}: <Name value={search[name]} />
      </>
    ) : (
      labelOf(name)
    );
  };
  return (
    <Button kind="ghost" size="Small" iconEnd="close" onClick={onDrop}>
      {words()}
    </Button>
  );
};

/**
 * Why a list is empty: there is nothing yet, the page lies beyond the end, or filters hide
 * everything.
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
          <PageLink href={createHref} className={buttonClass({})}>
            {texts.text('create')}
          </PageLink>
        }
      />
    );
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
        {filters.map((name) => (
          <li key={name}>
            <HidingFilter
              resource={resource}
              search={search}
              name={name}
              onDrop={() => change({ [name]: undefined })}
            />
          </li>
        ))}
      </ul>
    </EmptyState>
  );
};
