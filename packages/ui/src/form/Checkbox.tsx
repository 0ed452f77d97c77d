import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isIndeterminate?: boolean;
};

const Tick = ({
  kind,
  label,
  isLabelHidden = false,
  description,
  error,
  isIndeterminate = false,
  id: givenId,
  className,
  ref,
  ...input
}: CheckboxProps & { readonly kind: 'checkbox' | 'switch' }) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy =
    [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isIndeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.row}>
        <input
          {...input}
          ref={attach}
          id={id}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={styles[kind]}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.label} data-hidden={isLabelHidden}>
          {label}
        </span>
      </label>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <Icon name="error" size="em" />
          {error}
        </div>
      )}
    </div>
  );
};

/** Yes or no, saved with the form: `<Checkbox label="Souhlasím s podmínkami" {...register('agreed')} />`. */
export const Checkbox = (props: CheckboxProps) => <Tick {...props} kind="checkbox" />;

export type SwitchProps = Omit<CheckboxProps, 'isIndeterminate'>;

/** On or off, at once: `<Switch label="Aktivní" checked={isActive} onChange={…} />`. */
export const Switch = (props: SwitchProps) => <Tick {...props} kind="switch" />;
