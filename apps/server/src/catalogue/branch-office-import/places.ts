import {
  type Address,
  type AddressComponent,
  type Country,
  deriveAddress,
  formatPostalCode,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fold } from '../../platform/db/index.ts';

/** How exactly an address was found. Of many towns with one name nobody knows which is meant. */
const Precision = z.enum(['address', 'street', 'town', 'ambiguous']);
export const FoundPoint = z.object({
  precision: Precision,
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type FoundPoint = z.output<typeof FoundPoint>;
/** Null when there is no such place. */
export const FoundPoints = z.record(z.string(), z.nullable(FoundPoint));
export type FoundPoints = z.output<typeof FoundPoints>;

/** What is asked of the place service. */
type Candidate = {
  readonly kind: 'CITY' | 'LOCATION';
  readonly label: string;
  readonly detail: string;
  readonly country: Country;
  readonly components: readonly AddressComponent[];
  readonly lat: number;
  readonly lng: number;
};
export type FindPlaces = (keyword: string) => Promise<readonly Candidate[]>;
export type PostalAddress = Pick<
  Address,
  'street' | 'houseNumber' | 'streetNumber' | 'postalCode' | 'city' | 'country'
>;

const bareCode = (code: string): string => code.replaceAll(/\s/g, '');
/** What is asked for once, however many branch offices stand there. */
export const addressKey = (address: PostalAddress): string =>
  [
    address.country,
    bareCode(address.postalCode),
    ...[address.city, address.street, address.houseNumber, address.streetNumber].map((part) =>
      fold(part ?? ''),
    ),
  ].join('|');

/** `Praha 5` and `Praha 5 – Smíchov` are Praha. */
const townOf = (city: string): string => city.replace(/\s+\d+\b.*$/, '').trim() || city;
const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  fold(one ?? '') === fold(other ?? '');
const pointOf = (
  { label, detail, lat, lng }: Candidate,
  precision: FoundPoint['precision'],
): FoundPoint => ({ precision, label: [label, detail].filter(Boolean).join(', '), lat, lng });

const inTown = (address: PostalAddress) => (place: Candidate) => {
  const { city, village } = deriveAddress(place.components);
  const town = townOf(address.city);
  return (
    place.country === address.country &&
    (isSame(city && townOf(city), town) || isSame(village, address.city))
  );
};

/** What is found by a line in the right town and street. */
const listThere = async (line: string, address: PostalAddress, find: FindPlaces) =>
  (await find(`${line}, ${townOf(address.city)}`))
    .filter(({ kind }) => kind === 'LOCATION')
    .filter(inTown(address))
    .map((place) => ({ place, derived: deriveAddress(place.components) }))
    .filter(({ derived }) => isSame(derived.street, address.street));

const findHouse = async (
  address: PostalAddress,
  find: FindPlaces,
): Promise<FoundPoint | undefined> => {
  const numbers = [address.houseNumber, address.streetNumber].filter((part) => part !== null);
  if (numbers.length === 0) return undefined;
  const line = `${address.street ?? address.city} ${numbers.join('/')}`;
  const exact = (await listThere(line, address, find)).find(({ derived }) =>
    numbers.every((number) =>
      [derived.houseNumber, derived.streetNumber].some((one) => isSame(one, number)),
    ),
  );
  return exact && pointOf(exact.place, 'address');
};

const findStreet = async (
  address: PostalAddress,
  find: FindPlaces,
): Promise<FoundPoint | undefined> => {
  if (address.street === null) return undefined;
  const [first] = await listThere(address.street, address, find);
  return first && pointOf(first.place, 'street');
};

const hasCode = ({ components, detail }: Candidate, code: string): boolean =>
  deriveAddress(components).postalCode === code || detail.startsWith(formatPostalCode(code));

const findTown = async (
  address: PostalAddress,
  find: FindPlaces,
): Promise<FoundPoint | undefined> => {
  const name = townOf(address.city);
  const towns = (await find(name))
    .filter(({ kind }) => kind === 'CITY')
    .filter(inTown(address))
    .filter(({ label }) => isSame(label, address.city) || isSame(label, name));
  const whole = towns.filter(({ components }) => !deriveAddress(components).village);
  const named = whole.length > 0 ? whole : towns;
  if (named.length <= 1) return named[0] && pointOf(named[0], 'town');
  const code = bareCode(address.postalCode);
  const byCode = (await find(`${code} ${name}`)).filter(
    (place) =>
      hasCode(place, code) && named.some(({ lat, lng }) => lat === place.lat && lng === place.lng),
  );
  if (byCode.length === 1 && byCode[0]) return pointOf(byCode[0], 'town');
  return named[0] && pointOf(named[0], 'ambiguous');
};

/** Where an address is: at its number, else somewhere in its street, else in the middle of its town. */
export const findPoint = async (
  address: PostalAddress,
  find: FindPlaces,
): Promise<FoundPoint | null> =>
  (await findHouse(address, find)) ??
  (await findStreet(address, find)) ??
  (await findTown(address, find)) ??
  null;
