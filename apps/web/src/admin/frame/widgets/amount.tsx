import {
  type Currency,
  currencyOfCountry,
  type Money,
  parseAmount,
  typedAmount,
} from '@cafeteria/contract';
import { currencySymbol, formatMoney, messageText } from '@cafeteria/i18n';
import { TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import styles from './Widgets.module.css';

type Value = Money | null;
/** An amount that cannot be read stays in the form as NaN, so that it is neither lost nor saved. */
const valueOf = (typed: string, currency: Currency): Value =>
  typed.trim() === '' ? null : { amount: parseAmount(typed) ?? Number.NaN, currency };
const textOf = (value: Value): string =>
  value && !Number.isNaN(value.amount) ? typedAmount(value.amount) : '';
const isSameAmount = (a: Value, b: Value): boolean => Object.is(a?.amount, b?.amount);

/** The field of an amount; `currency` is that of a new one. */
export const MoneyField = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  currency,
}: WidgetProps<Value> & { readonly currency: Currency }) => {
  const { i18n } = useTexts();
  const [typed, setTyped] = useState(textOf(value));
  const [isLeft, setLeft] = useState(false);
  const used = value?.currency ?? currency;
  // the value was changed from outside: another version was loaded
  const shown = isSameAmount(valueOf(typed, used), value) ? typed : textOf(value);
  const isUnreadable = value !== null && Number.isNaN(value.amount);
  const wrong =
    isUnreadable && isLeft ? messageText(i18n, 'validation.amount') : (error('amount') ?? error());
  const leave = (): void => {
    setLeft(true);
    if (value && !isUnreadable) setTyped(textOf(value));
    onBlur();
  };
  return (
    <TextField
      className={styles.amount}
      name={name}
      label={label}
      description={description}
      isRequired={isRequired}
      error={wrong && isUnreadable ? messageText(i18n, 'validation.amount') : wrong}
      inputMode="decimal"
      autoComplete="off"
      suffix={currencySymbol[used]}
      value={shown}
      onBlur={leave}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(valueOf(event.target.value, used));
      }}
    />
  );
};

const MoneyEdit = (props: WidgetProps<Value>) => {
  const { config } = useServices();
  return <MoneyField {...props} currency={currencyOfCountry[config.country]} />;
};
const MoneyShow = ({ value }: { readonly value: Value }) =>
  value ? formatMoney(value) : <Blank />;

/** An amount that may be missing, in the currency of the installation. */
export const optionalMoney = (): Widget<Value> => ({
  empty: null,
  Edit: MoneyEdit,
  Show: MoneyShow,
});
