import type { Address, BranchOfficeForm, OpeningHours } from '@cafeteria/contract';
import type { KnownBranchOffice } from '../branch-office/index.ts';
import {
  benefitTypesOf,
  contactsOf,
  coordinate,
  countryOf,
  type OfficeLine,
  orNull,
  subcategoriesOf,
  type SubcategoryNames,
} from './cells.ts';
import { readOpeningHours } from './opening-hours.ts';

/** A column that is not in the file leaves things as they are; an empty cell clears them. */
const given = <T, K>(cell: string | undefined, read: (cell: string) => T, kept: K): T | K =>
  cell === undefined ? kept : read(cell);
const clearable =
  <T>(read: (cell: string) => T) =>
  (cell: string): T | null =>
    cell === '' ? null : read(cell);

/** A note stands in no column: it stays. */
const hoursOf = (cell: string, was: OpeningHours | null): OpeningHours | undefined => {
  const hours = readOpeningHours(cell);
  return hours && { ...hours, note: was?.note ?? null };
};

const addressOf = (cells: OfficeLine['cells'], was: Address | undefined) =>
  ({
    street: given(cells.street, orNull, was?.street ?? null),
    houseNumber: given(cells.houseNumber, orNull, was?.houseNumber ?? null),
    streetNumber: given(cells.streetNumber, orNull, was?.streetNumber ?? null),
    districtNumber: null,
    // no column has it; where the address is the same, all of what is known of it stays
    village: undefined,
    postalCode: (cells.postalCode ?? '').replaceAll(/\s/g, ''),
    city: cells.city ?? '',
    country: cells.country === undefined ? undefined : countryOf(cells.country),
    components: null,
    placeId: null,
    lat: coordinate(cells.lat),
    lng: coordinate(cells.lng),
  }) satisfies Record<keyof Address, unknown>;

/** What a new one begins with. */
const fresh = {
  name: '',
  contacts: [],
  openingHours: null,
  benefitTypes: null,
  subcategoryIds: null,
  healthcareProvider: null,
  address: undefined,
} as const;

/** A line as a form to be judged, filled up with what is known. */
export const candidate = (
  { cells }: OfficeLine,
  known: KnownBranchOffice | undefined,
  subcategories: SubcategoryNames,
) => {
  const was = known?.form ?? fresh;
  return {
    name: cells.name || was.name,
    locationSource: 'MANUAL',
    contacts: contactsOf(cells, was.contacts),
    openingHours: given(
      cells.openingHours,
      clearable((cell) => hoursOf(cell, was.openingHours)),
      was.openingHours,
    ),
    benefitTypes: given(cells.payment, clearable(benefitTypesOf), was.benefitTypes),
    subcategoryIds: given(
      cells.subcategories,
      clearable((cell) => subcategoriesOf(cell, subcategories)),
      was.subcategoryIds,
    ),
    healthcareProvider: was.healthcareProvider,
    externalId: orNull(cells.externalId),
    address: addressOf(cells, was.address),
    // a field more of the form, and every line would be refused
  } satisfies Record<keyof BranchOfficeForm, unknown>;
};
