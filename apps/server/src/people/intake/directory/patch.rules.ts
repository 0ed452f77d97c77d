import { patchSchema } from './path.ts';
import type { DirectoryAttributes } from './resource.rules.ts';
import { isObject, sayAll, sayAt, unsay } from './attributes.rules.ts';
import { ScimError } from './scim-error.ts';

const maxOperations = 100;
const refuse = (detail: string): never => {
  throw new ScimError(400, detail, 'invalidSyntax');
};

/** The members of an operation come in any case; a path that is empty is none. */
const readOperation = (operation: unknown) => {
  if (!isObject(operation)) return refuse('An operation is an object');
  const { op, path, value } = Object.fromEntries(
    Object.entries(operation).map(([key, member]) => [key.toLowerCase(), member]),
  );
  const where = path ?? '';
  if (typeof where !== 'string') return refuse('A path is a text');
  return { word: typeof op === 'string' ? op.toLowerCase() : '', path: where, value };
};

/** What one operation says; what it takes away it says to be nothing. */
const attributesOf = (operation: unknown): DirectoryAttributes => {
  const { word, path, value } = readOperation(operation);
  if (word === 'remove') {
    if (path === '') throw new ScimError(400, 'There is nothing to remove', 'noTarget');
    return unsay(path);
  }
  if (word !== 'add' && word !== 'replace') return refuse(`The operation ${word} is not known`);
  if (path !== '') return sayAt(path, value);
  return isObject(value) ? sayAll(value) : refuse('Without a path the value is an object');
};

/** What a patch says of a person, all its operations together. */
export const parsePatch = (body: unknown): DirectoryAttributes => {
  if (!isObject(body)) return refuse('A patch is an object');
  const { schemas, Operations: upper, operations: lower } = body;
  if (Array.isArray(schemas) && !schemas.includes(patchSchema)) refuse('This is not a patch');
  const operations: unknown = upper ?? lower;
  if (!Array.isArray(operations) || operations.length === 0)
    return refuse('A patch has operations');
  if (operations.length > maxOperations) refuse('There are too many operations');
  let attributes: DirectoryAttributes = {};
  for (const operation of operations) attributes = { ...attributes, ...attributesOf(operation) };
  return attributes;
};
