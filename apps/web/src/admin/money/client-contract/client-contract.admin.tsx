import {
  ClientContractForm,
  ClientContractMode,
  ClientExpiredTo,
  ClientFeeBase,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  defineResource,
  number,
  optionalNumber,
  optionalDate,
  optionalLongText,
  reference,
  referenceFilter,
  select,
  selectFilter,
  text,
} from '../../frame/index.ts';
import { minorUnits, optionalMinorUnits, requiredDay } from '../../widgets/money/index.ts';
import { clientTarget, companyTarget } from '../../widgets/reference/index.ts';
import { commission } from '../partner-contract/index.ts';

const mode = select(ClientContractMode.options, 'clientContractMode');
const amount = { ...minorUnits(), isRequired: false };

/** Administration of the terms on which employers pay. */
export const clientContractResource = defineResource({
  name: 'clientContract',
  entity: 'client_contract',
  routes: api.clientContractAdmin,
  schema: ClientContractForm,
  path: '/admin/client-contract',
  nav: { icon: 'edit', group: 'money' },
  title: ({ clientName, validFrom }) => `${clientName}, ${formatDate(validFrom)}`,
  list: {
    columns: [
      { key: 'clientName', width: 'wide' },
      {
        key: 'validFrom',
        sort: 'VALID_FROM',
        width: 'narrow',
        cell: (row) => formatDate(row.validFrom),
      },
      {
        key: 'validTo',
        width: 'narrow',
        cell: (row) => (row.validTo === null ? '' : formatDate(row.validTo)),
      },
      { key: 'mode', width: 'wide', cell: (row) => <mode.Show value={row.mode} /> },
      { key: 'dueDays', align: 'end', width: 'narrow', isSecondary: true },
      'active',
      'id',
    ],
    filters: {
      clientId: referenceFilter(clientTarget),
      mode: selectFilter(ClientContractMode.options, 'clientContractMode'),
    },
  },
  fromSearch: ['clientId'],
  form: {
    basics: {
      clientId: reference(clientTarget),
      sellerId: reference(companyTarget),
      validFrom: requiredDay(),
      validTo: optionalDate(),
      email: text({ isRequired: true }),
    },
    terms: {
      mode,
      creditLine: optionalMinorUnits(),
      expiredTo: select(ClientExpiredTo.options, 'clientExpiredTo'),
      dueDays: number(),
      reminderDays: optionalNumber(),
    },
    fees: {
      perPerson: amount,
      fixed: amount,
      rate: commission(),
      rateOf: select(ClientFeeBase.options, 'clientFeeBase'),
      minimum: amount,
      setUp: amount,
    },
    internal: { note: optionalLongText() },
  },
});
