import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** What one letter takes at most in JSON: `\u0159`. */
const letter = 6;
/** A number, a date, an id, `null`: what is short whatever it says. */
const scalar = 64;
const brackets = 2;
const scalars = [
  z.ZodMiniNumber,
  z.ZodMiniBoolean,
  z.ZodMiniNull,
  z.ZodMiniUndefined,
  z.ZodMiniISODateTime,
  z.ZodMiniISODate,
  z.ZodMiniUUID,
];
const wrappers = [z.ZodMiniNullable, z.ZodMiniOptional, z.ZodMiniDefault, z.ZodMiniReadonly];

/** What fits a pattern (a postal code, a key) and says no length. */
const patterned = 128;

/** The most of a text or a list, where a rule says it. */
const maxOf = ({ _zod: { def } }: Schema): number => {
  const rules = 'checks' in def ? (def.checks as readonly z.core.$ZodCheck[]) : [];
  const max = rules.map(({ _zod: { def: rule } }) => {
    if ('maximum' in rule) return Number(rule.maximum);
    return 'length' in rule ? Number(rule.length) : Infinity;
  });
  const least = Math.min(...max);
  const isPatterned = rules.some(({ _zod: { def: rule } }) => 'pattern' in rule && rule.pattern);
  return least === Infinity && isPatterned ? patterned : least;
};
/** A list of words holds each once. */
const countOf = (list: z.ZodMiniArray): number => {
  const max = maxOf(list);
  const { element } = list.def;
  return max === Infinity && element instanceof z.ZodMiniEnum
    ? Object.keys(element.def.entries).length
    : max;
};
const longest = (values: readonly unknown[]): number =>
  Math.max(...values.map((value) => String(value).length * letter + brackets));
const sum = (sizes: readonly number[]): number =>
  sizes.reduce((whole, size) => whole + size + 1, brackets);

const composedSize = (schema: Schema): number | undefined => {
  if (schema instanceof z.ZodMiniObject)
    return sum(
      Object.entries(schema.def.shape).map(([name, field]) => name.length + 3 + sizeOf(field)),
    );
  if (schema instanceof z.ZodMiniArray)
    return brackets + countOf(schema) * (sizeOf(schema.def.element) + 1);
  if (schema instanceof z.ZodMiniUnion) return Math.max(...schema.def.options.map(sizeOf));
  if (schema instanceof z.ZodMiniPipe)
    return sizeOf(schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in);
  return undefined;
};

const plainSize = (schema: Schema): number | undefined => {
  if (scalars.some((kind) => schema instanceof kind)) return scalar;
  if (schema instanceof z.ZodMiniEnum) return longest(Object.values(schema.def.entries));
  if (schema instanceof z.ZodMiniLiteral) return longest(schema.def.values);
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniStringFormat)
    return brackets + maxOf(schema) * letter;
  return undefined;
};

/** How many bytes of JSON a schema takes at most; `Infinity` where it does not say. */
export const sizeOf = (schema: Schema): number => {
  for (const wrapper of wrappers)
    if (schema instanceof wrapper) return Math.max(scalar, sizeOf(schema.def.innerType));
  return plainSize(schema) ?? composedSize(schema) ?? Infinity;
};

const allOf = (schemas: readonly Schema[]): number =>
  schemas.reduce((total, schema) => total + containersOf(schema), 0);
const composedContainers = (schema: Schema): number | undefined => {
  if (schema instanceof z.ZodMiniObject) return 1 + allOf(Object.values(schema.def.shape));
  if (schema instanceof z.ZodMiniArray) {
    const inEach = containersOf(schema.def.element);
    return 1 + (inEach === 0 ? 0 : countOf(schema) * inEach);
  }
  if (schema instanceof z.ZodMiniUnion) return Math.max(...schema.def.options.map(containersOf));
  if (schema instanceof z.ZodMiniPipe)
    return containersOf(
      schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in,
    );
  return undefined;
};
/** How many lists and objects a schema holds at most, itself included; `Infinity` where it does not say. */
export const containersOf = (schema: Schema): number => {
  for (const wrapper of wrappers)
    if (schema instanceof wrapper) return containersOf(schema.def.innerType);
  return composedContainers(schema) ?? (plainSize(schema) === undefined ? Infinity : 0);
};
