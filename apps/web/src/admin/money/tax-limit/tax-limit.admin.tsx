import {
  currencyOfCountry,
  firstLimitedRegime,
  firstLimitedRegimeOf,
  limitedRegimes,
  LimitPeriod,
  TaxLimitForm,
  type TaxLimitRecord,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { useServices } from '../../../shared/services.ts';
import {
  defineResource,
  optionalDate,
  type RemovalProps,
  select,
  text,
  useAdminText,
  useWords,
  type Widget,
} from '../../frame/index.ts';
import {
  countryRegimes,
  minorUnits,
  RegimeField,
  regimeFilter,
  requiredDay,
} from '../../widgets/money/index.ts';

type Limited = TaxLimitForm['regime'];
const RegimeName = ({ value }: { readonly value: Limited }) => useWords('enum.regime')(value);
const regime = (): Widget<Limited> => ({
  empty: firstLimitedRegime,
  isRequired: true,
  Show: RegimeName,
  Edit: ({ label, value, onChange, error }) => (
    <RegimeField
      label={label}
      isRequired
      error={error()}
      regimesOf={countryRegimes(limitedRegimes)}
      emptyLabel=""
      value={value}
      onChange={(next) => onChange(next ?? value)}
    />
  ),
});
const amount = minorUnits();
const period = select(LimitPeriod.options, 'limitPeriod');

/** Which of many limits of the same paragraph it is: its regime, its years and how much. */
const Which = ({ item }: RemovalProps<TaxLimitRecord>) => {
  const wordOf = useWords('enum.regime');
  const text = useAdminText();
  const { config } = useServices();
  const years = [item.validFrom, item.validTo].flatMap((day) => (day ? [day.slice(0, 4)] : []));
  return (
    <p>
      {text('taxLimit.which', {
        regime: wordOf(item.regime),
        year: [...new Set(years)].join('–'),
        amount: formatMoney({
          amount: item.amount,
          currency: currencyOfCountry[config.country],
        }),
      })}
    </p>
  );
};

/** Administration of the limits up to which credits are exempt from tax. */
export const taxLimitResource = defineResource({
  name: 'taxLimit',
  entity: 'tax_limit',
  routes: api.taxLimitAdmin,
  schema: TaxLimitForm,
  path: '/admin/tax-limit',
  nav: { icon: 'gauge', group: 'money' },
  title: (limit) => limit.source,
  Removal: Which,
  list: {
    columns: [
      { key: 'regime', width: 'wide', cell: (row) => <RegimeName value={row.regime} /> },
      { key: 'amount', align: 'end', cell: (row) => <amount.Show value={row.amount} /> },
      { key: 'period', width: 'narrow', cell: (row) => <period.Show value={row.period} /> },
      {
        key: 'validFrom',
        sort: 'VALID_FROM',
        width: 'narrow',
        cell: (row) => formatDate(row.validFrom),
      },
      { key: 'source', width: 'wide', isSecondary: true },
      'active',
      'id',
    ],
    filters: { regime: regimeFilter(limitedRegimes) },
  },
  initialIn: (home) => ({ regime: firstLimitedRegimeOf(home) }),
  form: {
    basics: {
      regime: regime(),
      period,
      amount,
      source: text({ isRequired: true }),
      validFrom: requiredDay(),
      validTo: optionalDate(),
    },
  },
});
