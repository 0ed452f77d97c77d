import { describe, expect, test } from 'vitest';
import { addressFromPlace, emptyAddress } from './from-place.ts';
import {
  mapHeight,
  mapWidth,
  nudged,
  pointAt,
  project,
  unproject,
  viewAround,
} from './projection.ts';

const brno = { lat: 49.1951, lng: 16.6068 };

describe('the map of a pin', () => {
  test('a point comes back from the drawing', () => expect(unproject(project(brno))).toEqual(brno));
  test.each([
    ['Aš', 50.22, 12.19],
    ['Nová Sedlica', 49.05, 22.52],
    ['Lobendava', 51.03, 14.32],
    ['Patince', 47.73, 18.3],
  ])('%s lies on it', (_, lat, lng) => {
    const { x, y } = project({ lat, lng });
    expect(x > 0 && x < mapWidth && y > 0 && y < mapHeight).toBe(true);
  });
  test('a view stays inside the drawing', () => {
    expect(viewAround({ x: 0, y: 0 }, 4)).toEqual({
      x: 0,
      y: 0,
      width: mapWidth / 4,
      height: mapHeight / 4,
    });
    expect(viewAround({ x: mapWidth, y: mapHeight }, 16)).toEqual({
      x: (mapWidth * 15) / 16,
      y: (mapHeight * 15) / 16,
      width: mapWidth / 16,
      height: mapHeight / 16,
    });
  });
  test('a position beside the map is drawn to its edge', () => {
    const view = viewAround(project(brno), 4);
    expect(pointAt(view, -3, 0.5)).toEqual(pointAt(view, 0, 0.5));
    expect(pointAt(view, 2, 7)).toEqual(pointAt(view, 1, 1));
  });
  test('arrows move by less the nearer one looks', () => {
    const far = nudged(brno, 1, 0, 1);
    const near = nudged(brno, 1, 0, 16);
    expect(far.lng - brno.lng).toBeGreaterThan((near.lng - brno.lng) * 10);
    expect(nudged(brno, 0, -1, 4).lat).toBeGreaterThan(brno.lat);
  });
});

describe('an address from a found place', () => {
  const place = {
    placeId: 'cz-brno',
    label: 'Brno',
    country: 'CZ',
    lat: 49.2,
    lng: 16.6,
    components: [{ types: ['locality'], long_name: 'Brno' }],
  } as const;
  const found = {
    ...place,
    components: place.components.map((one) => ({
      types: [...one.types],
      long_name: one.long_name,
    })),
  };
  test('fills what the geocoder knows and keeps what was typed', () => {
    expect(
      addressFromPlace({ ...emptyAddress, street: 'Kounicova', postalCode: '60200' }, found, false),
    ).toMatchObject({
      street: 'Kounicova',
      postalCode: '60200',
      city: 'Brno',
      lat: 49.2,
      lng: 16.6,
      placeId: 'cz-brno',
    });
  });
  test('never moves a pin put by hand', () =>
    expect(addressFromPlace({ ...emptyAddress, lat: 49.1, lng: 16.5 }, found, true)).toMatchObject({
      city: 'Brno',
      lat: 49.1,
      lng: 16.5,
    }));
});
