import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';
import styles from './control.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'size'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/**
 * A password that can be shown.
 * @example
 * <PasswordField
 *   label="Heslo"
 *   showLabel="Zobrazit heslo"
 *   hideLabel="Skrýt heslo"
 *   autoComplete="current-password"
 * />
 */
export const PasswordField = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  optionalLabel,
  labelEnd,
  id,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
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
        <span className={classNames(styles.control, styles.box)}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            size="Small"
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
};
