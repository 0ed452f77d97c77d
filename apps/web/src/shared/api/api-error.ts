import type { ErrorBody, FieldError, GlobalError } from '@cafeteria/contract';

/** The client's own kinds of failure (specification, section 8). */
export type ClientErrorKind = 'FETCH_ERROR' | 'TIMEOUT' | 'PARSING_ERROR';

/** A call that got an answer other than success. */
export class ApiError extends Error {
  readonly status: number;
  readonly globalErrors: readonly GlobalError[];
  readonly fieldErrors: readonly FieldError[];
  constructor(status: number, body: ErrorBody, call: string) {
    super(`${call} answered ${status}`);
    this.status = status;
    this.globalErrors = body.globalErrors ?? [];
    this.fieldErrors = body.fieldErrors ?? [];
  }
}

/** A call that got no answer, or none that could be read. */
export class ConnectionError extends Error {
  readonly kind: ClientErrorKind;
  constructor(kind: ClientErrorKind, call: string, options?: ErrorOptions) {
    super(`${call}: ${kind}`, options);
    this.kind = kind;
  }
}
