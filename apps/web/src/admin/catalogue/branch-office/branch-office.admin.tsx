import { benefitTypes, BranchOfficeForm, formatAddress } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  checks,
  defineResource,
  inherited,
  inheritedOnOff,
  onOffFilter,
  optionalText,
  text,
} from '../../frame/index.ts';
import { address, emptyAddressIn, locationSource } from '../../widgets/address/index.ts';
import { subcategories } from '../../widgets/category/index.ts';
import { contacts } from '../../widgets/contacts/index.ts';
import { branchOfficeImportPage } from './BranchOfficeImport.tsx';
import { openingHours } from './opening-hours-widget.tsx';

/** Administration of the branch offices of one partner. */
export const branchOfficeResource = defineResource({
  name: 'branchOffice',
  routes: api.branchOfficeAdmin,
  schema: BranchOfficeForm,
  path: '/admin/partner/$partnerId/branch-office',
  title: (branchOffice) => branchOffice.name,
  pages: [branchOfficeImportPage],
  list: {
    columns: [
      { key: 'name', sort: 'NAME', width: 'wide' },
      { key: 'address', cell: (row) => formatAddress(row.address) },
      'active',
      'lastModified',
      'id',
    ],
    filters: { withoutPlace: onOffFilter() },
    views: ['withoutPlace'],
  },
  initialIn: (home) => ({ address: emptyAddressIn(home) }),
  form: {
    basics: { name: text({ isWide: true }), externalId: optionalText() },
    place: { address: address(), locationSource: locationSource() },
    hours: { openingHours: openingHours() },
    contacts: { contacts: contacts() },
    acceptance: {
      benefitTypes: inherited(checks(benefitTypes, 'benefitType')),
      healthcareProvider: inheritedOnOff(),
      subcategoryIds: inherited(subcategories()),
    },
  },
});
