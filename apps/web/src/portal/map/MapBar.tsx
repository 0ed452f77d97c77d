import { categoryIcon } from '@cafeteria/contract';
import { Button, CategoryIcon, Chip, Icon, IconButton, ScrollRow } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { toggled } from '../../shared/url-state/index.ts';
import { MoneyChip, useEndingMoney } from '../own-money/index.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { filtersQuery } from './map-queries.ts';
import { countFilters, useChangeMap, useMapSearch } from './map-search.ts';
import type { View } from './pins/index.ts';
import { useNarrowedMap } from './use-narrowed.ts';
import styles from './MapBar.module.css';

/** The controls over the map: back, place search and filters. */
export const MapBar = ({ centre }: { readonly centre: View | undefined }) => {
  const { search } = useNarrowedMap();
  const change = useChangeMap();
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const [isFiltering, setFiltering] = useState(false);
  const count = countFilters(search);
  return (
    <div className={styles.bar} role="group" aria-label={t('map.bar')} data-over-map="">
      <IconButton
        kind="floating"
        icon="arrow-left"
        label={common('action.back')}
        data-testid="backButton"
        onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
      />
      <PlaceSearch centre={centre} />
      <Button
        kind="ghost"
        icon="filter"
        className={styles.filter ?? ''}
        data-testid="filterButton"
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      >
        <span className={styles.word}>{t('map.filter.open')}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <FilterDrawer
        isOpen={isFiltering}
        search={search}
        onClose={() => setFiltering(false)}
        onApply={(part) => {
          setFiltering(false);
          change(part);
        }}
      />
    </div>
  );
};

/** Where the reader's money is taken, and first of all what of it ends soon. */
const MoneyChips = () => {
  const { money } = useMapSearch();
  const change = useChangeMap();
  const { t } = useTexts('cafeteria');
  const ending = useEndingMoney();
  return (
    <>
      {/* there before it is known: what came before the others would push them aside */}
      {ending !== null && (
        <li data-over-map="">
          <Chip
            size="small"
            className={styles.chip ?? ''}
            icon={<Icon name="calendar" size="sm" />}
            isSelected={ending !== undefined && money === ending}
            disabled={!ending}
            data-testid="ending-filter"
            onClick={() => change({ money: money === ending ? undefined : ending })}
          >
            {t('ownMoney.onlyEnding')}
          </Chip>
        </li>
      )}
      <li data-over-map="">
        <MoneyChip
          money={money}
          onChange={(next) => change({ money: next })}
          {...(styles.chip && { className: styles.chip })}
        />
      </li>
    </>
  );
};

/** The reader's money, and the categories the administration chose to show over the map, in its order. */
export const QuickCategories = () => {
  const search = useMapSearch();
  const change = useChangeMap();
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { data } = useQuery(filtersQuery);
  const categories =
    data?.quickCategories.flatMap(
      (id) => data.categories.find((category) => category.id === id) ?? [],
    ) ?? [];
  const me = useMe();
  if (categories.length === 0 && !me?.client) return null;
  return (
    <div
      className={styles.categories}
      role="group"
      aria-label={t('map.categories')}
      data-testid="categories"
    >
      <ScrollRow
        label={t('map.categories')}
        previousLabel={common('action.previous')}
        nextLabel={common('action.next')}
      >
        {me?.client && <MoneyChips />}
        {categories.map(({ id, code, name }) => (
          <li key={id} data-over-map="">
            <Chip
              size="small"
              className={styles.chip ?? ''}
              data-category={code}
              icon={<CategoryIcon name={categoryIcon[code]} size="sm" />}
              isSelected={search.categories?.includes(id) ?? false}
              onClick={() =>
                change((now) => ({
                  categories: toggled(now.categories, id),
                  subcategories: undefined,
                }))
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
