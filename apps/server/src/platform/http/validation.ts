import type { FieldError } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { AppError, type ErrorParams } from '../app-error.ts';

type Issue = z.core.$ZodIssue;

/** Of a value that is not there a person has chosen nothing, whatever its type: a text, a number, a word of a list. */
const isMissing = (issue: Issue): boolean =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code) &&
  (issue.input === undefined || issue.input === null);
/** Unreadable as against merely wrong: the caller's program is at fault, not the person who typed (400, not 422). */
const isUnreadable = (issue: Issue): boolean =>
  !isMissing(issue) &&
  ['invalid_type', 'unrecognized_keys', 'invalid_value', 'invalid_union'].includes(issue.code);

const ownKey = (message: string): string | undefined =>
  /^[a-z]+(\.[a-zA-Z]+)+$/.test(message) ? message : undefined;

const limits = (issue: Issue): ErrorParams | undefined => {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return undefined;
};

/** `['blocks', 3, 'text']` → `blocks[3].text`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');

const toFieldError = (issue: Issue): FieldError => {
  const messageKey =
    ownKey(issue.message) ?? (isMissing(issue) ? 'validation.required' : 'validation.type');
  const path =
    issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const params = limits(issue);
  return {
    field: fieldPath(path),
    messageKey: issue.code === 'unrecognized_keys' ? 'validation.unknownField' : messageKey,
    ...(params && { params }),
  };
};

/** Turns what a schema found into the specification's errors: 400 for an unreadable request, 422 for a wrong one. */
export const validationError = (
  issues: readonly Issue[],
  part: 'body' | 'query' | 'params',
): AppError => {
  const unreadable = part !== 'body' || issues.some(isUnreadable);
  const fieldErrors = issues.slice(0, 50).map(toFieldError);
  return new AppError(
    unreadable ? 'common.error.badRequest' : 'common.error.validation',
    undefined,
    fieldErrors,
  );
};

/** Parses with a schema or throws the error above. */
export const parse = <S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  part: 'body' | 'query' | 'params',
): z.output<S> => {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw validationError(result.error.issues, part);
};
