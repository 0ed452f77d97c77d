import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;
/** The schemas of a record by its fields; of what is none, nothing. */
const fieldsOf = ({ _zod: { def } }: Schema): Readonly<Record<string, unknown>> =>
  'shape' in def && typeof def.shape === 'object' ? { ...def.shape } : {};
/** What a schema only adds something to, such as that it may be null. */
const innerOf = ({ _zod: { def } }: Schema): unknown => {
  if ('innerType' in def) return def.innerType;
  return 'in' in def ? def.in : undefined;
};
const ownMaximum = ({ _zod: { def } }: Schema): number | undefined => {
  for (const { _zod: check } of def.checks ?? [])
    if (check.def.check === 'max_length' && 'maximum' in check.def)
      return Number(check.def.maximum);
  return undefined;
};

/**
 * How long the contract lets a text get, in characters, or a list, in items; of a text in several languages, each.
 * Forms ask here, so that nobody types what would be refused, and no form says it a second time.
 * @returns undefined where nothing bounds it
 * @example maxLengthOf(z.nullable(text(80))) // 80
 */
export const maxLengthOf = (schema: Schema): number | undefined => {
  const inner = innerOf(schema) ?? Object.values(fieldsOf(schema))[0];
  return ownMaximum(schema) ?? (isSchema(inner) ? maxLengthOf(inner) : undefined);
};

/** The same of a field of a record, by its name; undefined also where there is none. */
export const maxLengthIn = (schema: Schema, field: string): number | undefined => {
  const inner = fieldsOf(schema)[field];
  return isSchema(inner) ? maxLengthOf(inner) : undefined;
};
