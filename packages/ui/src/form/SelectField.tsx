import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './control.module.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
};
export type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  FieldTexts & {
    readonly options: readonly SelectOption[];
    /** The text of the empty choice; without it there is none. */
    readonly emptyLabel?: string;
    readonly size?: 'small' | 'medium';
  };

/** A native choice of one: `<SelectField label="Řazení" options={options} {...register('sort')} />`. */
export const SelectField = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  labelEnd,
  options,
  emptyLabel,
  size,
  id,
  className,
  ...select
}: SelectFieldProps) => (
  <Field
    {...{
      id,
      label,
      isLabelHidden,
      description,
      error,
      isRequired,
      optionalLabel,
      labelEnd,
      className,
    }}
  >
    {(control) => (
      <select {...select} {...control} className={styles.control} data-size={size}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
