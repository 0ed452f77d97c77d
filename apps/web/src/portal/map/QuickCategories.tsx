import { categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, Chip, ScrollRow } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toggled } from '../../shared/url-state/index.ts';
import { filtersQuery } from './map-data.ts';
import type { MapSearch } from './map-search.ts';
import type { ChangeMap } from './use-map-search.ts';
import styles from './QuickCategories.module.css';

/** The categories the administration put over the map, in its order. */
export const QuickCategories = ({
  search,
  change,
}: {
  readonly search: MapSearch;
  readonly change: ChangeMap;
}) => {
  const { t } = useTranslation('cafeteria');
  const { t: common } = useTranslation();
  const { data } = useQuery(filtersQuery);
  const categories =
    data?.quickCategories.flatMap(
      (id) => data.categories.find((category) => category.id === id) ?? [],
    ) ?? [];
  if (categories.length === 0) return null;
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={t('map.categories')}
      data-testid="categories-bar"
    >
      <ScrollRow
        label={t('map.categories')}
        previousLabel={common('action.previous')}
        nextLabel={common('action.next')}
      >
        {categories.map(({ id, code, name }) => (
          <li key={id}>
            <Chip
              size="small"
              className={styles.chip ?? ''}
              data-category={code}
              icon={<CategoryIcon name={categoryIcon[code]} size="sm" />}
              isSelected={search.categories?.includes(id) ?? false}
              onClick={() =>
                change({ categories: toggled(search.categories, id), subcategories: undefined })
              }
            >
              {name}
            </Chip>
          </li>
        ))}
      </ScrollRow>
    </div>
  );
};
