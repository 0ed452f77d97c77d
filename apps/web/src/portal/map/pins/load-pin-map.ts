import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/**
 * Loads what draws the map, three times as large as the rest of the screen, and beside it the file its workers start
 * with, for which the map would ask only once it is there itself. It is alone in its file, so that routes can ask for
 * it early.
 */
export const loadPinMap = () => {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, not the API
  fetch(workerUrl).catch(() => {});
  return import('./pin-map.ts');
};
