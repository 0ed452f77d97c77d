import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './control.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> &
  FieldTexts & {
    readonly size?: 'small' | 'medium';
    /** A short text or icon inside the control. */
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
  };

/** One line of text: `<TextField label="Jméno" error={errors.name} isRequired {...register('name')} />`. */
export const TextField = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  labelEnd,
  size,
  prefix,
  suffix,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) => (
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
    {(control) =>
      prefix || suffix ? (
        <span className={classNames(styles.control, styles.box)} data-size={size}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input {...input} {...control} type={type} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </span>
      ) : (
        <input {...input} {...control} type={type} className={styles.control} data-size={size} />
      )
    }
  </Field>
);

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Several lines; grows with its text: `<TextArea label="Popis" rows={4} {...register('description')} />`. */
export const TextArea = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  labelEnd,
  id,
  className,
  ...area
}: TextAreaProps) => (
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
    {(control) => <textarea rows={4} {...area} {...control} className={styles.control} />}
  </Field>
);
