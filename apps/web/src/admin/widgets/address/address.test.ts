import { describe, expect, test } from 'vitest';
import { addressFromPlace, emptyAddress } from './from-place.ts';

describe('an address from a found place', () => {
  test('keeps the part of a municipality apart from the municipality', () => {
    const part = {
      placeId: 'cz-praha-zizkov',
      label: 'Žižkov',
      country: 'CZ',
      lat: 50.08,
      lng: 14.45,
      components: [
        { types: ['sublocality'], long_name: 'Žižkov' },
        { types: ['locality'], long_name: 'Praha' },
      ],
    } as const;
    const components = part.components.map(({ types, long_name }) => ({
      types: [...types],
      long_name,
    }));
    expect(addressFromPlace(emptyAddress, { ...part, components }, false)).toMatchObject({
      village: 'Žižkov',
      city: 'Praha',
    });
    expect(
      addressFromPlace(emptyAddress, { ...part, components: components.slice(0, 1) }, false),
    ).toMatchObject({ village: null, city: 'Žižkov' });
  });
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
