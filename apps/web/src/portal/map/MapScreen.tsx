import { VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { usePosition } from '../position/index.ts';
import { MapArea } from './MapArea.tsx';
import { BareGround, useIsBare } from './BareGround.tsx';
import { MapBar, QuickCategories } from './MapBar.tsx';
import { summaryQuery, tilesHref } from './map-queries.ts';
import { type MapSearch, useChangeMap, useMapSearch } from './map-search.ts';
import { Panel } from './panel/Panel.tsx';
import { useNarrowedMap } from './use-narrowed.ts';
import { PinPeek } from './PinPeek.tsx';
import { coveredBySheet, isNarrow, tappedHeight } from './panel/sheet-position.ts';
import type { Pill, Pin, Point, SeenPin, Shown, Size, View } from './pins/index.ts';
import { type Attention, useAttention } from './use-attention.ts';
import { usePeek } from './use-peek.ts';
import { usePills } from './use-pills.ts';
import { useMapView, useSize, usualSize } from './use-map-view.ts';
import styles from './MapScreen.module.css';

/** The route loads by them what the screen shows first. */
export { loadFilters, loadFirstList } from './load-map.ts';

/** A card stands at the pin for who points at it or has reached its row by keys; a finger has it in the sheet. */
const isCardWanted = (from: 'marker' | 'list' | 'keys' | undefined): boolean =>
  from !== undefined &&
  window.matchMedia(
    from === 'keys' ? '(width >= 56.25em)' : '(hover: hover) and (width >= 56.25em)',
  ).matches;

/** What must not lie under the sheet. */
const inSightOf = (selected: Pin | undefined, tapped: Pin | undefined, size: Size | undefined) => {
  if (selected) return size && { pin: selected, covered: coveredBySheet(size) };
  return tapped && { pin: tapped, covered: tappedHeight };
};

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
    position: position,
    pills,
    hoveredId: hoveredPinId,
  };
};

/** A press on a pin opens the place; beside a finger there is no card, so the sheet says first what it would. */
const usePressed = (search: MapSearch, view: View | undefined, hover: Attention['hover']) => {
  const change = useChangeMap();
  const [tapped, setTapped] = useState<Pin>();
  const endTapped = (): void => {
    setTapped(undefined);
    hover('marker', undefined);
  };
  const press = (pin: Pin | undefined): void => {
    if (!pin) return endTapped();
    if (isNarrow() && search.selectedBranchOfficeId === undefined) return setTapped(pin);
    // a touch never ends the hover by itself
    hover('marker', undefined);
    // the address keeps the current view, even if it did not hold one so far
    change({ ...view, selectedBranchOfficeId: pin.id });
  };
  return { tapped, endTapped, press };
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
  const { selected, hover, pointedAt, categoryOf } = attention;
  const { tapped, endTapped, press } = usePressed(search, view, hover);
  const { peek, hold, close } = usePeek(isCardWanted(pointedAt?.from) ? pointedAt?.pin : undefined);
  const openStack = (point: Point): void => {
    setStack(point);
    endTapped();
    change({ selectedBranchOfficeId: undefined });
  };
  const isBare = useIsBare(view);
  return (
    <div className={styles.screen} data-bare={isBare || undefined}>
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
        tapped={tapped}
        onTappedEnd={endTapped}
      />
      <MapArea
        area={area}
        view={size && view}
        categoryOf={categoryOf}
        shown={shown}
        inSight={inSightOf(selected, tapped, size)}
        onMove={(next) => {
          setStack(undefined);
          close();
          change(next, { replace: true });
        }}
        onPin={press}
        onStack={openStack}
        onHover={(pin) => hover('marker', pin)}
        onSeen={setSeen}
      >
        {isBare && view && <BareGround view={view} size={size ?? usualSize} />}
        {view && size && <PinPeek pin={peek} view={view} size={size} onHold={hold} />}
      </MapArea>
    </div>
  );
};
