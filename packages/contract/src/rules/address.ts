export type AddressComponent = {
  types: readonly string[];
  long_name: string;
  short_name?: string | undefined;
};
export type DerivedAddress = {
  street: string | undefined;
  streetNumber: string | undefined;
  houseNumber: string | undefined;
  districtNumber: string | undefined;
  postalCode: string | undefined;
  city: string | undefined;
  village: string | undefined;
};

/**
 * Reads the fields of an address out of a geocoder's component list (specification, section 3).
 * street ← route; streetNumber ← street_number, else premise; houseNumber ← house_number, else premise;
 * city ← locality, else postal_town; village ← sublocality, else neighborhood; postalCode digits only.
 */
export const deriveAddress = (components: readonly AddressComponent[]): DerivedAddress => {
  const find = (...types: readonly string[]): string | undefined => {
    for (const type of types) {
      const component = components.find((one) => one.types.includes(type));
      if (component) return component.long_name;
    }
    return undefined;
  };
  return {
    street: find('route'),
    streetNumber: find('street_number', 'premise'),
    houseNumber: find('house_number', 'premise'),
    districtNumber: find('district_number'),
    postalCode: find('postal_code')?.replaceAll(/\D/g, ''),
    city: find('locality', 'postal_town'),
    village: find('sublocality', 'neighborhood'),
  };
};

type PlainAddress = {
  street: string | null;
  houseNumber: string | null;
  streetNumber: string | null;
  districtNumber?: string | null;
  postalCode: string;
  city: string;
  village?: string | null | undefined;
};

/**
 * One line in the Czech and Slovak manner: `street houseNumber/streetNumber, PSČ city`; a village has no street,
 * and a city in numbered districts tells which one: `140 00 Praha 4`.
 * @example
 * formatAddress({
 *   street: 'Dlouhá',
 *   houseNumber: '727',
 *   streetNumber: '39',
 *   postalCode: '11000',
 *   city: 'Praha',
 * })
 */
export const formatAddress = (address: PlainAddress): string => {
  const number = [address.houseNumber, address.streetNumber].filter(Boolean).join('/');
  const isDistrictKnown = address.districtNumber && !/\d$/.test(address.city);
  const city = isDistrictKnown ? `${address.city}\u00A0${address.districtNumber}` : address.city;
  const place = `${formatPostalCode(address.postalCode)} ${city}`.trim();
  if (address.street) return `${[address.street, number].filter(Boolean).join(' ')}, ${place}`;
  // where there are no streets, houses are numbered by the part of the municipality they stand in
  if (address.village && address.village !== address.city)
    return `${[address.village, number].filter(Boolean).join(' ')}, ${place}`;
  return number ? `${place} ${number}` : place;
};

/** `12345` → `123 45` with a non-breaking space. */
export const formatPostalCode = (postalCode: string): string =>
  postalCode.replace(/^(\d{3}) ?(\d{2})$/, '$1\u00A0$2');

/** Of an address in one line what finds the place: `Dlouhá 727/39, Praha`; the postal code is for letters. */
export const withoutPostalCode = (address: string): string =>
  address.replace(/\b\d{3}\u00A0\d{2} /, '');
