import { type Favorites, categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, Chip, SegmentedControl, SelectField } from '@cafeteria/ui';
import { chipRowClass, showChosen } from '../../shared/chip-row.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { oneOf, useAddressChange } from '../../shared/url-state/index.ts';
import { useCategories } from '../category-tree/index.ts';
import { askForPosition, useOrigin, usePosition } from '../position/index.ts';
import {
  categoriesOf,
  favoriteHref,
  favoriteKinds,
  type FavoriteSearch,
  favoriteSorts,
  readFavoriteSearch,
} from './favorite-search.ts';
import styles from './FavoriteScreen.module.css';

type ToolsProps = {
  readonly items: readonly Favorites['items'][number][];
  readonly search: FavoriteSearch;
};

const useChange = () => {
  const change = useAddressChange();
  return (part: FavoriteSearch): void =>
    change((now) => favoriteHref({ ...readFavoriteSearch(now), ...part }));
};

/** The order of the list. "Nearest first" asks where the reader is, unless it is known. */
export const Order = ({ search }: Pick<ToolsProps, 'search'>) => {
  const { t } = useTexts('cafeteria');
  const { origin } = useOrigin();
  const { status } = usePosition();
  // without a place to measure from nothing is sorted by it
  const isLost = search.sort === 'DISTANCE' && !origin && status !== 'asking';
  const change = useChange();
  const sortBy = (value: string): void => {
    const sort = oneOf(favoriteSorts, value);
    if (sort === 'DISTANCE' && !origin) void askForPosition();
    change({ sort });
  };
  return (
    <SelectField
      size="small"
      label={t('filter.sort')}
      isLabelHidden
      className={styles.sort ?? ''}
      value={isLost ? 'ADDED' : (search.sort ?? 'ADDED')}
      onChange={(event) => sortBy(event.target.value)}
      options={favoriteSorts.map((sort) => ({
        value: sort,
        label: t(sort === 'ADDED' ? 'favorite.added' : `sort.${sort}`),
      }))}
    />
  );
};

/** Partners or offers: only where there are both. */
const Kind = ({ items, search: { kind } }: ToolsProps) => {
  const { t } = useTexts('cafeteria');
  const change = useChange();
  const hasBoth = favoriteKinds.every((type) => items.some((item) => item.entityType === type));
  if (!hasBoth && !kind) return null;
  return (
    <SegmentedControl
      size="small"
      label={t('favorite.show')}
      className={styles.kind ?? ''}
      segments={(['ALL', ...favoriteKinds] as const).map((value) => ({
        value,
        label: t(`favorite.kind.${value}`),
      }))}
      value={kind ?? 'ALL'}
      onChange={(value) => change({ kind: oneOf(favoriteKinds, value), category: undefined })}
    />
  );
};

/** The categories the favourites are of; one that is pressed again is dropped. */
const Categories = ({ items, search }: ToolsProps) => {
  const { t } = useTexts();
  const all = useCategories();
  const change = useChange();
  const present = categoriesOf(items, search);
  if (present.length < 2 && !search.category) return null;
  return (
    <div
      ref={showChosen}
      className={chipRowClass(styles.chips)}
      role="group"
      aria-label={t('navigation.categories')}
    >
      {present.map(({ code, count }) => (
        <Chip
          key={code}
          size="small"
          icon={<CategoryIcon name={categoryIcon[code]} size="sm" />}
          count={count}
          isSelected={search.category === code}
          data-category={code}
          onClick={() => change({ category: search.category === code ? undefined : code })}
        >
          {all.find((category) => category.code === code)?.name}
        </Chip>
      ))}
    </div>
  );
};

/** What narrows the favourites: kept in the address. */
export const FavoriteTools = (props: ToolsProps) => (
  <div className={styles.tools}>
    <Kind {...props} />
    <Categories {...props} />
  </div>
);
