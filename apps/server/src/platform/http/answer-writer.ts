import * as z from 'zod/mini';
import { ownBytes } from '../own-bytes.ts';
import { type BrokenField, readLoosely } from './loose.ts';

type Schema = z.core.$ZodType;
/**
 * Writes a value as the JSON its schema lists; undefined if the field is to be left out of its object. Throws what zod
 * throws.
 */
type Serialize = (value: unknown) => Pieces | undefined;
/** JSON in pieces: texts, and bytes that were made before. */
type Pieces = readonly (string | Buffer)[];

const staying = new WeakSet<object>();
/**
 * Promises that a value stays as it is for as long as anybody has it, so that what goes out of it is made once.
 * @example const card = lasting({ id: 12, title: 'Kavárna' })
 */
export const lasting = <T extends object>(value: T): T => {
  staying.add(value);
  return value;
};
type Variant = { readonly base: object; readonly own: Readonly<Record<string, unknown>> };
const variants = new WeakMap<object, Variant>();
/**
 * A value that lasts but for some fields: what goes out of the others is made once.
 * @example const near = lastingBut(card, { distance: 120 })
 */
export const lastingBut = <T extends object, Own extends Readonly<Record<string, unknown>>>(
  base: T,
  own: Own,
): T & Own => {
  const value = { ...base, ...own };
  if (isLasting(base)) variants.set(value, { base, own });
  return value;
};
const isLasting = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && staying.has(value);

type Writing = {
  /** Parts of which values may last. */
  readonly parts: ReadonlySet<Schema>;
  readonly onBroken: (fields: readonly BrokenField[]) => void;
};
const whole = (schema: Schema, { onBroken }: Writing): Serialize => {
  const read = readLoosely(schema, onBroken);
  return (value) => {
    const text = JSON.stringify(read(value));
    return text === undefined ? undefined : [text];
  };
};

/** What goes out of the fields that last is made once; undefined where a record checks more than its fields do. */
const exceptFor = (
  schema: Schema,
  writing: Writing,
): ((variant: Variant) => Pieces) | undefined => {
  if (!isPlainRecord(schema)) return undefined;
  const fields = fieldsOf(schema, writing);
  const made = new WeakMap<object, Map<string, Buffer>>();
  const othersOf = ({ base, own }: Variant): Buffer => {
    const kept = made.get(base) ?? new Map<string, Buffer>();
    made.set(base, kept);
    const names = Object.keys(own).join(' ');
    const known = kept.get(names);
    if (known) return known;
    const others = fields.filter(({ name }) => !(name in own));
    const bytes = ownBytes(joined(writeFields(others, { ...base })));
    kept.set(names, bytes);
    return bytes;
  };
  return (variant) => {
    const ownFields = fields.filter(({ name }) => name in variant.own);
    const others = othersOf(variant);
    const pieces = writeFields(ownFields, variant.own);
    const comma = others.length > 0 && pieces.length > 0 ? [','] : [];
    return ['{', others, ...comma, ...pieces, '}'];
  };
};

/** Of a value that lasts, what goes out is made once. */
const onceFor = (schema: Schema, writing: Writing): Serialize => {
  const serialize = whole(schema, writing);
  const write = exceptFor(schema, writing);
  const made = new WeakMap<object, Pieces>();
  return (value) => {
    const variant = write && isRecord(value) ? variants.get(value) : undefined;
    if (variant) return write?.(variant);
    if (!isLasting(value)) return serialize(value);
    const kept = made.get(value);
    if (kept) return kept;
    const pieces = [ownBytes(joined(serialize(value) ?? []))];
    made.set(value, pieces);
    return pieces;
  };
};

/** A record that checks no more than its fields do. */
const isPlainRecord = (schema: Schema): schema is z.ZodMiniObject =>
  schema instanceof z.ZodMiniObject && !schema.def.catchall && !schema._zod.def.checks?.length;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `otherwise` says what is wrong with a value that is none. */
const list =
  (item: Serialize, otherwise: Serialize): Serialize =>
  (value) => {
    if (!Array.isArray(value)) return otherwise(value);
    const pieces: (string | Buffer)[] = ['['];
    for (const one of value) {
      if (pieces.length > 1) pieces.push(',');
      pieces.push(...(item(one) ?? ['null']));
    }
    pieces.push(']');
    return pieces;
  };

type Field = { readonly name: string; readonly start: string; readonly serialize: Serialize };
const fieldOf = (name: string, serialize: Serialize): Field => ({
  name,
  start: `${JSON.stringify(name)}:`,
  serialize,
});
const fieldsOf = ({ def: { shape } }: z.ZodMiniObject, writing: Writing): readonly Field[] =>
  Object.entries(shape).map(([name, field]) => fieldOf(name, whole(field, writing)));
const writeFields = (
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
): (string | Buffer)[] => {
  const pieces: (string | Buffer)[] = [];
  for (const { name, serialize, start } of fields) {
    const field = serialize(value[name]);
    if (field) pieces.push(pieces.length > 0 ? `,${start}` : start, ...field);
  }
  return pieces;
};
const record =
  (fields: readonly Field[], otherwise: Serialize): Serialize =>
  (value) =>
    isRecord(value) ? ['{', ...writeFields(fields, value), '}'] : otherwise(value);

const orNull =
  (inner: Serialize): Serialize =>
  (value) =>
    value === null ? ['null'] : inner(value);

/**
 * How values of a schema are written if they may contain something lasting; undefined if they cannot, or if the schema
 * checks more than its parts do.
 */
const inPieces = (schema: Schema, writing: Writing): Serialize | undefined => {
  const { parts } = writing;
  if (parts.has(schema)) return onceFor(schema, writing);
  if (schema._zod.def.checks?.length) return undefined;
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.some((one) => parts.has(one)) ? onceFor(schema, writing) : undefined;
  if (schema instanceof z.ZodMiniNullable) {
    const inner = inPieces(schema.def.innerType, writing);
    return inner && orNull(inner);
  }
  if (schema instanceof z.ZodMiniArray) {
    const item = inPieces(schema.def.element, writing);
    return item && list(item, whole(schema, writing));
  }
  return isPlainRecord(schema) ? recordInPieces(schema, writing) : undefined;
};
const recordInPieces = (schema: z.ZodMiniObject, writing: Writing): Serialize | undefined => {
  const fields = Object.entries(schema.def.shape).map(([name, field]) => ({
    name,
    field,
    piece: inPieces(field, writing),
  }));
  const serializers = fields.map(({ name, field, piece }) =>
    fieldOf(name, piece ?? whole(field, writing)),
  );
  return fields.some(({ piece }) => piece)
    ? record(serializers, whole(schema, writing))
    : undefined;
};

/** Texts beside each other become bytes at once. */
const joined = (pieces: Pieces): Buffer => {
  const buffers: Buffer[] = [];
  let text = '';
  for (const piece of pieces)
    if (typeof piece === 'string') text += piece;
    else {
      if (text !== '') buffers.push(Buffer.from(text));
      text = '';
      buffers.push(piece);
    }
  if (text !== '') buffers.push(Buffer.from(text));
  return buffers.length === 1 && buffers[0] ? buffers[0] : Buffer.concat(buffers);
};

/**
 * Writes answers as the bytes of exactly what a schema lists: nothing else leaves the server.
 * @param parts schemas of which values may last (`lasting`): their bytes are made once
 * @param onBroken is told of fields that break a rule of theirs and were written all the same
 * @example answerWriter(CardPage, new Set([CardView]))({ content: [card], total: 1 })
 */
export const answerWriter = (
  schema: Schema,
  parts: ReadonlySet<Schema>,
  onBroken: (fields: readonly BrokenField[]) => void,
): ((value: unknown) => Buffer) => {
  const writing = { parts, onBroken };
  const serialize = inPieces(schema, writing) ?? whole(schema, writing);
  return (value) => joined(serialize(value) ?? []);
};
