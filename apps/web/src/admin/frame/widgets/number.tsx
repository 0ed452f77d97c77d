import { formatNumber } from '@cafeteria/i18n';
import { TextField } from '@cafeteria/ui';
import { useState } from 'react';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';

type Options = { readonly suffix?: string; readonly isRequired?: boolean };
/** A whole or decimal number as people write it; undefined when it is none. */
export const parseNumber = (text: string): number | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

/** A field for a number; `Number.NaN` stands for what cannot be read. */
export const NumberField = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  options,
}: WidgetProps<number | null> & { readonly options: Options }) => {
  const shown = value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',');
  const [typed, setTyped] = useState(shown);
  const current =
    (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)) === value ||
    (Number.isNaN(value) && parseNumber(typed) === undefined)
      ? typed
      : shown;
  const type = (next: string): void => {
    setTyped(next);
    onChange(next.trim() === '' ? null : (parseNumber(next) ?? Number.NaN));
  };
  return (
    <TextField
      name={name}
      label={label}
      description={description}
      isRequired={isRequired}
      error={error()}
      inputMode="decimal"
      suffix={options.suffix}
      value={current}
      onBlur={onBlur}
      onChange={(event) => type(event.target.value)}
    />
  );
};
const NumberShow = ({
  value,
  suffix = '',
}: {
  readonly value: number | null;
  readonly suffix?: string | undefined;
}) => (value === null ? <Blank /> : `${formatNumber(value)}${suffix && ` ${suffix}`}`);

/** A number that may be missing. */
export const optionalNumber = (options: Options = {}): Widget<number | null> => ({
  empty: null,
  isRequired: options.isRequired,
  Edit: (props) => <NumberField {...props} options={options} />,
  Show: ({ value }) => <NumberShow value={value} suffix={options.suffix} />,
});
/** A number; an emptied field is an error of the contract. */
export const number = (options: Options = {}): Widget<number> => ({
  empty: 0,
  isRequired: true,
  Show: ({ value }) => <NumberShow value={value} suffix={options.suffix} />,
  Edit: ({ value, onChange, ...props }) => (
    <NumberField
      {...props}
      options={options}
      value={Number.isNaN(value) ? null : value}
      onChange={(next) => onChange(next ?? Number.NaN)}
    />
  ),
});
