import {
  type BranchOfficeRecord,
  type BranchOfficeForm,
  type FieldError,
  formatAddress,
} from '@cafeteria/contract';
import { nameColumns } from '../../kernel/naming.ts';

/**
 * What is stored besides the typed fields. An empty name becomes "partner – city"; the postal code
 * is kept as five digits.
 */
export const branchOfficeColumns = (
  body: Pick<BranchOfficeForm, 'name' | 'address'>,
  partnerName: string,
) => {
  const name = body.name || `${partnerName} – ${body.address.city}`;
  const address = { ...body.address, postalCode: body.address.postalCode.replaceAll(' ', '') };
  return {
    name,
    ...nameColumns(name, [formatAddress(address)]),
    address,
  };
};

/** Everything a branch office still lacks before it can go live. */
export const branchOfficeMissing = ({
  address,
}: Pick<BranchOfficeRecord, 'address'>): FieldError[] =>
  address.lat === null || address.lng === null
    ? [{ field: 'address.lat', messageKey: 'validation.required' }]
    : [];
