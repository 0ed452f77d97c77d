import { maxLengthIn } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { Controller, get, useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../../shared/texts/index.ts';
import type { Resource } from '../resource.ts';
import { useResourceTexts } from '../texts.ts';
import { useMayWrite } from '../use-may-write.ts';
import type { KeptError } from './form-errors.ts';
import styles from './Form.module.css';

/** One field of a record: its widget, tied to the form. */
export const FieldSlot = ({
  resource,
  name,
  isLabelHidden,
}: {
  readonly resource: Resource;
  readonly name: string;
  readonly isLabelHidden?: boolean;
}) => {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control, name });
  const { i18n } = useTexts();
  const { field: labelOf, hint } = useResourceTexts(resource);
  const widget = resource.widgets[name];
  const may = useMayWrite(resource);
  if (!widget || !may(name)) return null;
  const error = (path?: string): string | undefined => {
    const kept = get(errors, path ? `${name}.${path}` : name) as KeptError | undefined;
    return typeof kept?.message === 'string'
      ? messageText(i18n, kept.message, kept.params)
      : undefined;
  };
  const { Edit } = widget;
  return (
    <div
      className={styles.field}
      data-field={name}
      data-invalid={errors[name] ? '' : undefined}
      data-wide={widget.isWide || undefined}
    >
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Edit
            name={name}
            label={labelOf(name)}
            isLabelHidden={isLabelHidden}
            description={hint(name)}
            isRequired={widget.isRequired ?? false}
            value={field.value as unknown}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={error}
            attempts={submitCount}
            maxLength={maxLengthIn(resource.schema, name)}
          />
        )}
      />
    </div>
  );
};
