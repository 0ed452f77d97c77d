import { enterpriseSchema, userSchema } from './path.ts';
import type { DirectoryAttributes } from './resource.rules.ts';
import { badValue, ScimError } from './scim-error.ts';

type Values = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textAt = (attribute: string, value: unknown): string | null => {
  if (value === null) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > 500) throw badValue(`${attribute} is not a text`);
  return value;
};
/** Entra sends `"False"` for false. */
const flagAt = (attribute: string, value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw badValue(`${attribute} is neither true nor false`);
};

/** The address of a list: the primary one, else that of work, else the first. */
const emailOf = (value: unknown): string | null => {
  if (value === null) return null;
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const all = list.map((one) => (isObject(one) ? one : { value: one }));
  const primary = all.find((one) => 'primary' in one && one.primary === true);
  const work = all.find((one) => 'type' in one && one.type === 'work');
  const chosen = primary ?? work ?? all[0];
  return chosen === undefined ? null : textAt('emails', chosen.value ?? null);
};

/** What an attribute, in lower case, adds to what is said. */
const readers: Readonly<Record<string, (value: unknown) => DirectoryAttributes>> = {
  externalid: (value) => ({ externalId: textAt('externalId', value) }),
  username: (value) => ({ userName: textAt('userName', value) }),
  displayname: (value) => ({ displayName: textAt('displayName', value) }),
  name: (value) => (isObject(value) ? sayAll(value, 'name.') : {}),
  'name.givenname': (value) => ({ givenName: textAt('name.givenName', value) }),
  'name.familyname': (value) => ({ familyName: textAt('name.familyName', value) }),
  emails: (value) => ({ email: emailOf(value) }),
  'emails.value': (value) => ({ email: textAt('emails', value) }),
  preferredlanguage: (value) => ({ language: textAt('preferredLanguage', value) }),
  locale: (value) => ({ language: textAt('locale', value) }),
  active: (value) => ({ active: flagAt('active', value) }),
  employeenumber: (value) => ({ employeeNumber: textAt('employeeNumber', value) }),
};

/** An attribute of a name anybody may send: only those above, not what every object inherits. */
const readerOf = (attribute: string) =>
  Object.hasOwn(readers, attribute) ? readers[attribute] : undefined;

const known = (schema: string): string => `${schema.toLowerCase()}:`;
const emailPath = /^emails\[\s*(?:type\s+eq\s+"(\w+)"|primary\s+eq\s+"?true"?)\s*\](?:\.(\w+))?$/;
const anyPath = /^[a-z$][\w$-]*(\[[^\]]{0,200}\])?(\.[a-z$][\w$-]*)?$/;

const readOnly = /^(id|meta(\..*)?)$/;
const withoutSchema = (path: string): string => {
  const schema = [userSchema, enterpriseSchema].find((one) => path.startsWith(known(one)));
  return schema ? path.slice(known(schema).length) : path;
};
/** The address of work is the one that is kept. */
const emailAttribute = ([, type = 'work', part]: readonly string[]): string => {
  if (type !== 'work') return 'other';
  return part ? `emails.${part}` : 'emails';
};

/**
 * An attribute of a path, without its schema. Addresses other than the one of work, and everything else that is not
 * kept here, is read and left alone: directories send what they have.
 */
const attributeOf = (path: string): string => {
  const lower = withoutSchema(path.trim().toLowerCase());
  const email = emailPath.exec(lower);
  if (email) return emailAttribute(email);
  if (lower.startsWith('urn:')) return 'other';
  if (!anyPath.test(lower)) throw new ScimError(400, 'The path cannot be read', 'invalidPath');
  if (readOnly.test(lower)) throw new ScimError(400, `${path} is read-only`, 'mutability');
  return lower;
};

/** What one attribute says. */
export const say = (path: string, value: unknown): DirectoryAttributes =>
  readerOf(attributeOf(path))?.(value) ?? {};

const longestPath = 300;
/** Attributes of the standard that directories send and nobody keeps here (RFC 7643, sections 4.1 and 4.3). */
const leftAlone = new Set(
  (
    'schemas nickname profileurl title usertype timezone phonenumbers ims photos addresses groups ' +
    'x509certificates costcenter organization division department manager'
  ).split(' '),
);
const standardPath =
  /^([a-z]\w*)(?:\[\s*[a-z.]+\s+[a-z]{2}\s+(?:"[^"\]]{0,100}"|true|false)\s*\])?(?:\.[$a-z]\w*)?$/;
/** A path of a patch that names nothing is refused: the directory would believe that it was done. */
const assertNamed = (path: string): void => {
  const lower = path.length > longestPath ? '' : withoutSchema(path.trim().toLowerCase());
  const name = standardPath.exec(lower)?.[1] ?? '';
  if (!readerOf(name) && !leftAlone.has(name) && name !== 'id' && name !== 'meta')
    throw new ScimError(400, 'The path names nothing that is kept here', 'invalidPath');
};
/** What a patch says of one attribute. */
export const sayAt = (path: string, value: unknown): DirectoryAttributes => {
  assertNamed(path);
  return say(path, value);
};

const isAside = (key: string): boolean => ['schemas', 'id', 'meta'].includes(key.toLowerCase());

/** What a whole object says: of a resource, or of a patch without a path. */
export const sayAll = (values: Values, prefix = ''): DirectoryAttributes => {
  let attributes: DirectoryAttributes = {};
  for (const [key, value] of Object.entries(values)) {
    if (prefix === '' && isAside(key)) continue;
    const isExtension = [userSchema, enterpriseSchema].some(
      (schema) => schema.toLowerCase() === key.toLowerCase(),
    );
    attributes = {
      ...attributes,
      ...(isExtension ? (isObject(value) ? sayAll(value, '') : {}) : say(`${prefix}${key}`, value)),
    };
  }
  return attributes;
};

/** What taking an attribute away says; what everybody must have stays. */
export const unsay = (path: string): DirectoryAttributes => {
  assertNamed(path);
  const attribute = attributeOf(path);
  const required = ['username', 'name', 'name.givenname', 'name.familyname', 'active'];
  if (required.includes(attribute))
    throw new ScimError(400, `${path} cannot be removed`, 'mutability');
  return readerOf(attribute)?.(null) ?? {};
};
