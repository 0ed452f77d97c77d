import { formatPostalCode, placeZooms } from '@cafeteria/contract';
import { fold } from '../../platform/db/index.ts';
import { LiveIndex, type SearchDocument } from '../../platform/search-index/index.ts';
import { componentsOf, type FoundPlace } from './found-place.ts';
import type { AddressRow } from './place.queries.ts';

/** An address with the branch offices there, in order of their ids. */
export type Address = {
  readonly number: number;
  readonly offices: readonly AddressRow[];
};
/** Who may not see any partner at an address is not told of it. */
export type IsPartnerSeen = (partnerId: number) => boolean;
export type AddressHit = { readonly address: AddressRow; readonly rank: number };

const keyOf = (row: AddressRow): string =>
  JSON.stringify([
    row.name,
    row.street,
    row.houseNumber,
    row.streetNumber,
    row.districtNumber,
    row.postalCode,
    row.city,
    row.country,
  ]);

/**
 * The address line of a house: `Dlouhá 727/39`, in a village without streets `Lhota 12`, without
 * either the name of the place itself.
 */
const labelOf = ({ name, street, houseNumber, streetNumber, city }: AddressRow): string =>
  name ??
  [street ?? city, [houseNumber, streetNumber].filter(Boolean).join('/')].filter(Boolean).join(' ');
const partsOf = ({ components }: AddressRow): string[] =>
  (components ?? [])
    .filter(({ types }) => types.some((type) => type === 'sublocality' || type === 'neighborhood'))
    .map(({ long_name }) => long_name);
const partnersAt = ({ offices }: Address): ReadonlySet<number> =>
  new Set(offices.map(({ partnerId }) => partnerId));

const documentOf = (address: Address | undefined): SearchDocument | undefined => {
  const [row] = address?.offices ?? [];
  return (
    address &&
    row && {
      kind: 0,
      names: [labelOf(row)],
      tags: [row.city, row.postalCode.replaceAll(/\s/g, ''), ...partsOf(row)],
      texts: [],
      score: partnersAt(address).size,
    }
  );
};

/** Older ones are read again when a tenth is free, not after each that goes. */
const roomFrom = 0.9;

const prefix = 'branch-';
/** Of an address, by its oldest branch office. */
export const describeAddress = (row: AddressRow): FoundPlace => ({
  id: `${prefix}${row.id}`,
  label: labelOf(row),
  detail: [formatPostalCode(row.postalCode), row.city].filter(Boolean).join(' '),
  kind: 'LOCATION',
  country: row.country,
  lat: row.lat,
  lng: row.lng,
  bounds: null,
  zoom: placeZooms.address,
  components: row.components ?? componentsOf(row),
});

/** Which branch offices are at which address. */
const createAddressBook = () => {
  const byNumber = new Map<number, Address>();
  const numbers = new Map<string, number>();
  const rows = new Map<number, AddressRow>();
  let next = 1;
  const put = (key: string, offices: readonly AddressRow[]): number => {
    const number = numbers.get(key) ?? (next += 1);
    if (offices.length > 0) {
      numbers.set(key, number);
      byNumber.set(number, { number, offices });
    } else {
      numbers.delete(key);
      byNumber.delete(number);
    }
    return number;
  };
  const officesAt = (key: string): readonly AddressRow[] =>
    byNumber.get(numbers.get(key) ?? 0)?.offices ?? [];
  return {
    get: (number: number): Address | undefined => byNumber.get(number),
    all: (): Iterable<Address> => byNumber.values(),
    /** The address of a branch office. */
    of: (id: number): Address | undefined => {
      const row = rows.get(id);
      return row && byNumber.get(numbers.get(keyOf(row)) ?? 0);
    },
    ids: (): Iterable<number> => rows.keys(),
    size: (): number => rows.size,
    /** Takes a branch office from where it was, if anywhere; answers the number of the address. */
    leave: (id: number): number[] => {
      const row = rows.get(id);
      if (!row) return [];
      rows.delete(id);
      const key = keyOf(row);
      return [
        put(
          key,
          officesAt(key).filter((other) => other.id !== id),
        ),
      ];
    },
    enter: (row: AddressRow): number => {
      rows.set(row.id, row);
      const key = keyOf(row);
      return put(
        key,
        [...officesAt(key), row].toSorted((a, b) => a.id - b.id),
      );
    },
  };
};

/**
 * Search over the addresses where something of ours is; it follows what changes of branch offices.
 * @param maxAddresses branch offices kept at a time: the oldest go first
 */
export const createAddressIndex = (maxAddresses: number) => {
  const book = createAddressBook();
  const index = new LiveIndex((number) => documentOf(book.get(number)));
  let isTrimmed = false;
  const cities = new Map<string, string>();
  const foldedOf = (city: string): string => {
    const folded = cities.get(city) ?? fold(city);
    cities.set(city, folded);
    return folded;
  };
  return {
    /** Puts these branch offices where they are now; those without a row are gone. */
    update: async (ids: readonly number[], rows: readonly AddressRow[]): Promise<void> => {
      const touched = new Set(ids.flatMap((id) => book.leave(id)));
      for (const row of rows) touched.add(book.enter(row));
      isTrimmed ||= book.size() > maxAddresses;
      const over = [...book.ids()]
        .sort((a, b) => a - b)
        .slice(0, Math.max(0, book.size() - maxAddresses));
      for (const id of over) for (const number of book.leave(id)) touched.add(number);
      await index.update(touched);
    },
    /** Whether older ones that were left out have room by now. */
    hasRoom: (): boolean => isTrimmed && book.size() < maxAddresses * roomFrom,
    /** How many partners that are seen are in each town, by its folded name. */
    countByCity: (isSeen: IsPartnerSeen): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const address of book.all()) {
        const city = foldedOf(address.offices[0]?.city ?? '');
        const seen = [...partnersAt(address)].filter(isSeen).length;
        if (seen > 0) counts.set(city, (counts.get(city) ?? 0) + seen);
      }
      return counts;
    },
    search: (keyword: string, limit: number, isSeen: IsPartnerSeen): AddressHit[] => {
      const isVisible = (number: number): boolean =>
        book.get(number)?.offices.some(({ partnerId }) => isSeen(partnerId)) ?? false;
      return index
        .search(keyword, { kinds: [0], offset: 0, limit, isVisible })
        .flatMap(({ documents, ranks }) =>
          documents.flatMap((number, at) => {
            const [address] = book.get(number)?.offices ?? [];
            return address ? [{ address, rank: ranks[at] ?? 0 }] : [];
          }),
        );
    },
    get: (id: string, isSeen: IsPartnerSeen): AddressRow | undefined => {
      const found = id.startsWith(prefix) ? book.of(Number(id.slice(prefix.length))) : undefined;
      return found?.offices.some(({ partnerId }) => isSeen(partnerId))
        ? found.offices[0]
        : undefined;
    },
  };
};
export type AddressIndex = ReturnType<typeof createAddressIndex>;
