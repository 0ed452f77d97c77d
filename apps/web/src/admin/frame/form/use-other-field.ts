import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * The value of another field of the same form, for a control that depends on it; undefined while it
 * does not match the schema.
 * @example const partnerId = useOtherField('partnerId', z.int())
 */
export const useOtherField = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
): z.output<S> | undefined => {
  const value: unknown = useWatch({ name });
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
};

const Kept = z.object({ params: z.unknown() });
/**
 * What a field's error carries beside its text, for a control that links to the cause.
 * @example useErrorParams('registrationNumber', z.object({ id: z.int() }))?.id
 */
export const useErrorParams = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
): z.output<S> | undefined => {
  const { errors } = useFormState({ name });
  const kept = z.safeParse(Kept, errors[name]);
  const parsed = z.safeParse(schema, kept.data?.params);
  return parsed.success ? parsed.data : undefined;
};
/** Sets another field of the same form: what a choice here decides there. */
export const useSetOtherField = (): ((name: string, value: unknown) => void) => {
  const { setValue } = useFormContext();
  return (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: false });
};
