import { formatNumber } from '@cafeteria/i18n';
import { NumberField, type Widget, type WidgetProps } from '../../frame/index.ts';

const hundredths = 100;
const shown = (value: number): string => `${formatNumber(value / hundredths)}\u00A0%`;

/** A rate in per cent, kept in hundredths of it; what cannot be read stays as it was typed. */
export const CommissionField = ({ value, onChange, ...props }: WidgetProps<number>) => (
  <NumberField
    {...props}
    options={{ suffix: '%', isRequired: true }}
    value={Number.isNaN(value) ? null : value / hundredths}
    onChange={(next) => onChange(next === null ? Number.NaN : Math.round(next * hundredths))}
  />
);
export const CommissionShow = ({ value }: { readonly value: number }) => shown(value);
export const commission = (): Widget<number> => ({
  empty: 0,
  isRequired: true,
  Edit: CommissionField,
  Show: CommissionShow,
});
