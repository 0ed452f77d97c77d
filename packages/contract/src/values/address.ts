import * as z from 'zod/mini';
import { Country } from '../vocabulary/enums.ts';
import { lineText, nameText, postalCodeText, text } from './text.ts';

/** One component of a geocoder's answer, kept as it came. */
export const AddressComponent = z.strictObject({
  types: z.array(text(60)).check(z.maxLength(10, 'validation.maxItems')),
  long_name: text(200),
  short_name: z.optional(text(200)),
});
export type AddressComponent = z.output<typeof AddressComponent>;
export const Latitude = z
  .number('validation.coordinates')
  .check(z.minimum(-90, 'validation.coordinates'), z.maximum(90, 'validation.coordinates'));
export const Longitude = z
  .number('validation.coordinates')
  .check(z.minimum(-180, 'validation.coordinates'), z.maximum(180, 'validation.coordinates'));

/** A postal address with its place on the map; latitude and longitude are WGS 84 degrees, both or neither. */
export const Address = z
  .strictObject({
    street: z.nullable(lineText(120)),
    houseNumber: z.nullable(lineText(20)),
    streetNumber: z.nullable(lineText(20)),
    districtNumber: z.nullable(lineText(20)),
    postalCode: postalCodeText(),
    city: nameText(120),
    /** The part of the municipality: a village, a quarter (specification, section 3). */
    village: z.optional(z.nullable(lineText(120))),
    country: Country,
    components: z.nullable(z.array(AddressComponent).check(z.maxLength(30, 'validation.maxItems'))),
    placeId: z.nullable(text(200)),
    lat: z.nullable(Latitude),
    lng: z.nullable(Longitude),
  })
  .check(
    z.refine((address) => (address.lat === null) === (address.lng === null), {
      error: 'validation.coordinates',
      path: ['lat'],
    }),
  )
  .register(z.globalRegistry, { id: 'Address' });
export type Address = z.output<typeof Address>;

/** Where something is sent to a person; of a village without streets the street is empty. */
export const DeliveryAddress = z
  .strictObject({
    street: z.nullable(lineText(120)),
    /** As it stands on the door: `12`, `12/4`, `12a`. */
    houseNumber: nameText(20),
    postalCode: postalCodeText(),
    city: nameText(120),
    country: Country,
  })
  .register(z.globalRegistry, { id: 'DeliveryAddress' });
export type DeliveryAddress = z.output<typeof DeliveryAddress>;
