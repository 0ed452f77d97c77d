/** Answers in the form of each provider's documentation, for a house in Prague and one abroad. */
const at = { lat: 50.09036, lng: 14.42571 } as const;

const photonFeature = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
  properties,
});
export const photonAnswer = {
  type: 'FeatureCollection',
  features: [
    photonFeature({
      osm_type: 'N',
      osm_id: 3409912345,
      osm_key: 'place',
      osm_value: 'house',
      type: 'house',
      street: 'Dlouhá',
      housenumber: '727/39',
      postcode: '11000',
      district: 'Staré Město',
      city: 'Praha',
      state: 'Praha',
      country: 'Česko',
      countrycode: 'CZ',
    }),
    photonFeature({
      osm_type: 'W',
      osm_id: 5,
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name: 'Dlouhá ve Vídni',
      city: 'Wien',
      countrycode: 'AT',
    }),
  ],
};

export const nominatimAnswer = [
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    osm_type: 'node',
    osm_id: 3409912345,
    lat: String(at.lat),
    lon: String(at.lng),
    category: 'place',
    type: 'house',
    place_rank: 30,
    importance: 0.0001,
    addresstype: 'place',
    name: '',
    display_name: '727/39, Dlouhá, Staré Město, Praha 1, Praha, 110 00, Česko',
    boundingbox: ['50.0903', '50.0904', '14.4256', '14.4258'],
    address: {
      house_number: '727/39',
      road: 'Dlouhá',
      suburb: 'Staré Město',
      city_district: 'Praha 1',
      city: 'Praha',
      postcode: '110 00',
      country: 'Česko',
      country_code: 'cz',
    },
  },
  {
    place_id: 2,
    osm_type: 'way',
    osm_id: 5,
    lat: '48.2',
    lon: '16.3',
    category: 'highway',
    name: 'Dlouhá ve Vídni',
    display_name: 'Dlouhá ve Vídni, Wien',
    address: { country_code: 'at' },
  },
];

const region = (name: string, type: string, isoCode?: string) => ({
  name,
  type: `regional.${type}`,
  ...(isoCode && { isoCode }),
});
export const mapyAnswer = {
  items: [
    {
      name: 'Dlouhá 727/39',
      label: 'Adresa',
      position: { lon: at.lng, lat: at.lat },
      type: 'regional.address',
      location: 'Praha 1 - Staré Město, Česko',
      zip: '110 00',
      regionalStructure: [
        region('727/39', 'address'),
        region('Dlouhá', 'street'),
        region('Staré Město', 'municipality_part'),
        region('Praha 1', 'municipality_part'),
        region('Praha', 'municipality'),
        region('Hlavní město Praha', 'region'),
        region('Česko', 'country', 'CZ'),
      ],
    },
    {
      name: 'Dlouhá ve Vídni',
      label: 'Ulice',
      position: { lon: 16.3, lat: 48.2 },
      type: 'regional.street',
      location: 'Vídeň, Rakousko',
      regionalStructure: [region('Rakousko', 'country', 'AT')],
    },
  ],
};

const part = (longText: string, ...types: string[]) => ({
  longText,
  shortText: longText,
  types,
  languageCode: 'cs',
});
const googleDetails = {
  id: 'ChIJdlouha39',
  types: ['street_address', 'premise'],
  formattedAddress: 'Dlouhá 727/39, 110 00 Staré Město, Česko',
  displayName: { text: 'Dlouhá 727/39', languageCode: 'cs' },
  location: { latitude: at.lat, longitude: at.lng },
  viewport: {
    low: { latitude: 50.089, longitude: 14.424 },
    high: { latitude: 50.091, longitude: 14.427 },
  },
  addressComponents: [
    part('39', 'street_number'),
    part('727', 'premise'),
    part('Dlouhá', 'route'),
    part('Staré Město', 'neighborhood', 'political'),
    part('Praha 1', 'sublocality_level_1', 'sublocality', 'political'),
    part('Praha', 'locality', 'political'),
    { ...part('Česko', 'country', 'political'), shortText: 'CZ' },
    part('110 00', 'postal_code'),
  ],
};
const prediction = {
  placeId: 'ChIJdlouha39',
  text: { text: 'Dlouhá 727/39, Staré Město, Česko' },
  structuredFormat: {
    mainText: { text: 'Dlouhá 727/39' },
    secondaryText: { text: 'Staré Město, Česko' },
  },
  types: ['street_address'],
};
export const googleAnswers = ({ path }: { readonly path: string }) =>
  path === '/v1/places:autocomplete'
    ? {
        suggestions: [
          { placePrediction: prediction },
          { queryPrediction: { text: { text: 'dlouhá' } } },
        ],
      }
    : googleDetails;
