import { enterpriseSchema, userSchema } from './path.ts';

type Values = Readonly<Record<string, unknown>>;
export type Projection = {
  readonly attributes: string | undefined;
  readonly excludedAttributes: string | undefined;
};
/** Answered whatever was asked for (RFC 7643: returned "always"). */
const always = ['schemas', 'id'];

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .map((one) =>
      one.startsWith(`${userSchema.toLowerCase()}:`) ? one.slice(userSchema.length + 1) : one,
    )
    .filter(Boolean);

/** An attribute belongs to what is named when it, what holds it, or something in it is. */
const parts = (name: string, wanted: readonly string[]): 'whole' | string[] => {
  const lower = name.toLowerCase();
  if (wanted.includes(lower)) return 'whole';
  const parting = lower === enterpriseSchema.toLowerCase() ? ':' : '.';
  return wanted
    .filter((one) => one.startsWith(`${lower}${parting}`))
    .map((one) => one.slice(lower.length + 1));
};
const only = (value: unknown, names: readonly string[], isKept: boolean): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => only(one, names, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => names.includes(key.toLowerCase()) === isKept),
  );
};

/** A resource with only the attributes asked for, or without those that are not wanted. */
export const project = (
  resource: Values,
  { attributes, excludedAttributes }: Projection,
): Values => {
  const wanted = listOf(attributes);
  const unwanted = listOf(excludedAttributes);
  if (wanted.length === 0 && unwanted.length === 0) return resource;
  const isAsked = wanted.length > 0;
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    if (always.includes(name)) return [[name, value]];
    const named = parts(name, isAsked ? wanted : unwanted);
    if (named === 'whole') return isAsked ? [[name, value]] : [];
    if (named.length === 0) return isAsked ? [] : [[name, value]];
    return [[name, only(value, named, isAsked)]];
  });
  return Object.fromEntries(entries);
};
