import { VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { usePosition } from '../position/index.ts';
import { Panel } from './Panel.tsx';
import { QuickCategories } from './QuickCategories.tsx';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { officeQuery, summaryQuery, tilesAddress } from './map-data.ts';
import type { MapSearch } from './map-search.ts';
import { boundsOf, type Pin, type Place } from './pins/index.ts';
import { coveredBySheet } from './sheet-position.ts';
import { useAttention } from './use-attention.ts';
import { type CategoriesOfPins, useCategoriesOfPins } from './use-categories-of-pins.ts';
import { useMapSearch } from './use-map-search.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';
import styles from './MapScreen.module.css';

/** The chosen branch office as a pin, whatever the filters hide. */
const useSelectedPin = (
  id: number | undefined,
  categories: CategoriesOfPins | undefined,
): Pin | undefined => {
  const { data } = useQuery({ ...officeQuery(id ?? 0), enabled: id !== undefined });
  return (
    data &&
    categories && {
      id: data.id,
      lat: data.lat,
      lng: data.lng,
      categoryId: categories.numberOf(data.partner.categoryCode),
    }
  );
};

/** What the map is to show: the pins of a filter, and among them what the reader looks at. */
const usePins = (
  search: MapSearch,
  version: string | undefined,
  categories: CategoriesOfPins | undefined,
) => {
  const { api } = useServices();
  const { position } = usePosition();
  const selected = useSelectedPin(search.selectedBranchOfficeId, categories);
  const { hover, hoveredId, hoveredFrom, visited, focused } = useAttention(
    selected,
    search.selectedBranchOfficeId,
  );
  const tiles = version && tilesAddress(api.origin, search, version);
  return {
    hover,
    hoveredId,
    hoveredFrom,
    selected,
    shown: {
      tiles,
      focused,
      visited,
      here: position,
      hoveredId: hoveredFrom === 'marker' ? hoveredId : undefined,
    },
  };
};

/** The map of benefits: the list and the map are one thing, and everything it shows stands in the address. */
export const MapScreen = () => {
  const { t } = useTranslation('cafeteria');
  const [search, change] = useMapSearch();
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const view = useView(search, size);
  const categories = useCategoriesOfPins();
  const { data: summary } = useQuery(summaryQuery(search));
  const { hover, hoveredId, hoveredFrom, selected, shown } = usePins(
    search,
    summary?.version,
    categories,
  );
  const [stack, setStack] = useState<Place>();
  /** Opening a place leaves the map where it is, even when the address has not said so far where that was. */
  const settled = { ...search, ...view };
  const openStack = (place: Place): void => {
    setStack(place);
    change({ selectedBranchOfficeId: undefined });
  };
  const open = ({ id }: Pin): void => {
    // a finger leaves no pin by itself
    hover('marker', undefined);
    change({ ...view, selectedBranchOfficeId: id });
  };
  return (
    <div className={styles.screen}>
      <PageTitle>{t('map.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('map.title')}</h1>
      </VisuallyHidden>
      <TopBar search={search} change={change} centre={view} />
      <QuickCategories search={search} change={change} />
      <Panel
        search={settled}
        change={change}
        size={size}
        bounds={view && size && boundsOf(view, size)}
        summary={summary}
        stack={stack}
        onStackClose={() => setStack(undefined)}
        hover={hover}
        hoveredId={hoveredFrom === 'marker' ? hoveredId : undefined}
        numberOf={categories?.numberOf}
      />
      <Stage
        place={stage}
        change={change}
        view={view}
        categoryOf={categories?.codeOf}
        shown={shown}
        inSight={selected && size && { pin: selected, covered: coveredBySheet(size) }}
        onMove={(next) => {
          setStack(undefined);
          change(next, { replace: true });
        }}
        onPin={open}
        onStack={openStack}
        onHover={(pin) => hover('marker', pin)}
      />
    </div>
  );
};
