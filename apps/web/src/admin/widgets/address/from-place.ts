import { type Address, type Country, deriveAddress, type GeocodedPlace } from '@cafeteria/contract';

export const emptyAddress: Address = {
  street: null,
  houseNumber: null,
  streetNumber: null,
  village: null,
  districtNumber: null,
  postalCode: '',
  city: '',
  country: 'CZ',
  components: null,
  placeId: null,
  lat: null,
  lng: null,
};

/** …in the country of the installation. */
export const emptyAddressIn = (country: Country): Address => ({ ...emptyAddress, country });

/** What the geocoder knows of some fields: the others keep what was typed. */
const known = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * The address of a found place. Parts the geocoder does not know keep what was typed, and a pin set
 * by hand stays where it is.
 */
export const addressFromPlace = (
  current: Address,
  place: GeocodedPlace,
  isManual: boolean,
): Address => {
  const { postalCode, city, village, ...lines } = deriveAddress(place.components);
  const keepsPin = isManual && current.lat !== null;
  return {
    ...current,
    ...known(lines),
    ...known({ postalCode }),
    // a part found without its municipality stands where the municipality is asked for
    ...known(city ? { city, village } : { city: village }),
    country: place.country,
    components: place.components,
    placeId: place.placeId,
    ...(!keepsPin && { lat: place.lat, lng: place.lng }),
  };
};
