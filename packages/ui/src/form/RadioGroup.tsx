import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Checkbox.module.css';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
};
export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue'
> &
  Omit<FieldTexts, 'labelEnd'> & {
    readonly options: readonly RadioOption[];
    /** Controlled choice; leave out with `register`. */
    readonly value?: string;
    readonly defaultValue?: string;
    readonly look?: 'plain' | 'card';
    readonly direction?: 'column' | 'row';
  };

/** One of a few: `<RadioGroup label="Jazyk" options={languages} {...register('language')} />`. */
export const RadioGroup = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  options,
  value,
  defaultValue,
  look = 'plain',
  direction = 'column',
  name: givenName,
  id,
  className,
  onChange,
  ...input
}: RadioGroupProps) => {
  const ownName = useId();
  const name = givenName ?? ownName;
  return (
    <Field
      {...{ id, label, isLabelHidden, description, error, isRequired, optionalLabel, className }}
      isGroup
    >
      {(control) => (
        <div className={styles.options} data-direction={direction}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={classNames(styles.row, look === 'card' && styles.card)}
            >
              <input
                {...input}
                id={index === 0 ? control.id : undefined}
                data-invalid={control['aria-invalid']}
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                disabled={option.isDisabled || input.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined
                    ? defaultValue === option.value
                    : undefined
                }
                onChange={onChange ?? (value === undefined ? undefined : () => undefined)}
              />
              <span className={styles.text}>
                <span className={styles.label}>{option.label}</span>
                {option.description && <span className={styles.hint}>{option.description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
};
