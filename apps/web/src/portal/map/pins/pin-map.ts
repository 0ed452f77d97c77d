import { zoomLimits } from '@cafeteria/contract';
import type {
  GeoJSONSource,
  Map as MapLibre,
  MapGeoJSONFeature,
  MapMouseEvent,
  MapSourceDataEvent,
  PointLike,
  StyleSpecification,
  VectorTileSource,
} from 'maplibre-gl';
import { createMap, showWhole } from '../../../shared/map-library/index.ts';
import { boxesOver, keepLabelsClear } from './clear-of-controls.ts';
import { type CategoryOf, type Palette, pixelRatio, readPalette } from './palette.ts';
import { drawImage, pillImage, pinImage } from './pin-images.ts';
import { lastTileZoom, pinLayers, pressable, sources } from './pin-layers.ts';
import type { Pill, Pin, PinState } from './pin.ts';
import { type SeenPin, tellSeen } from './seen.ts';
import { type Point, roundedView, type View } from './view.ts';

export type FocusedPin = Pin & { readonly state: PinState };
/** Everything the map shows beside the basemap. */
export type Shown = {
  /** Template of the pins' tiles; another template is another filter or version. */
  readonly tiles?: string | undefined;
  readonly focused: readonly FocusedPin[];
  readonly hoveredId?: number | undefined;
  readonly visited: ReadonlySet<number>;
  readonly position?: Point | undefined;
  /** Words at single pins. */
  readonly pills?: readonly Pill[];
};
export type PinMapEvents = {
  readonly onMove: (view: View) => void;
  /** None where nothing of it was pressed. */
  readonly onPin: (pin: Pin | undefined) => void;
  readonly onStack: (point: Point) => void;
  readonly onHover: (pin: Pin | undefined) => void;
  /** It is in sight. */
  readonly onDrawn: () => void;
  /** The single pins that are drawn once the map has come to rest. */
  readonly onSeen: (pins: readonly SeenPin[]) => void;
};
type Options = PinMapEvents & {
  readonly container: HTMLElement;
  readonly style: StyleSpecification | string;
  readonly view: View;
  readonly apiOrigin: string;
  readonly categoryOf: CategoryOf;
  readonly language: string;
  readonly label: string;
};
export type PinMap = ReturnType<typeof createPinMap>;

/** How far a press on a cluster zooms in, and the reach of a finger in pixels. */
const clusterStep = 2;
const reach = 8;
/** A pin nearer to the edge than this is out of sight. */
const edge = 48;

const featureOf = ({ lat, lng }: Point, properties: Record<string, unknown> = {}, id?: number) => ({
  type: 'Feature' as const,
  ...(id !== undefined && { id }),
  properties,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
});
const pointOf = ({ geometry }: MapGeoJSONFeature): Point => {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return { lat, lng };
};
const pinOf = (feature: MapGeoJSONFeature): Pin => ({
  ...pointOf(feature),
  id: Number(feature.id),
  categoryId: Number(feature.properties.category ?? 0),
});

/**
 * Marks the browser's performance timeline when pins are on screen, which is not before the map is in sight:
 * `map:first-pins` once, `map:pins` after every change (docs/performance.md); `map:pills` with how many of them speak.
 */
const createMarks = (inSight: Promise<void>) => {
  let isFirst = true;
  return async (tiles: string): Promise<void> => {
    await inSight;
    performance.mark(isFirst ? 'map:first-pins' : 'map:pins', { detail: tiles });
    isFirst = false;
  };
};

/** Marks the moment when the pins of a template are drawn. */
const markWhenDrawn = (
  map: MapLibre,
  href: string,
  mark: (tiles: string) => Promise<void>,
): void => {
  // wait for a tile of the new template: before it asks for one, the source already counts as loaded
  const check = ({ sourceId, tile }: MapSourceDataEvent): void => {
    if (
      sourceId !== sources.pins ||
      !tile ||
      !map.getSource(sources.pins) ||
      !map.isSourceLoaded(sources.pins)
    )
      return;
    map.off('sourcedata', check);
    map.once('render', () => void mark(href));
    map.triggerRepaint();
  };
  map.on('sourcedata', check);
};

/** The words at pins; the browser's timeline says how many. */
const spoken = (pills: readonly Pill[]) => {
  performance.mark('map:pills', { detail: pills.length });
  return {
    type: 'FeatureCollection' as const,
    features: pills.map((pill) => featureOf(pill, { image: pillImage(pill) })),
  };
};

/** Keeps what is drawn over the basemap in step with `Shown`, also after the style was replaced. */
const createOverlay = (map: MapLibre, inSight: Promise<void>) => {
  const mark = createMarks(inSight);
  let shown: Shown = { focused: [], visited: new Set() };
  let tiles: string | undefined;
  const showTiles = (href: string): void => {
    if (href === tiles) return;
    tiles = href;
    const source = map.getSource<VectorTileSource>(sources.pins);
    if (source) source.setTiles([href]);
    else {
      map.addSource(sources.pins, { type: 'vector', tiles: [href], maxzoom: lastTileZoom });
      for (const layer of pinLayers) map.addLayer(layer);
    }
    markWhenDrawn(map, href, mark);
  };
  const showStates = ({ visited, hoveredId }: Shown): void => {
    const target = { source: sources.pins, sourceLayer: 'pins' };
    map.removeFeatureState(target);
    for (const id of visited) map.setFeatureState({ ...target, id }, { visited: true });
    if (hoveredId !== undefined)
      map.setFeatureState({ ...target, id: hoveredId }, { hovered: true });
  };
  const apply = (): void => {
    if (!map.getSource(sources.focus) || !shown.tiles) return;
    showTiles(shown.tiles);
    showStates(shown);
    void map.getSource<GeoJSONSource>(sources.focus)?.setData({
      type: 'FeatureCollection',
      features: shown.focused.map((pin) =>
        featureOf(
          pin,
          {
            image: pinImage(pin.state, pin.categoryId),
            order: pin.state === 'selected' ? 1 : 0,
            category: pin.categoryId,
          },
          pin.id,
        ),
      ),
    });
    void map.getSource<GeoJSONSource>(sources.pills)?.setData(spoken(shown.pills ?? []));
    void map.getSource<GeoJSONSource>(sources.here)?.setData({
      type: 'FeatureCollection',
      features: shown.position ? [featureOf(shown.position)] : [],
    });
  };
  map.on('style.load', () => {
    tiles = undefined;
    for (const id of [sources.pills, sources.focus, sources.here])
      map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    apply();
  });
  return (next: Shown): void => {
    shown = next;
    apply();
  };
};

/** Presses and pointing: clusters zoom in, stacks and pins are reported. */
const listenToPointer = (
  map: MapLibre,
  { onPin, onStack, onHover }: Pick<PinMapEvents, 'onPin' | 'onStack' | 'onHover'>,
): void => {
  const shownLayers = (): string[] => pressable.filter((id) => map.getLayer(id));
  const findFeature = (
    { point: { x, y } }: MapMouseEvent,
    distance: number,
  ): MapGeoJSONFeature | undefined => {
    const box: [PointLike, PointLike] = [
      [x - distance, y - distance],
      [x + distance, y + distance],
    ];
    const met = map.queryRenderedFeatures(box, { layers: shownLayers() });
    return shownLayers()
      .map((layer) => met.find((feature) => feature.layer.id === layer))
      .find((feature) => feature !== undefined);
  };
  map.on('click', (event) => {
    const feature = findFeature(event, reach);
    if (!feature) return onPin(undefined);
    const point = pointOf(feature);
    if (feature.layer.id === 'clusters')
      map.easeTo({
        center: [point.lng, point.lat],
        zoom: Math.min(map.getZoom() + clusterStep, zoomLimits.max),
      });
    else if (feature.layer.id === 'stacks') onStack(point);
    else onPin(pinOf(feature));
  });
  map.on('mousemove', (event) => {
    const feature = findFeature(event, 0);
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    onHover(
      feature && (feature.layer.id === 'pins' || feature.layer.id === 'focus')
        ? pinOf(feature)
        : undefined,
    );
  });
  map.on('mouseout', () => onHover(undefined));
};

/** A map with pins over a basemap; the only state it holds is where it looks. Throws where WebGL is missing. */
export const createPinMap = (options: Options) => {
  const { container, style, view, apiOrigin, label, categoryOf, onMove } = options;
  const { lng, lat, zoom } = view;
  const map = createMap({
    container,
    style,
    center: [lng, lat],
    zoom,
    zoomLimits,
    apiOrigin,
    label,
  });
  let { language } = options;
  let palette: Palette = readPalette(container);
  map.setMissingStyleImageResolver((name) => {
    const image = drawImage(name, palette, categoryOf, language);
    if (image && !map.hasImage(name)) map.addImage(name, image, { pixelRatio });
  });
  map.on('moveend', () => onMove(roundedView({ ...map.getCenter(), zoom: map.getZoom() })));
  listenToPointer(map, options);
  tellSeen(map, pinOf, options.onSeen);
  const inSight = showWhole(map);
  void inSight.then(options.onDrawn);
  const overlay = createOverlay(map, inSight);
  keepLabelsClear(map, () => boxesOver(container));

  return {
    /** Makes the map show this; called again with every change. */
    show: overlay,
    moveTo: ({ lat, lng, zoom }: View): void => void map.easeTo({ center: [lng, lat], zoom }),
    /** Moves a point into sight unless it is visible already; `covered` pixels at the bottom do not count. */
    reveal: (point: Point, covered: number): void => {
      const { x, y } = map.project([point.lng, point.lat]);
      const { clientWidth: width, clientHeight: height } = container;
      const isSeen = x > edge && x < width - edge && y > 2 * edge && y < height - covered - edge;
      if (!isSeen) map.panBy([x - width / 2, y - (height - covered) / 2]);
    },
    zoomBy: (step: number): void => void map.easeTo({ zoom: map.getZoom() + step }),
    /** Redraws for another theme or language. */
    restyle: (next: StyleSpecification | string, nextLanguage: string): void => {
      language = nextLanguage;
      palette = readPalette(container);
      map.setStyle(next, { diff: false });
    },
    remove: (): void => map.remove(),
  };
};
