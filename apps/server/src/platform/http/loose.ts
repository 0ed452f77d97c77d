/** What is stored and breaks a rule of its field is still answered: a row that nobody sees is one that nobody mends. */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Check = z.core.$ZodCheck;
type AnyDef = Schema['_zod']['def'] & { readonly checks?: Check[] };

/** Codes of rules of a field; the others say that a value is not of its type, which is a mistake of ours. */
const ruleCodes = new Set(['too_big', 'too_small', 'invalid_format', 'not_multiple_of', 'custom']);
const breaksOnlyRules = ({ issues }: z.core.$ZodError): boolean =>
  issues.every(({ code }) => ruleCodes.has(code));

/** What a check does to a value, and nothing of what it asks. */
const changing = (checks: readonly Check[] = []): Check[] =>
  checks.filter(({ _zod }) => _zod.def.check === 'overwrite');
const without = (schema: Schema, def: object, { checks }: AnyDef = schema._zod.def): Schema =>
  z.core.clone(schema, {
    ...schema._zod.def,
    ...def,
    checks: changing(checks),
  } as typeof schema._zod.def);

/** The same shape without the rules of its fields; what is of no shape known here keeps them. */
const loose = (schema: Schema): Schema => {
  if (schema instanceof z.ZodMiniStringFormat) return without(z.string(), {}, schema.def);
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniNumber)
    return without(schema, {});
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return without(schema, { innerType: loose(schema.def.innerType) });
  if (schema instanceof z.ZodMiniArray)
    return without(schema, { element: loose(schema.def.element) });
  if (schema instanceof z.ZodMiniUnion)
    return without(schema, { options: schema.def.options.map(loose) });
  if (schema instanceof z.ZodMiniObject) {
    const shape = Object.entries(schema.def.shape).map(([name, field]) => [name, loose(field)]);
    return without(schema, { shape: Object.fromEntries(shape) as object });
  }
  return schema;
};

/** A field of an answer that breaks one of its rules: where it is, and never what stands in it. */
export type BrokenField = { readonly path: string; readonly rule: string };
const brokenFields = ({ issues }: z.core.$ZodError): BrokenField[] =>
  issues.map(({ path, code }) => ({ path: path.join('.'), rule: code }));

/** Rows of a page that break a rule, by their place in it, with the names of their fields. */
const brokenRows = ({ issues }: z.core.$ZodError) => {
  const rows = new Map<number, Set<string>>();
  for (const { path } of issues) {
    const [list, index, field] = path;
    if (list !== 'content' || typeof index !== 'number') continue;
    rows.set(index, (rows.get(index) ?? new Set()).add(String(field)));
  }
  return [...rows].map(([index, fields]) => ({ index, fields: [...fields] }));
};
const isPage = (schema: Schema): boolean =>
  schema instanceof z.ZodMiniObject && 'broken' in schema.def.shape;

/**
 * Reads a value by its schema: all of what it lists and nothing else. Where a value only breaks rules of fields, it is
 * read without them, `onBroken` is told which, and a page says which of its rows they are.
 * @throws what zod throws, where a value is not of its type
 */
export const readLoosely = (
  schema: Schema,
  onBroken: (fields: readonly BrokenField[]) => void,
): ((value: unknown) => unknown) => {
  let loosened: Schema | undefined;
  return (value) => {
    const read = z.safeParse(schema, value);
    if (read.success) return read.data;
    if (!breaksOnlyRules(read.error)) throw read.error;
    loosened ??= loose(schema);
    const found = z.parse(loosened, value);
    onBroken(brokenFields(read.error));
    return isPage(schema) ? { ...(found as object), broken: brokenRows(read.error) } : found;
  };
};
