import { Map as MapLibre, type MapOptions, prewarm, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { allowWorker } from '../third-party/index.ts';

export { showWhole } from './show-whole.ts';

allowWorker(workerUrl);
setWorkerUrl(workerUrl);
// the workers start while the screen still finds out which view to show
prewarm();

type Options = Pick<MapOptions, 'container' | 'style' | 'center' | 'zoom' | 'interactive'> & {
  readonly zoomLimits: { readonly min: number; readonly max: number };
  readonly apiOrigin: string;
  readonly label: string;
};

/**
 * A map as the portal draws it: flat, north up, without controls of the library. Only files that
 * are loaded when they are needed import this room: it is three times as large as a screen. Throws
 * where WebGL is missing.
 */
export const createMap = ({ zoomLimits, apiOrigin, label, ...options }: Options): MapLibre => {
  const map = new MapLibre({
    ...options,
    minZoom: zoomLimits.min - 1,
    maxZoom: zoomLimits.max,
    attributionControl: false,
    fadeDuration: 0,
    refreshExpiredTiles: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // our own styles are known to be right, and looking through one is a third of loading it
    validateStyle: typeof options.style === 'string',
    locale: { 'Map.Title': label },
    transformRequest: (url) =>
      url.startsWith(apiOrigin) ? { url, credentials: 'include' } : { url },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
};
