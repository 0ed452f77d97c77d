import type { FieldError } from '@cafeteria/contract';
import type { Params } from '@cafeteria/i18n';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

/** An error as forms keep it: the key of its text and its parameters. */
export type KeptError = {
  readonly type: string;
  readonly message: string;
  readonly params?: Params | undefined;
};
type Issue = z.core.$ZodIssue;

const isKey = (message: string): boolean => /^[a-z]+(\.[a-zA-Z]+)+$/.test(message);
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

const messageOf = (issue: Issue): string => {
  if (isKey(issue.message)) return issue.message;
  return isEmpty(issue.input) ? 'validation.required' : 'validation.type';
};
const limitsOf = (issue: Issue): KeptError['params'] => {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'too_small' ? { min: Number(issue.minimum) } : undefined;
};

/** `contacts[0].value` → `contacts.0.value`, as forms write it. */
export const formPath = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1');

/** Checks a form with the contract's schema; the messages stay keys, with the limits they name. */
export const contractResolver =
  (schema: z.ZodMiniType): Resolver<FieldValues> =>
  (values) => {
    const parsed = z.safeParse(schema, values, { reportInput: true });
    if (parsed.success) return { values: parsed.data as FieldValues, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.map(String).join('.');
      if (!(get(errors, path) as unknown))
        set(errors, path, {
          type: issue.code,
          message: messageOf(issue),
          params: limitsOf(issue),
        } satisfies KeptError);
    }
    return { values: {}, errors };
  };

/** Splits the server's field errors into those with an input in the form and the rest. */
export const splitErrors = (
  fieldErrors: readonly FieldError[],
  fields: readonly string[],
): { known: readonly FieldError[]; unknown: readonly FieldError[] } => {
  const isKnown = ({ field }: FieldError): boolean =>
    fields.includes(field.split(/[.[]/, 1)[0] ?? '');
  return {
    known: fieldErrors.filter(isKnown),
    unknown: fieldErrors.filter((error) => !isKnown(error)),
  };
};

/** How many inputs are wrong beneath a field: an address with a wrong street and a wrong town counts twice. */
export const countErrors = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 0;
  if ('message' in error && typeof error.message === 'string') return 1;
  return Object.values(error).reduce<number>((sum, one) => sum + countErrors(one), 0);
};
