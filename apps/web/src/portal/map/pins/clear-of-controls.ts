import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';

/** A part of the map that a control lies over, in pixels from its corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What lies over the map wears this attribute; chips of a row one by one. */
const controls = '[data-over-map]';

/** The boxes of all controls over a map, cut at its edges. */
export const boxesOver = (container: HTMLElement): Box[] => {
  const map = container.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, map.left), Math.max(box.top, map.top)];
    const width = Math.round(Math.min(box.right, map.right) - left);
    const height = Math.round(Math.min(box.bottom, map.bottom) - top);
    return width > 0 && height > 0
      ? [{ left: left - map.left, top: top - map.top, width, height }]
      : [];
  });
};

const source = 'controls';
/** An image is made this much smaller than its box: it is empty, only its size counts. */
const shrink = 8;

const imageOf = (map: MapLibre, { width, height }: Box): string => {
  const [columns, rows] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  const name = `empty:${columns}:${rows}`;
  if (!map.hasImage(name))
    map.addImage(
      name,
      { width: columns, height: rows, data: new Uint8Array(columns * rows * 4) },
      { pixelRatio: 1 / shrink },
    );
  return name;
};

/**
 * Keeps names from under the controls: an empty symbol as large as each control is laid out before
 * all names, which then stand elsewhere. The symbols lie on the map, so while it moves there are none.
 */
export const keepLabelsClear = (map: MapLibre, boxes: () => readonly Box[]): void => {
  let shown = '';
  const show = (next: readonly Box[]): void => {
    const target = map.getSource<GeoJSONSource>(source);
    if (!target) return;
    const features = next.map((box) => {
      const { lng, lat } = map.unproject([box.left + box.width / 2, box.top + box.height / 2]);
      return {
        type: 'Feature' as const,
        properties: { image: imageOf(map, box) },
        geometry: { type: 'Point' as const, coordinates: [lng, lat] },
      };
    });
    const data = { type: 'FeatureCollection' as const, features };
    // drawing makes the map idle again: told twice, it would never come to rest
    const now = JSON.stringify(data);
    if (now === shown) return;
    shown = now;
    void target.setData(data);
  };
  const look = (): void => {
    if (!map.isMoving()) show(boxes());
  };
  map.on('style.load', () => {
    shown = '';
    map.addSource(source, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
    map.addLayer({
      id: source,
      type: 'symbol',
      source,
      layout: { 'icon-image': ['get', 'image'], 'icon-overlap': 'always', 'icon-padding': 4 },
    });
    look();
  });
  map.on('movestart', () => show([]));
  map.on('moveend', look);
  map.on('idle', look);
};
