import { VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { usePosition } from '../position/index.ts';
import { MapArea } from './MapArea.tsx';
import { MapBar, QuickCategories } from './MapBar.tsx';
import { summaryQuery, tilesHref } from './map-queries.ts';
import { useChangeMap, useMapSearch } from './map-search.ts';
import { Panel } from './panel/Panel.tsx';
import { useNarrowedMap } from './use-narrowed.ts';
import { PinPeek } from './PinPeek.tsx';
import { coveredBySheet } from './panel/sheet-position.ts';
import type { Pill, Pin, Point, SeenPin, Shown } from './pins/index.ts';
import { type Attention, useAttention } from './use-attention.ts';
import { usePeek } from './use-peek.ts';
import { usePills } from './use-pills.ts';
import { useMapView, useSize, usualSize } from './use-map-view.ts';
import styles from './MapScreen.module.css';

/** The route loads by them what the screen shows first. */
export { loadFilters, loadFirstList } from './load-map.ts';

/** A finger opens what it presses: there is nothing to point with. */
const hasMouse = (): boolean =>
  !import.meta.env.SSR && window.matchMedia('(hover: hover) and (width >= 900px)').matches;

/** What is drawn over the basemap: the pins of the filters, and among them what the reader looks at. */
const useShown = ({ visited, focused, hoveredPinId }: Attention, pills: readonly Pill[]): Shown => {
  const { api } = useServices();
  const { position } = usePosition();
  const { search, isReady } = useNarrowedMap();
  const { data: summary } = useQuery({ ...summaryQuery(search), enabled: isReady });
  return {
    tiles: isReady && summary ? tilesHref(api.origin, search, summary.version) : undefined,
    focused,
    visited,
    here: position,
    pills,
    hoveredId: hoveredPinId,
  };
};

/** The map of benefits: the list and the map show the same, and everything shown stands in the address. */
export const MapScreen = () => {
  const { t } = useTexts('cafeteria');
  const search = useMapSearch();
  const change = useChangeMap();
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const view = useMapView(search, size);
  const attention = useAttention(search.selectedBranchOfficeId);
  const [seen, setSeen] = useState<readonly SeenPin[]>([]);
  const shown = useShown(attention, usePills(seen, view));
  const [stack, setStack] = useState<Point>();
  const { selected, hover, hoveredPin, categoryOf } = attention;
  const { peek, hold, close } = usePeek(hasMouse() ? hoveredPin : undefined);
  const openStack = (point: Point): void => {
    setStack(point);
    change({ selectedBranchOfficeId: undefined });
  };
  const open = ({ id }: Pin): void => {
    // a touch never ends the hover by itself
    hover('marker', undefined);
    // the address keeps the current view, even if it did not hold one so far
    change({ ...view, selectedBranchOfficeId: id });
  };
  return (
    <div className={styles.screen}>
      <PageTitle description={t('map.description')}>{t('map.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('map.title')}</h1>
      </VisuallyHidden>
      <MapBar centre={view} />
      <QuickCategories />
      <Panel
        view={view}
        size={size ?? usualSize}
        isSettled={size !== undefined}
        stack={stack}
        onStackClose={() => setStack(undefined)}
        attention={attention}
      />
      <MapArea
        area={area}
        view={size && view}
        categoryOf={categoryOf}
        shown={shown}
        inSight={selected && size && { pin: selected, covered: coveredBySheet(size) }}
        onMove={(next) => {
          setStack(undefined);
          close();
          change(next, { replace: true });
        }}
        onPin={open}
        onStack={openStack}
        onHover={(pin) => hover('marker', pin)}
        onSeen={setSeen}
      >
        {view && size && <PinPeek pin={peek} view={view} size={size} onHold={hold} />}
      </MapArea>
    </div>
  );
};
