import { PartnerContractForm, SettlementPeriod } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  defineResource,
  onOff,
  optionalDate,
  optionalLongText,
  optionalReference,
  reference,
  referenceFilter,
  select,
  selectFilter,
  text,
} from '../../frame/index.ts';
import { minorUnits, requiredDay } from '../../widgets/money/index.ts';
import { companyTarget, partnerTarget } from '../../widgets/reference/index.ts';
import { AroundContract } from './AroundContract.tsx';
import { commission, CommissionShow } from './commission.tsx';
import { rates } from './rates.tsx';

const period = select(SettlementPeriod.options, 'settlementPeriod');
const amount = minorUnits();

/** Administration of the terms on which partners are paid. */
export const partnerContractResource = defineResource({
  name: 'partnerContract',
  entity: 'partner_contract',
  routes: api.partnerContractAdmin,
  schema: PartnerContractForm,
  path: '/admin/partner-contract',
  nav: { icon: 'percent', group: 'money' },
  AroundDetail: AroundContract,
  title: ({ partnerName, validFrom }) => `${partnerName}, ${formatDate(validFrom)}`,
  list: {
    columns: [
      { key: 'partnerName', width: 'wide' },
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
      {
        key: 'commission',
        align: 'end',
        width: 'narrow',
        cell: (row) => <CommissionShow value={row.commission} />,
      },
      { key: 'period', cell: (row) => <period.Show value={row.period} />, isSecondary: true },
      'active',
      'id',
    ],
    filters: {
      partnerId: referenceFilter(partnerTarget),
      period: selectFilter(SettlementPeriod.options, 'settlementPeriod'),
    },
  },
  fromSearch: ['partnerId'],
  form: {
    basics: {
      partnerId: reference(partnerTarget),
      sellerId: optionalReference(companyTarget),
      validFrom: requiredDay(),
      validTo: optionalDate(),
      email: text({ isRequired: true }),
    },
    terms: {
      commission: commission(),
      perTransaction: { ...amount, isRequired: false },
      rates: rates(),
    },
    payout: {
      period,
      minimumPayout: { ...amount, isRequired: false },
      vatPayer: onOff(),
    },
    internal: { note: optionalLongText() },
  },
});
