import { formatPostalCode, placeZooms } from '@cafeteria/contract';
import { fold } from '../../platform/db/index.ts';
import { type SearchDocument, SearchIndex } from '../../platform/search-index/index.ts';
import { componentsOf, type FoundPlace } from './found-place.ts';
import type { AddressRow } from './place.queries.ts';

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

const documentOf = (row: AddressRow): SearchDocument => ({
  kind: 0,
  names: [labelOf(row)],
  tags: [row.city, row.postalCode.replaceAll(/\s/g, ''), ...partsOf(row)],
  texts: [],
  score: row.partnerIds.length,
});
const prefix = 'branch-';

export type AddressHit = { readonly address: AddressRow; readonly rank: number };

/** Search over the addresses where something of ours is; who may not see any partner at one is not told of it. */
export const buildAddressIndex = async (rows: readonly AddressRow[]) => {
  const index = await SearchIndex.build(rows, documentOf);
  const byId = new Map(rows.map((row) => [`${prefix}${row.id}`, row]));
  const isSeen =
    (partners: ReadonlySet<number>) =>
    ({ partnerIds }: AddressRow): boolean =>
      partnerIds.some((id) => partners.has(id));
  return {
    /** The documents an audience sees, by the partners it sees. */
    maskOf: (partners: ReadonlySet<number>): Uint8Array =>
      Uint8Array.from(rows, (row) => (isSeen(partners)(row) ? 1 : 0)),
    /** How many partners of the audience are in each town, by its folded name. */
    countByCity: (partners: ReadonlySet<number>): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const { city, partnerIds } of rows) {
        const seen = partnerIds.reduce((sum, id) => sum + (partners.has(id) ? 1 : 0), 0);
        if (seen > 0) counts.set(fold(city), (counts.get(fold(city)) ?? 0) + seen);
      }
      return counts;
    },
    search: (keyword: string, limit: number, visible: Uint8Array): AddressHit[] =>
      index
        .search(keyword, { kinds: [0], offset: 0, limit, isVisible: (at) => visible[at] === 1 })
        .flatMap(({ documents, ranks }) =>
          documents.flatMap((document, at) => {
            const address = rows[document];
            return address ? [{ address, rank: ranks[at] ?? 0 }] : [];
          }),
        ),
    describe: (row: AddressRow): FoundPlace => ({
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
    }),
    get: (id: string, partners: ReadonlySet<number>): AddressRow | undefined => {
      const row = byId.get(id);
      return row && isSeen(partners)(row) ? row : undefined;
    },
  };
};
export type AddressIndex = Awaited<ReturnType<typeof buildAddressIndex>>;
