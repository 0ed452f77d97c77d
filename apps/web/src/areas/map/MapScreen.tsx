import { Banner, VisuallyHidden } from '@cafeteria/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../features/category/index.ts';
import { boundsOf, MapCanvas, type MapHandle, type Pin, type Place } from '../../features/map/index.ts';
import { usePosition } from '../../features/position/index.ts';
import { PageTitle } from '../../platform/navigation/index.ts';
import { useServices } from '../../platform/services.ts';
import { stringifySearch } from '../../platform/url-state/index.ts';
import { officeQuery, summaryQuery, tilesAddress } from './map-data.ts';
import { filterOf } from './map-search.ts';
import styles from './MapScreen.module.css';
import { Attributions } from './Attributions.tsx';
import { MapTools } from './MapTools.tsx';
import { Panel } from './Panel.tsx';
import { coveredBySheet } from './sheet-position.ts';
import { QuickCategories } from './QuickCategories.tsx';
import { TopBar } from './TopBar.tsx';
import { useAttention } from './use-attention.ts';
import { useMapSearch } from './use-map-search.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';

/** Categories by number and by code: tiles speak in numbers, lists in codes. */
const useCategoryNames = () => {
  const { data } = useQuery(categoriesQuery);
  return useMemo(() => {
    const codes = new Map(data?.map(({ id, code }) => [id, code]));
    const numbers = new Map(data?.map(({ id, code }) => [code, id]));
    return { isKnown: data !== undefined, codes, numbers };
  }, [data]);
};

/** The chosen branch office as a pin, whatever the filters hide. */
const useSelectedPin = (id: number | undefined, numbers: ReadonlyMap<string, number>): Pin | undefined => {
  const query = officeQuery(id ?? 0);
  const { data } = useQuery({ ...query, queryFn: id === undefined ? skipToken : query.queryFn });
  return useMemo(() => (data && data.id === id ? { id: data.id, lat: data.lat, lng: data.lng, categoryId: numbers.get(data.partner.categoryCode ?? '') ?? 0 } : undefined), [data, id, numbers]);
};

/** The map of benefits: the list and the map are one thing, and everything it shows stands in the address. */
export const MapScreen = () => {
  const { t } = useTranslation('cafeteria');
  const { api } = useServices();
  const [search, change] = useMapSearch();
  const stage = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(null);
  const size = useSize(stage);
  const view = useView(search, size);
  const bounds = useMemo(() => (view && size ? boundsOf(view, size) : undefined), [view?.lat, view?.lng, view?.zoom, size]);
  const { position } = usePosition();
  const { isKnown, codes, numbers } = useCategoryNames();
  const { data: summary } = useQuery(summaryQuery(search));
  const selectedId = search.selectedBranchOfficeId;
  const selected = useSelectedPin(selectedId, numbers);
  const { hover, hoveredId, hoveredFrom, visited, focused } = useAttention(selected, selectedId);
  const [stack, setStack] = useState<Place>();
  const [isBroken, setBroken] = useState(false);

  const tiles = summary && tilesAddress(api.origin, stringifySearch({ ...filterOf(search), v: summary.version }));
  const shown = useMemo(() => ({ tiles, focused, visited, here: position, hoveredId: hoveredFrom === 'marker' ? hoveredId : undefined }), [tiles, focused, visited, position, hoveredFrom, hoveredId]);
  /** Opening a place leaves the map where it is, even when the address has not said so far where that was. */
  const settled = useMemo(() => ({ ...search, ...view }), [search, view?.lat, view?.lng, view?.zoom]);
  const select = (id: number | undefined): void => change({ ...view, selectedBranchOfficeId: id });
  const openStack = (place: Place): void => {
    setStack(place);
    if (selectedId !== undefined) select(undefined);
  };
  const canDraw = view && isKnown && !isBroken;
  return (
    <div className={styles.screen}>
      <PageTitle>{t('map.title')}</PageTitle>
      <VisuallyHidden><h1>{t('map.title')}</h1></VisuallyHidden>
      <TopBar search={search} change={change} centre={view} />
      <QuickCategories search={search} change={change} />
      <Panel search={settled} change={change} bounds={bounds} total={summary?.total} surroundings={summary?.bounds} stack={stack} onStackClose={() => setStack(undefined)} hover={hover} hoveredId={hoveredId} hoveredFrom={hoveredFrom} numbers={numbers} size={size} />
      <div ref={stage} className={styles.stage}>
        {canDraw && (
          <MapCanvas
            view={view} shown={shown} inSight={selected && size && { pin: selected, covered: coveredBySheet(size) }} categoryOf={(id) => codes.get(id)} handle={handle} onMove={(next) => { setStack(undefined); change(next, { replace: true }); }}
            onPin={({ id }) => select(id)} onStack={openStack} onHover={(pin) => hover('marker', pin)} onFailure={() => setBroken(true)}
          />
        )}
        {isBroken && <div className={styles.broken}><Banner tone="warning" title={t('map.broken.title')}>{t('map.broken.text')}</Banner></div>}
        {!isBroken && <MapTools change={change} onZoom={(step) => handle.current?.zoomBy(step)} />}
        <Attributions />
      </div>
    </div>
  );
};
