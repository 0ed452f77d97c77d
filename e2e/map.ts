import type { APIRequestContext, Page } from '@playwright/test';
import { apiOrigin, expect } from './support.ts';

export const region = { north: 51.1, south: 47.7, east: 22.6, west: 12 };
export type FoundPlace = {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly partner: { readonly id: number; readonly name: string };
};

/** A branch office as administration sends it, at one point. */
export const officeAt = (lat: number, lng: number) => ({
  address: {
    street: 'Polní',
    houseNumber: '1',
    streetNumber: null,
    districtNumber: null,
    postalCode: '538 03',
    city: 'Vápenný Podol',
    country: 'CZ',
    components: null,
    placeId: null,
    lat,
    lng,
  },
  locationSource: 'MANUAL',
  contacts: [],
  openingHours: null,
  benefitTypes: null,
  subcategoryIds: null,
  healthcareProvider: null,
  externalId: null,
});

/** Presses what lies in the middle of the map. */
export const pressMiddle = async (page: Page): Promise<void> => {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByTestId('map-canvas').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
};

/** A place on the map that stands alone at its coordinate. */
export const lonelyPlace = async (request: APIRequestContext): Promise<FoundPlace> => {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(region).map(([edge, degrees]) => [edge, String(degrees)])),
    lat: '49.19',
    lng: '16.6',
    pageSize: '60',
  });
  const { content }: { content: FoundPlace[] } = await (
    await request.get(`${apiOrigin}/api/map/branch-office?${query}`)
  ).json();
  const place = content.find(
    (one) => content.filter(({ lat, lng }) => lat === one.lat && lng === one.lng).length === 1,
  );
  if (!place) throw new Error('the demo has no place of its own coordinate');
  return place;
};

/** Until the pins are on screen: the map says so on the browser's own timeline. */
export const pinsDrawn = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('map:first-pins').length), {
      timeout: 120_000,
    })
    .toBe(1);

/** How many places are in view, once the map has said what that is. */
export const placeCount = async (page: Page): Promise<number> => {
  await expect(page.locator('[aria-labelledby="map-places"]')).toHaveAttribute(
    'aria-busy',
    'false',
  );
  return Number(
    (await page.getByTestId('place-count').textContent())?.match(/\d+/)?.[0] ?? Number.NaN,
  );
};
