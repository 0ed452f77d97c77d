import { zoomLimits } from '@cafeteria/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMap, showWhole } from './index.ts';

let container: HTMLElement;
let map: ReturnType<typeof createMap>;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 300px; height: 300px';
  map = createMap({
    container,
    center: [14.4, 50],
    zoom: 10,
    zoomLimits,
    apiOrigin: '',
    label: 'Mapa',
    style: { version: 8, sources: {}, layers: [] },
  });
});
afterEach(() => {
  map.remove();
  container.remove();
});
const isSeen = () => map.getCanvas().checkVisibility({ visibilityProperty: true });

test('a map comes in sight when it is whole', async () => {
  const inSight = showWhole(map);
  expect(isSeen()).toBe(false);
  await inSight;
  expect([isSeen(), map.loaded()]).toEqual([true, true]);
});

test('anyone who moves a map sees it at once', () => {
  void showWhole(map);
  map.panBy([10, 0], { animate: false });
  expect([isSeen(), map.loaded()]).toEqual([true, false]);
});
