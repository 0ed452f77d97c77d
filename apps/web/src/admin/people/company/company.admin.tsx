import { CompanyForm, CompanyRole, Country } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  checks,
  defineResource,
  onOff,
  optionalLongText,
  optionalText,
  select,
  selectFilter,
  text,
} from '../../frame/index.ts';
import {
  emptyAddressIn,
  optionalPostalAddress,
  postalAddress,
} from '../../widgets/address/index.ts';
import { bankAccount, iban } from './bank-widgets.tsx';
import { CompanyUses } from './CompanyUses.tsx';
import { contactPersons } from './contact-persons.tsx';
import { registrationNumber, vatId } from './registration.tsx';

const RolesShow = checks(CompanyRole.options, 'companyRole').Show;

/** Administration of companies. */
export const companyResource = defineResource({
  name: 'company',
  routes: api.companyAdmin,
  schema: CompanyForm,
  path: '/admin/company',
  nav: { icon: 'building', group: 'people' },
  title: (company) => company.name,
  list: {
    columns: [
      { key: 'name', sort: 'NAME', width: 'wide' },
      'active',
      { key: 'registrationNumber', width: 'narrow' },
      { key: 'address', cell: (row) => row.address.city, isSecondary: true },
      { key: 'roles', cell: (row) => <RolesShow value={row.roles} /> },
      // whether there are any is said by the roles; names need the room
      { key: 'clientCount', align: 'end', width: 'narrow', isOptional: true },
      { key: 'partnerCount', align: 'end', width: 'narrow', isOptional: true },
      'lastModified',
      'id',
    ],
    filters: {
      country: selectFilter(Country.options, 'country'),
      role: selectFilter(CompanyRole.options, 'companyRole'),
    },
  },
  AroundDetail: CompanyUses,
  initialIn: (home) => ({ country: home, address: emptyAddressIn(home) }),
  form: {
    basics: {
      country: select(Country.options, 'country'),
      registrationNumber: registrationNumber(),
      name: text({ isRequired: true, isWide: true }),
      registerEntry: optionalText({ isWide: true }),
    },
    tax: { taxId: optionalText(), vatId: vatId(), vatPayer: onOff() },
    seat: { address: postalAddress() },
    mailing: { mailingAddress: optionalPostalAddress() },
    bank: {
      bankAccount: bankAccount(),
      iban: iban(),
      billingEmail: optionalText({ type: 'email' }),
    },
    contacts: { contactPersons: contactPersons() },
    internal: { note: optionalLongText() },
  },
});
