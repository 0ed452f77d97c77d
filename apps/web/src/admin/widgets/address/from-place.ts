import { type Address, deriveAddress, type GeocodedPlace } from '@cafeteria/contract';

export const emptyAddress: Address = {
  street: null,
  houseNumber: null,
  streetNumber: null,
  districtNumber: null,
  postalCode: '',
  city: '',
  country: 'CZ',
  components: null,
  placeId: null,
  lat: null,
  lng: null,
};

/**
 * The address of a found place. Parts the geocoder does not know keep what was typed, and a pin set
 * by hand stays where it is.
 */
export const addressFromPlace = (
  current: Address,
  place: GeocodedPlace,
  isManual: boolean,
): Address => {
  const derived = deriveAddress(place.components);
  const keepsPin = isManual && current.lat !== null;
  return {
    ...current,
    street: derived.street ?? current.street,
    houseNumber: derived.houseNumber ?? current.houseNumber,
    streetNumber: derived.streetNumber ?? current.streetNumber,
    districtNumber: derived.districtNumber ?? current.districtNumber,
    postalCode: derived.postalCode ?? current.postalCode,
    city: derived.city ?? derived.village ?? current.city,
    country: place.country,
    components: place.components,
    placeId: place.placeId,
    ...(!keepsPin && { lat: place.lat, lng: place.lng }),
  };
};
