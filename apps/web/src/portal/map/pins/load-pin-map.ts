/** What draws the map: in a file of its own, because it is three times the rest of the screen. */
export const loadPinMap = () => import('./pin-map.ts');
