import type { StyleSpecification } from 'maplibre-gl';
import { zoomLimits } from '@cafeteria/contract';
import { createMap, showWhole } from '../../shared/map-library/index.ts';

type Options = {
  readonly container: HTMLElement;
  readonly style: StyleSpecification | string;
  readonly center: readonly [lng: number, lat: number];
  readonly zoom: number;
  readonly apiOrigin: string;
  readonly label: string;
};

/** A map that is looked at and not moved: its keys and fingers belong to the page around it. */
export const drawMap = ({ center: [lng, lat], ...options }: Options) => {
  const map = createMap({ ...options, center: [lng, lat], zoomLimits, interactive: false });
  void showWhole(map);
  return {
    restyle: (style: Options['style']): void => void map.setStyle(style, { diff: false }),
    moveTo: ([east, north]: Options['center']): void => void map.jumpTo({ center: [east, north] }),
    remove: (): void => map.remove(),
  };
};
