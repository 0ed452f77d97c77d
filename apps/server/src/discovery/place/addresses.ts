import type { BranchOfficeFacts, CatalogueModel } from '../../catalogue/model/index.ts';
import { type MakeRenewed, onPart } from '../../kernel/changes/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AddressIndex, createAddressIndex } from './address-index.ts';
import { listAddresses, listAddressesOf } from './place.queries.ts';

/** More branch offices than these are not kept in memory; towns find the rest. */
const maxKept = 20_000;

/** What an address is made of. */
const addressed = ({ partnerId, name, lat, lng, addressHash }: BranchOfficeFacts) =>
  [partnerId, name, lat, lng, addressHash] as const;

/** The addresses as they are now, and a number that is another one after each change. */
export type Addresses = { readonly index: AddressIndex; readonly revision: number };

/** Reads all addresses the first time, then those of branch offices that have changed since. */
const addressReader = (
  db: Db,
  offices: CatalogueModel['offices'] | undefined,
  maxAddresses: number,
) => {
  let index = createAddressIndex(maxAddresses);
  let revision = 0;
  /** Undefined until all are being read. */
  let changed: Set<number> | undefined;
  offices?.onRecord((before, after) => {
    const office = before ?? after;
    if (office) changed?.add(office.id);
  });
  const readAll = async (): Promise<void> => {
    changed = new Set();
    try {
      const all = createAddressIndex(maxAddresses);
      await all.update([], await listAddresses(db, maxAddresses + 1));
      index = all;
    } catch (error) {
      changed = undefined;
      throw error;
    }
  };
  const readChanged = async (ids: ReadonlySet<number>): Promise<void> => {
    changed = new Set();
    try {
      await index.update([...ids], await listAddressesOf(db, [...ids]));
    } catch (error) {
      // they are read the next time
      changed = changed.union(ids);
      throw error;
    }
  };
  return async (): Promise<Addresses> => {
    await (changed ? readChanged(changed) : readAll());
    if (index.hasRoom()) await readAll();
    revision += 1;
    return { index, revision };
  };
};

/** The addresses of this process; they follow the branch offices of a catalogue, where one is followed. */
export const followAddresses = (
  make: MakeRenewed,
  db: Db,
  catalogue: CatalogueModel | undefined,
  maxAddresses = maxKept,
): (() => Promise<Addresses>) => {
  const addresses = make({ renew: addressReader(db, catalogue?.offices, maxAddresses) });
  if (catalogue) onPart(catalogue.offices, addressed, addresses.touch);
  return addresses.read;
};
