import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** What every field takes beside the attributes of its control. */
export type FieldTexts = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Shown after the label of a field that is not required, e.g. `nepovinné`. */
  optionalLabel?: string;
  /** At the end of the label's line: a counter, a language switch. */
  labelEnd?: ReactNode;
};

/** The attributes that tie a control to its label, description and error. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  /** For a group of controls: the label is then a legend of a fieldset. */
  isGroup?: boolean;
  children: (control: ControlAttributes) => ReactNode;
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
}: Pick<FieldTexts, 'description' | 'error'> & { id: string }) => (
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

/** Label, description and error around any control: `<Field label="Barva" error={error}>{(control) => <ColourInput {...control} />}</Field>`. */
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
