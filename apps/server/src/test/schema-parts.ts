import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const wrappers = [z.ZodMiniNullable, z.ZodMiniOptional, z.ZodMiniReadonly, z.ZodMiniDefault];
const innermost = (schema: Schema): Schema => {
  for (const wrapper of wrappers)
    if (schema instanceof wrapper) return innermost(schema.def.innerType);
  return schema;
};
const composed = [z.ZodMiniArray, z.ZodMiniRecord, z.ZodMiniObject, z.ZodMiniUnion];
type Judge = (field: Schema) => boolean;
const isPlain: Judge = (schema) => !composed.some((kind) => innermost(schema) instanceof kind);

/** An empty value of one field is ordinary; an object whose fields are all empty holds nothing. */
const unfilledFields = (
  schema: z.ZodMiniObject,
  values: readonly Readonly<Record<string, unknown>>[],
  path: string,
  mayBeEmpty: Judge,
): readonly string[] => {
  const fields = Object.entries(schema.def.shape).map(([name, field]) => {
    const at = `${path}.${name}`;
    return {
      at,
      field,
      unfilled: unfilledParts(
        field,
        values.map((value) => value[name]),
        at,
        mayBeEmpty,
      ),
    };
  });
  if (fields.every(({ at, unfilled }) => unfilled.includes(at))) return [path];
  return fields.flatMap(({ at, field, unfilled }) =>
    unfilled.filter((part) => part !== at || !mayBeEmpty(field)),
  );
};

/**
 * The parts of a schema that no value fills: a list nothing stands in, an object that is null each
 * time. What is not filled is not compared with its schema either.
 * @param values everything that was seen at `path`
 * @example unfilledParts(OfferView, [offer]) // ['.images[]', '.partner.logo']
 */
export const unfilledParts = (
  schema: Schema,
  values: readonly unknown[],
  path = '',
  mayBeEmpty: Judge = isPlain,
): readonly string[] => {
  const present = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (present.length === 0) return [path];
  const inner = innermost(schema);
  if (inner instanceof z.ZodMiniArray)
    return unfilledParts(
      inner.def.element,
      present.filter(Array.isArray).flat(),
      `${path}[]`,
      mayBeEmpty,
    );
  if (inner instanceof z.ZodMiniRecord) {
    const entries = present.filter(isRecord).flatMap((value) => Object.values(value));
    return unfilledParts(inner.def.valueType, entries, `${path}{}`, mayBeEmpty);
  }
  if (inner instanceof z.ZodMiniObject)
    return unfilledFields(inner, present.filter(isRecord), path, mayBeEmpty);
  if (inner instanceof z.ZodMiniUnion)
    return inner.def.options.flatMap((option) => {
      const own = present.filter((value) => z.safeParse(option, value).success);
      return own.length === 0 ? [] : unfilledParts(option, own, path, mayBeEmpty);
    });
  return [];
};

/** The same, and every field of its own that nothing stands in: null, an empty text or an empty list each time. */
export const unfilledLeaves = (
  schema: Schema,
  values: readonly unknown[],
  path: string,
): readonly string[] => unfilledParts(schema, values, path, () => false);
