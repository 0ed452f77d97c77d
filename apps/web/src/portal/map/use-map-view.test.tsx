import { type Place, zoomLimits } from '@cafeteria/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createApi, createQueryClient, createSessionLock } from '../../shared/api/index.ts';
import type { MapSearch } from './map-search.ts';
import { boundsOf, pixelOf, type View } from './pins/index.ts';
import { useMapView } from './use-map-view.ts';

const wide = { width: 800, height: 600 };
const brno = { north: 49.29, south: 49.11, east: 16.73, west: 16.43 };
const prague = { north: 50.12, south: 49.98, east: 14.55, west: 14.3 };
const town: Place = {
  placeId: 'brno',
  label: 'Brno',
  kind: 'CITY',
  lat: 49.2,
  lng: 16.6,
  bounds: brno,
  zoom: 13,
};
const house: Place = {
  ...town,
  placeId: 'house',
  label: 'Mlýnská 39',
  kind: 'LOCATION',
  bounds: null,
  zoom: zoomLimits.max - 2,
};
const office = { id: 9, lat: 49.19, lng: 16.61 };
/** A server that knows a town, a house in it, an office there and the offices of a partner. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/map/place/brno': town,
  '/api/map/place/house': house,
  '/api/map/branch-office/9': office,
  '/api/map/near': { bounds: prague },
  '/api/map/summary': { version: '1', total: 2, bounds: brno },
};

let root: Root | undefined;
beforeEach(() => page.viewport(1_280, 720));
afterEach(() => root?.unmount());

/** The view an address leads to, once it is known. */
const viewOf = (search: MapSearch, size = wide): Promise<View> => {
  const client = createQueryClient(
    createApi({
      origin: '',
      lock: createSessionLock(),
      language: () => 'cs',
      transport: async (url) => {
        const answer = answers[url.split('?')[0] ?? ''];
        return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
      },
    }),
  );
  root = createRoot(document.createElement('div'));
  return new Promise((resolve) => {
    const Host = () => {
      const view = useMapView(search, size);
      if (view) resolve(view);
      return null;
    };
    root?.render(
      <QueryClientProvider client={client}>
        <Host />
      </QueryClientProvider>,
    );
  });
};

test.each([
  ['a place', { placeId: 'brno' }],
  ['a house', { placeId: 'house' }],
  ['a branch office', { selectedBranchOfficeId: 9 }],
  ['a partner', { filteredPartnerId: 7 }],
  ['nothing else', {}],
])(
  'a zoom in the address beside %s wins over its own, which holds without it',
  async (_, search) => {
    const [own, zoomed] = [await viewOf(search), await viewOf({ ...search, zoom: 8 })];
    expect(own.zoom).not.toBe(8);
    expect(zoomed).toEqual({ ...own, zoom: 8 });
  },
);
test.each([
  ['beside the list', 1_280, { width: 780, height: 700 }, { top: 64, bottom: 24 }],
  ['on a phone', 390, { width: 390, height: 650 }, { top: 116, bottom: 160 }],
])('a map without an aim shows what is near clear of what lies over it, %s', async (...row) => {
  const [, width, size, covered] = row;
  await page.viewport(width, 800);
  const view = await viewOf({}, size);
  const first = pixelOf({ lat: prague.north, lng: prague.west }, view, size);
  const last = pixelOf({ lat: prague.south, lng: prague.east }, view, size);
  expect(first.y).toBeGreaterThan(covered.top);
  expect(first.x).toBeGreaterThan(0);
  expect(last.y).toBeLessThan(size.height - covered.bottom);
  expect(last.x).toBeLessThan(size.width - 64);
  expect(view.zoom).toBeLessThanOrEqual(12);
});
test('a branch office stands as high above the sheet of a phone at any zoom', async () => {
  await page.viewport(390, 844);
  const phone = { width: 390, height: 700 };
  const heightAt = async (zoom: number): Promise<number> => {
    const view = await viewOf({ selectedBranchOfficeId: 9, zoom }, phone);
    const { north, south } = boundsOf(view, phone);
    return (north - office.lat) / (north - south);
  };
  const [near, far] = [await heightAt(18), await heightAt(10)];
  expect(near).toBeLessThan(0.5);
  expect(near).toBeCloseTo(far, 2);
});
test('a house is looked at two steps before the closest zoom', async () => {
  expect(await viewOf({ placeId: 'house' })).toEqual({
    lat: house.lat,
    lng: house.lng,
    zoom: zoomLimits.max - 2,
  });
});
