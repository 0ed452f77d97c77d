import { type ErrorKey, errorStatus, type FieldError, type GlobalError } from '@cafeteria/contract';

export type ErrorParams = Record<string, string | number | boolean | string[]>;

/** An answer other than success, by its message key: the status follows from the contract's table. */
export class AppError extends Error {
  readonly status: number;
  readonly globalErrors: GlobalError[];
  readonly fieldErrors: FieldError[];
  constructor(key: ErrorKey, params?: ErrorParams, fieldErrors: FieldError[] = []) {
    super(key);
    this.status = errorStatus[key];
    this.globalErrors = [params ? { messageKey: key, params } : { messageKey: key }];
    this.fieldErrors = fieldErrors;
  }
}

/** 422 with errors beside fields and, because the form may not show them all, one general notice. */
export const invalidFields = (fieldErrors: FieldError[]): AppError =>
  new AppError('common.error.validation', undefined, fieldErrors);
export const notFound = (): AppError => new AppError('common.error.notFound');

/** The value, or the 404 of a missing entity. */
export const found = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw notFound();
  return value;
};
