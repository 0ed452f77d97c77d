import type { Address, BranchOfficeForm, ImportNote } from '@cafeteria/contract';
import type { KnownBranchOffice } from '../branch-office/index.ts';
import { addressKey, type FoundPoints } from './places.ts';

const written = ['street', 'houseNumber', 'streetNumber', 'postalCode', 'city', 'country'] as const;
const isSameAddress = (one: Address, other: Address): boolean =>
  written.every((field) => one[field] === other[field]);

type Placed = Pick<BranchOfficeForm, 'address' | 'locationSource'> & {
  readonly needsPlace: boolean;
  /** Somebody has to look before it may be seen. */
  readonly isUncertain: boolean;
  readonly notes: readonly Omit<ImportNote, 'line'>[];
};
const certain = { needsPlace: false, isUncertain: false, notes: [] } as const;
/** The file says nothing of the coordinates, or the same. */
const isKept = (now: Address, was: Address): boolean =>
  was.lat !== null && (now.lat === null || (now.lat === was.lat && now.lng === was.lng));

const found = (
  { address, locationSource }: Pick<BranchOfficeForm, 'address' | 'locationSource'>,
  point: FoundPoints[string] | undefined,
): Placed => {
  const note = (key: string) => [{ field: 'city', messageKey: `import.place.${key}` }];
  const unplaced = { address, locationSource, needsPlace: true, isUncertain: true };
  if (point === undefined) return { ...unplaced, notes: note('notAsked') };
  if (point === null) return { ...unplaced, notes: note('notFound') };
  return {
    address: { ...address, lat: point.lat, lng: point.lng },
    locationSource: 'GEOCODED',
    needsPlace: true,
    isUncertain: point.precision === 'ambiguous',
    notes: note(point.precision).map((one) => ({ ...one, params: { place: point.label } })),
  };
};

/** The coordinates of the file, else those it had at the same address, else those that were found. */
export const placed = (
  { address, locationSource }: BranchOfficeForm,
  known: KnownBranchOffice | undefined,
  points: FoundPoints,
): Placed => {
  const was = known?.form;
  const isThere = was !== undefined && isSameAddress(address, was.address);
  if (isThere && isKept(address, was.address))
    return { address: was.address, locationSource: was.locationSource, ...certain };
  if (address.lat !== null) return { address, locationSource, ...certain };
  return found({ address, locationSource }, points[addressKey(address)]);
};
