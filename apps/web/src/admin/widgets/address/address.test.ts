import { describe, expect, test } from 'vitest';
import { addressFromPlace, emptyAddress } from './from-place.ts';

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
