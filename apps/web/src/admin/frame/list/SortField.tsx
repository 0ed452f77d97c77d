import { IconButton, SelectField } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import { useAdminText, useWords } from '../texts.ts';
import type { Values } from '../widget.ts';
import { firstDirection, impliedDirection, turned } from './columns.tsx';
import styles from './List.module.css';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
};

/** The order of a list: on a phone, where there are no headers to press, and where an order has no column. */
export const SortField = ({ resource, search, change }: Props) => {
  const text = useAdminText();
  const wordOf = useWords('sortBy');
  const sortBy = search.sortBy ?? resource.sortBy ?? 'ID';
  const direction = search.sortDirection ?? impliedDirection(sortBy);
  const options = resource.sorts.map((value) => ({ value, label: wordOf(value) }));
  return (
    <div className={styles.sort} data-always={resource.hasMoreSorts || undefined}>
      <SelectField
        size="small"
        label={text('list.sort')}
        isLabelHidden
        options={options}
        value={sortBy}
        onChange={({ target: { value } }) =>
          change({ sortBy: value, sortDirection: firstDirection(value) })
        }
      />
      <IconButton
        size="Small"
        icon={direction === 'ASC' ? 'arrow-up' : 'arrow-down'}
        label={text(direction === 'ASC' ? 'list.ascending' : 'list.descending')}
        onClick={() => change({ sortBy, sortDirection: turned(direction) })}
      />
    </div>
  );
};
