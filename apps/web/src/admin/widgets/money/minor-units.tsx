import { currencyOfCountry } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { useServices } from '../../../shared/services.ts';
import { Blank, MoneyField, type Widget, type WidgetProps } from '../../frame/index.ts';

const useCurrency = () => currencyOfCountry[useServices().config.country];

const AmountEdit = ({ value, onChange, ...props }: WidgetProps<number>) => {
  const currency = useCurrency();
  return (
    <MoneyField
      {...props}
      currency={currency}
      value={value === 0 ? null : { amount: value, currency }}
      onChange={(money) => onChange(money?.amount ?? 0)}
    />
  );
};
const AmountShow = ({ value }: { readonly value: number }) => {
  const currency = useCurrency();
  return formatMoney({ amount: value, currency });
};

/** An amount above zero in the currency of the installation, kept in minor units. */
export const minorUnits = (): Widget<number> => ({
  empty: 0,
  isRequired: true,
  Edit: AmountEdit,
  Show: AmountShow,
});

const OptionalEdit = ({ value, onChange, ...props }: WidgetProps<number | null>) => {
  const currency = useCurrency();
  return (
    <MoneyField
      {...props}
      currency={currency}
      value={value === null ? null : { amount: value, currency }}
      onChange={(money) => onChange(money?.amount ?? null)}
    />
  );
};
const OptionalShow = ({ value }: { readonly value: number | null }) =>
  value === null ? <Blank /> : <AmountShow value={value} />;

/** An amount that may be none at all, which is not nothing. */
export const optionalMinorUnits = (): Widget<number | null> => ({
  empty: null,
  Edit: OptionalEdit,
  Show: OptionalShow,
});
