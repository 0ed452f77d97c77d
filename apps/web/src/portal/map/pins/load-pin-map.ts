/**
 * Loads what draws the map, three times as large as the rest of the screen. It is alone in its file,
 * so that routes can ask for it early.
 */
export const loadPinMap = () => import('./pin-map.ts');
