import { placeZooms, zoomLimits } from '@cafeteria/contract';
import { expect, test, vi } from 'vitest';
import { createPinMap } from './pin-map.ts';
import type { View } from './view.ts';

test('a house the map led to can be come closer to by two steps, and by no more', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 300px; height: 300px';
  const onMove = vi.fn<(view: View) => void>();
  const map = createPinMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    view: { lat: 49.19, lng: 16.61, zoom: placeZooms.address },
    apiOrigin: '',
    categoryOf: () => undefined,
    language: 'cs',
    label: 'Mapa',
    onMove,
    onPin: vi.fn<() => void>(),
    onStack: vi.fn<() => void>(),
    onHover: vi.fn<() => void>(),
    onDrawn: vi.fn<() => void>(),
    onSeen: vi.fn<() => void>(),
  });
  const zooms: (number | undefined)[] = [];
  for (const step of [1, 2, 3]) {
    map.zoomBy(1);
    await expect.poll(() => onMove).toHaveBeenCalledTimes(step);
    zooms.push(onMove.mock.lastCall?.[0].zoom);
  }
  expect(zooms).toEqual([19, 20, 20]);
  expect(zoomLimits.max).toBe(20);
  map.remove();
  container.remove();
});
