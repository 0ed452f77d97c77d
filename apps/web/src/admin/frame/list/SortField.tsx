import { IconButton, SelectField } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import { useAdminText, useWords } from '../texts.ts';
import type { Values } from '../widget.ts';
import {
  type DescribedColumn,
  firstDirection,
  headedSorts,
  impliedDirection,
  turned,
} from './columns.tsx';
import styles from './List.module.css';
import { useIsPhone } from './use-is-phone.ts';

type Props = {
  readonly resource: Resource;
  readonly search: Search;
  readonly change: (next: Values) => void;
  /** The columns that are shown, whose headings sort. */
  readonly shown: readonly DescribedColumn[];
};

/** The order of a list where no heading gives it: all orders on a phone, elsewhere those without a column. */
export const SortField = ({ resource, search, change, shown }: Props) => {
  const text = useAdminText();
  const wordOf = useWords('sortBy');
  const isPhone = useIsPhone();
  const headed = isPhone ? [] : headedSorts(shown);
  const sorts = resource.sorts.filter((sort) => !headed.includes(sort));
  if (sorts.length === 0) return null;
  const sortBy = search.sortBy ?? resource.sortBy ?? 'ID';
  const isOffered = sorts.includes(sortBy);
  const direction = search.sortDirection ?? impliedDirection(sortBy);
  return (
    <div className={styles.sort}>
      <SelectField
        size="small"
        label={text('list.sort')}
        isLabelHidden
        {...(!isOffered && { emptyLabel: text('list.sortByHeading') })}
        options={sorts.map((value) => ({ value, label: wordOf(value) }))}
        value={isOffered ? sortBy : ''}
        onChange={({ target: { value } }) =>
          change({ sortBy: value, sortDirection: firstDirection(value) })
        }
      />
      {isOffered && (
        <IconButton
          size="Small"
          icon={direction === 'ASC' ? 'arrow-up' : 'arrow-down'}
          label={text(direction === 'ASC' ? 'list.ascending' : 'list.descending')}
          onClick={() => change({ sortBy, sortDirection: turned(direction) })}
        />
      )}
    </div>
  );
};
