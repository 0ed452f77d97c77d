/** Requests made from the contract: as it wants them, nearly so, and not at all. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Route } from '@cafeteria/contract';

type Schema = z.core.JSONSchema.BaseSchema;
type Anything = fc.Arbitrary<unknown>;

const smallIds = [1, 2, 3, 4, 5, 6, 10, 100, 101, 201, 999_999];
const words = [
  '',
  ' ',
  'a',
  'Káva',
  "'; drop table offer; --",
  '%',
  '../../etc/passwd',
  '\u0000',
  '\uFFFD',
  '<script>alert(1)</script>',
  '𝒵'.repeat(300),
  '2026-10',
  '2026-02-30',
  '1e309',
  '-1',
  'null',
];
const formats: Readonly<Record<string, Anything>> = {
  email: fc.constantFrom('a@example.cz', 'employee@test.test', 'a@b', '@'),
  uuid: fc.uuid(),
  date: fc.constantFrom('2026-10-01', '2026-12-31', '0001-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-10-01T00:00:00Z', '2026-10-25T02:30:00+02:00'),
};
/** Texts of a pattern, where it can be turned round. */
const ofPattern = (pattern: string): Anything => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom(...words);
  }
};
/** As the contract wants it. */
const plainText = ({ format, pattern, maxLength }: Schema): Anything =>
  formats[format ?? ''] ??
  (pattern ? ofPattern(pattern) : fc.string({ maxLength: Math.min(maxLength ?? 20, 20) }));
/** …and words that mean something somewhere. */
const textOf = (schema: Schema): Anything =>
  fc.oneof(plainText(schema), { arbitrary: fc.constantFrom(...words), weight: 1 });
const numberOf = ({ minimum = 1, maximum = 1_000_000 }: Schema): Anything =>
  fc.oneof(
    fc.constantFrom(...smallIds),
    fc.integer({
      min: Math.max(minimum, -2_147_483_648),
      max: Math.max(minimum, Math.min(maximum, 2_147_483_647)),
    }),
  );

const wild: Anything = fc.oneof(
  fc.constantFrom(...words, null, -1, 0.5, 1e300, [], {}, true, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);
type OfText = (schema: Schema) => Anything;
const objectOf = ({ properties = {}, required = [] }: Schema, ofText: OfText): Anything => {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryOf(field as Schema, ofText)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
};
const arbitraryOf = (schema: Schema, ofText: OfText = textOf): Anything => {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => arbitraryOf(way as Schema, ofText)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds: Readonly<Record<string, () => Anything>> = {
    string: () => ofText(schema),
    integer: () => numberOf(schema),
    number: () => fc.oneof(numberOf(schema), fc.double({ noNaN: true, min: -90, max: 90 })),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => fc.array(arbitraryOf((schema.items ?? {}) as Schema, ofText), { maxLength: 3 }),
    object: () => objectOf(schema, ofText),
  };
  return kinds[String(schema.type)]?.() ?? wild;
};

const jsonSchema = (schema: z.core.$ZodType): Schema => {
  const metadata = z.registry<{ id?: string }>();
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata });
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** One field of a good body is something else, is gone, or is there though nobody knows it. */
const nearly = (good: Anything): Anything =>
  fc.tuple(good, wild, fc.nat(), fc.constantFrom('change', 'remove', 'add')).map((parts) => {
    const [body, odd, at, how] = parts;
    if (!isRecord(body)) return odd;
    const names = Object.keys(body);
    const name = names[at % Math.max(1, names.length)] ?? 'surprise';
    if (how === 'add') return { ...body, surprise: odd };
    if (how === 'change') return { ...body, [name]: odd };
    return Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
  });
/** Bodies as the contract of a route wants them. */
export const goodBodyOf = ({ body }: Route): Anything =>
  body ? arbitraryOf(jsonSchema(body), plainText) : fc.constant(undefined);
const bodyOf = ({ body }: Route): fc.Arbitrary<string | undefined> => {
  if (!body) return fc.constant(undefined);
  const good = arbitraryOf(jsonSchema(body));
  const some = fc.oneof(
    { arbitrary: good, weight: 6 },
    { arbitrary: nearly(good), weight: 3 },
    { arbitrary: wild, weight: 1 },
  );
  return some.map((value) => JSON.stringify(value) ?? '{');
};

const partOf = (name: string): Anything =>
  name === 'month'
    ? fc.constantFrom('2026-09', '2026-10', '2026-13')
    : fc.oneof(
        { arbitrary: fc.constantFrom(...smallIds), weight: 6 },
        { arbitrary: fc.uuid(), weight: 1 },
        { arbitrary: fc.constantFrom(...words), weight: 1 },
      );
const written = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  );
const urlOf = ({ path, query }: Route): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parts = fc.record(Object.fromEntries(names.map((name) => [name, partOf(name)])));
  const queries = query
    ? fc.oneof(
        { arbitrary: arbitraryOf(jsonSchema(query)), weight: 4 },
        { arbitrary: nearly(arbitraryOf(jsonSchema(query))), weight: 1 },
      )
    : fc.constant({});
  return fc.tuple(parts, queries).map(([filled, search]) => {
    const at = path.replaceAll(/:(\w+)/g, (_, name: string) => written(filled[name]));
    const pairs = isRecord(search) ? Object.entries(search) : [];
    const text = pairs
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${written(name)}=${written(value)}`);
    return text.length === 0 ? at : `${at}?${text.join('&')}`;
  });
};

export type Sent = {
  readonly url: string;
  readonly payload: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};
const headers = fc.constantFrom<Record<string, string>>(
  {},
  { 'accept-language': 'sk' },
  { 'accept-language': 'xx;q=9' },
  { accept: 'text/html' },
  { 'if-none-match': '"x"' },
  { range: 'bytes=5-2' },
  { 'idempotency-key': 'a' },
);
/** What is sent to a route. */
export const requestTo = (route: Route): fc.Arbitrary<Sent> =>
  fc.record({ url: urlOf(route), payload: bodyOf(route), headers });
