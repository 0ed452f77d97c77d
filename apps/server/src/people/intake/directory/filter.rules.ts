import { controlCharacters } from '@cafeteria/contract';
import type { DirectoryFilter } from '../../records/user/index.ts';
import { enterpriseSchema, userSchema } from './path.ts';
import { ScimError } from './scim-error.ts';

/** A map, so that names every object inherits (`constructor`) are none of ours. */
const attributes: ReadonlyMap<string, keyof DirectoryFilter> = new Map([
  ['id', 'id'],
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['emails.value', 'email'],
  ['emails', 'email'],
  ['emails[type eq "work"].value', 'email'],
  ['active', 'active'],
  ['employeenumber', 'personalNumber'],
]);
const refuse = (detail: string): never => {
  throw new ScimError(400, detail, 'invalidFilter');
};

const comparison =
  /^\s*([\w.:$-]+(?:\[[^\]]{0,60}\](?:\.\w+)?)?)\s+(\w{2})\s+("(?:[^"\\]|\\.){0,500}"|true|false)\s*/i;

/** `emails[type eq "work" and value eq "x"]` says the same as `emails[type eq "work"].value eq "x"`. */
const inner = /^emails\[type eq "work" and value eq ("(?:[^"\\]|\\.){0,500}")\]\s*/i;
const valueOf = (json: string): string | boolean => {
  if (!json.startsWith('"')) return json.toLowerCase() === 'true';
  try {
    return String(JSON.parse(json));
  } catch {
    return refuse('A value cannot be read');
  }
};

const plain = (name: string): string => {
  const lower = name.toLowerCase();
  for (const schema of [userSchema, enterpriseSchema])
    if (lower.startsWith(`${schema.toLowerCase()}:`)) return lower.slice(schema.length + 1);
  return lower;
};

const nextOf = (rest: string): { name: string; value: string | boolean; length: number } => {
  const nested = inner.exec(rest);
  if (nested?.[1])
    return { name: 'emails.value', value: valueOf(nested[1]), length: nested[0].length };
  const [all = '', name = '', operator = '', json = ''] = comparison.exec(rest) ?? [];
  if (all === '') return refuse('The filter cannot be read');
  if (operator.toLowerCase() !== 'eq') return refuse(`The operator ${operator} is not supported`);
  return { name: plain(name), value: valueOf(json), length: all.length };
};

/** One comparison, told apart by what its attribute holds. */
const termOf = (name: string, value: string | boolean): DirectoryFilter => {
  const attribute = attributes.get(name) ?? refuse(`Filtering by ${name} is not supported`);
  if (attribute === 'active') {
    const isTrue = typeof value === 'boolean' ? value : value.toLowerCase() === 'true';
    return { active: isTrue };
  }
  if (typeof value !== 'string') return refuse(`${name} is a text`);
  return controlCharacters.test(value)
    ? refuse('A value has a control character')
    : { [attribute]: value };
};

/**
 * The filters directories send: comparisons by `eq`, joined by `and` (RFC 7644, section 3.4.2.2).
 * @example parseFilter('userName eq "jana@firma.cz" and active eq true')
 */
export const parseFilter = (text: string | undefined): DirectoryFilter => {
  if (text === undefined || text.trim() === '') return {};
  if (text.length > 1_000) refuse('The filter is too long');
  let rest = text.trim();
  let filter: DirectoryFilter = {};
  for (;;) {
    const { name, value, length } = nextOf(rest);
    const term = termOf(name, value);
    const isTwice = Object.keys(term).some((key) => key in filter);
    if (isTwice) refuse(`${name} is compared twice`);
    filter = { ...filter, ...term };
    rest = rest.slice(length);
    if (rest === '') return filter;
    if (!/^and\s/i.test(rest)) refuse('Comparisons are joined by "and"');
    rest = rest.slice(3);
  }
};
