import {
  type AddressComponent,
  type Country,
  formatPostalCode,
  type Language,
  type LocationKind,
  type Place,
  placeZooms,
} from '@cafeteria/contract';

export type Point = { readonly lat: number; readonly lng: number };
/** A place that is offered while somebody types. */
export type SuggestedPlace = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: LocationKind;
};
/** A place with everything the map and the form of an address need, no matter who found it. */
export type FoundPlace = SuggestedPlace &
  Point & {
    readonly country: Country;
    readonly components: readonly AddressComponent[];
    readonly bounds: Place['bounds'];
    readonly zoom: number;
  };
export type PlaceQuery = {
  readonly keyword: string;
  readonly language: Language;
  readonly position: Point | undefined;
  readonly limit: number;
};

const component = (
  types: readonly string[],
  long_name: string | null | undefined,
  short_name?: string,
): AddressComponent[] =>
  long_name ? [{ types: [...types], long_name, ...(short_name && { short_name }) }] : [];
type Parts = {
  readonly street?: string | null | undefined;
  readonly houseNumber?: string | null | undefined;
  readonly streetNumber?: string | null | undefined;
  readonly districtNumber?: string | null | undefined;
  readonly part?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country: Country;
};
/** The component list of the specification (section 3), whatever words a provider has for its parts. */
export const componentsOf = ({
  street,
  houseNumber,
  streetNumber,
  districtNumber,
  part,
  city,
  postalCode,
  region,
  country,
}: Parts): AddressComponent[] => [
  ...component(['street_number'], streetNumber),
  ...component(['house_number'], houseNumber),
  ...component(['route'], street),
  ...component(['sublocality', 'political'], part === city ? null : part),
  ...component(['district_number'], districtNumber),
  ...component(['locality', 'political'], city),
  ...component(['administrative_area_level_1', 'political'], region),
  ...component(['country', 'political'], country === 'CZ' ? 'Česko' : 'Slovensko', country),
  ...component(['postal_code'], postalCode?.replaceAll(/\s/g, '')),
];

/** `602 00 Brno`. */
export const townLine = (postalCode: string | undefined, city: string | undefined): string =>
  [formatPostalCode(postalCode ?? ''), city].filter(Boolean).join(' ');

type ProviderPlace = {
  readonly id: string;
  readonly label: string;
  readonly isTown: boolean;
  readonly country: Country;
  readonly at: Point;
  readonly bounds: Place['bounds'] | undefined;
  readonly components: readonly AddressComponent[];
  /** What stands beside the name of a town, and of an address. */
  readonly neighbours: {
    readonly town: readonly (string | undefined)[];
    readonly address: readonly (string | undefined)[];
  };
};
/** What a provider told, as a place: a town is shown whole, an address from near. */
export const placeOf = ({
  id,
  label,
  isTown,
  country,
  at,
  bounds,
  components,
  neighbours,
}: ProviderPlace): FoundPlace => ({
  id,
  label,
  detail: (isTown ? neighbours.town : neighbours.address)
    .filter((part) => part && part !== label)
    .join(', '),
  kind: isTown ? 'CITY' : 'LOCATION',
  country,
  ...at,
  zoom: isTown ? placeZooms.town : placeZooms.address,
  bounds: (isTown && bounds) || null,
  components,
});

/** `727/39` is a house number and a number in its street; a lone number is the house's. */
export const numbersOf = (
  text: string | null | undefined,
): { houseNumber: string | null; streetNumber: string | null } => {
  const [houseNumber, streetNumber] = (text ?? '').split('/').map((part) => part.trim());
  return { houseNumber: houseNumber || null, streetNumber: streetNumber || null };
};
/** The number of a city's district: `Praha 5` → `5`. */
export const districtNumberOf = (name: string | undefined): string | null =>
  /^Praha (\d+)$/.exec(name ?? '')?.[1] ?? null;
