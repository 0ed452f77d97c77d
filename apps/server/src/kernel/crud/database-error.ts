import type { FieldError } from '@cafeteria/contract';
import { invalidFields } from '../../platform/http/index.ts';
import { camelCase, type TableDescription } from '../table/index.ts';

type DatabaseError = Error & { code: string; detail?: string; table?: string };
const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const messageKeyOfCode: Readonly<Record<string, string>> = {
  '23503': 'validation.reference',
  '23505': 'validation.taken',
};

/**
 * The column of a key that is the record's own: the last one of `client_id, personal_number`, the
 * one inside `lower(username)`.
 */
const lastColumn = (key: string | undefined): string | undefined =>
  key
    ?.split(',')
    .at(-1)
    ?.replace(/^.*\(/, '')
    .replace(/[:)].*$/, '')
    .trim();

/** A broken reference or a taken value as an error beside its field; anything else as it was. */
type Linked = Pick<TableDescription, 'links'>;
const asFieldError = (error: unknown, { links }: Linked): unknown => {
  if (!isDatabaseError(error)) return error;
  const messageKey = messageKeyOfCode[error.code];
  const column = lastColumn(/^Key \((.+?)\)=\(/.exec(error.detail ?? '')?.[1]);
  if (!messageKey || !column) return error;
  const link = Object.entries(links).find(([, { table }]) => table === error.table)?.[0];
  const fieldError: FieldError = { field: link ?? camelCase(column), messageKey };
  return invalidFields([fieldError]);
};

/** Does the work on a record of the table, telling of broken references and taken values field by field. */
export const withFieldErrors = async <T>(table: Linked, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw asFieldError(error, table);
  });
