import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** What every field takes beside the attributes of its control. */
export type FieldTexts = {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  /** Shown after the label of a field that is not required, e.g. `nepovinné`. */
  readonly optionalLabel?: string;
  /** At the end of the label's line: a counter, a language switch. */
  readonly labelEnd?: ReactNode;
};

/** The attributes that tie a control to its label, description and error. */
export type ControlAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

export type FieldProps = FieldTexts & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** For a group of controls: the label is then a legend of a fieldset. */
  readonly isGroup?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
};

type NameProps = Pick<FieldTexts, 'label' | 'isRequired' | 'optionalLabel'>;

const Name = ({ label, isRequired, optionalLabel }: NameProps) => (
  <>
    {label}
    {isRequired ? (
      <span className={styles.required} aria-hidden="true">
        {' '}
        *
      </span>
    ) : (
      optionalLabel && <span className={styles.optional}> {optionalLabel}</span>
    )}
  </>
);

const Notes = ({
  id,
  description,
  error,
}: Pick<FieldTexts, 'description' | 'error'> & { readonly id: string }) => (
  <>
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
  </>
);

const attributesOf = (
  id: string,
  { description, error, isRequired }: FieldTexts,
): ControlAttributes => ({
  id,
  'aria-describedby':
    [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': error ? true : undefined,
  'aria-required': isRequired || undefined,
});

/**
 * Label, description and error around any control.
 * @example
 * <Field label="Barva" error={error}>
 *   {(control) => <ColourInput {...control} />}
 * </Field>
 */
export const Field = ({
  id: givenId,
  isGroup = false,
  className,
  children,
  ...texts
}: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = attributesOf(id, texts);
  const { isLabelHidden = false, labelEnd, description, error } = texts;
  if (isGroup) {
    return (
      <fieldset
        className={classNames(styles.field, className)}
        aria-describedby={control['aria-describedby']}
      >
        <legend className={styles.label} data-hidden={isLabelHidden}>
          <Name {...texts} />
        </legend>
        {children(control)}
        <Notes id={id} description={description} error={error} />
      </fieldset>
    );
  }
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.line} data-hidden={isLabelHidden}>
        <label htmlFor={id} className={styles.label}>
          <Name {...texts} />
        </label>
        {labelEnd}
      </div>
      {children(control)}
      <Notes id={id} description={description} error={error} />
    </div>
  );
};
