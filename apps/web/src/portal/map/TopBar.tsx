import { Button, IconButton } from '@cafeteria/ui';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterDialog } from './FilterDialog.tsx';
import { PlaceBox } from './PlaceBox.tsx';
import { countFilters, type MapSearch } from './map-search.ts';
import type { View } from './pins/index.ts';
import type { ChangeMap } from './use-map-search.ts';
import styles from './TopBar.module.css';

type Props = {
  readonly search: MapSearch;
  readonly change: ChangeMap;
  readonly centre: View | undefined;
};

/** The controls over the map: the way back, where to look, and what to look for. */
export const TopBar = ({ search, change, centre }: Props) => {
  const { t } = useTranslation('cafeteria');
  const { t: common } = useTranslation();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const [isFiltering, setFiltering] = useState(false);
  const count = countFilters(search);
  return (
    <div className={styles.bar} role="group" aria-label={t('map.bar')}>
      <IconButton
        kind="floating"
        icon="arrow-left"
        label={common('action.back')}
        data-testid="backButton"
        onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
      />
      <PlaceBox search={search} change={change} centre={centre} />
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
      <FilterDialog
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
