import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Field.module.css'

/** What every field takes beside the attributes of its control. */
export type FieldTexts = {
  label: ReactNode
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  description?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  /** Shown after the label of a field that is not required, e.g. `nepovinné`. */
  optionalLabel?: string
  /** At the end of the label's line: a counter, a language switch. */
  labelEnd?: ReactNode
}

/** The attributes that tie a control to its label, description and error. */
export type ControlAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined }

export type FieldProps = FieldTexts & {
  id?: string | undefined
  className?: string | undefined
  /** For a group of controls: the label is then a legend of a fieldset. */
  isGroup?: boolean
  children: (control: ControlAttributes) => ReactNode
}

/** Label, description and error around any control: `<Field label="Barva" error={error}>{(control) => <ColourInput {...control} />}</Field>`. */
export const Field = ({ id: givenId, label, isLabelHidden = false, description, error, isRequired = false, optionalLabel, labelEnd, isGroup = false, className, children }: FieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control: ControlAttributes = { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, 'aria-required': isRequired || undefined }
  const text = (
    <>
      {label}
      {isRequired ? <span className={styles.required} aria-hidden="true"> *</span> : optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
    </>
  )
  const rest = (
    <>
      {children(control)}
      {description && <div id={`${id}-description`} className={styles.description}>{description}</div>}
      {error && <div id={`${id}-error`} className={styles.error}><Icon name="error" size="em" />{error}</div>}
    </>
  )
  if (isGroup) {
    return (
      <fieldset className={classNames(styles.field, className)} aria-describedby={describedBy}>
        <legend className={styles.label} data-hidden={isLabelHidden}>{text}</legend>
        {rest}
      </fieldset>
    )
  }
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.line} data-hidden={isLabelHidden}><label htmlFor={id} className={styles.label}>{text}</label>{labelEnd}</div>
      {rest}
    </div>
  )
}
