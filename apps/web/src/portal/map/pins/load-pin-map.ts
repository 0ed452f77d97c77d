/** Loads what draws the map, which is three times the rest of the screen; alone in its file, so that routes can ask early. */
export const loadPinMap = () => import('./pin-map.ts');
